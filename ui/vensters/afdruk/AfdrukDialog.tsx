import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { formatDatum, toDatum } from '../../../domain/invoer'
import { useCalculator } from '../../basis/context/context'
import { useSamenvatting } from '../../basis/context/reading'
import { Dialog, copied, focusDialog } from '../../basis/dialog/Dialog'
import { Message } from '../../basis/message/Message'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { usePart, useShown } from '../../basis/lazy/usePart'
import { isPrintShortcut } from '../../basis/press/isPrintShortcut'
import { afdrukTekst } from '../../tekst/afdruk'
import { Button, Row, Stack, Text } from '../../thema/parts'
import { ActionButton } from '../../basis/press/ActionButton'
import { giveFocus, type Click } from '../../basis/press/giveFocus'
import type { Tekstregel } from './bladtekst'
import { copyRegels } from './copyRegels'
import { CalculationSheet } from './CalculationSheet'
import { printSheet } from './printSheet'
import { useTekstregels } from './useTekstregels'
import type { AfdrukDialogProps } from '../../basis/lazy/types/afdruk'

/**
 * A dialog that prints the calculation: only the result, or the result with every step. While the dialog is open and
 * ready, the browser's print shortcut prints only the result, without the page around the calculator.
 */
export const AfdrukDialog = ({ titel, toAnswer, onSluit }: AfdrukDialogProps) => {
  const { page } = useCalculator()
  const { momentopname } = useSamenvatting()
  const deelUse = useShown('delen', true, false)
  const { value: delen, failure } = deelUse
  const aannamedelen = useShown('aannamedelen', true, false)
  const [metVerhaal, setMetVerhaal] = useState(false)
  const [verboden, setVerboden] = useState<Click>()
  const [gekopieerd, setGekopieerd] = useState('')
  const toRegels = useTekstregels(deelUse)
  const blad = useRef<HTMLDivElement>(null)
  const kopieerknop = useRef<HTMLButtonElement>(null)

  /** Whether printing can begin: there is a result, `aannamedelen` has loaded, and `delen` has loaded or failed. */
  const isKlaar = (delen ?? failure) && aannamedelen.value && momentopname
  const heeftCode = !failure && page.fragment.addressWith('') !== undefined
  const melding = aannamedelen.failure ?? failure
  /** Prints the sheet if it is ready, with every step if `alles` is true. Then returns the focus to `knop`. */
  const druk = (alles: boolean, klik: Click, knop: HTMLElement | undefined) => {
    if (!isKlaar) return
    flushSync(() => setMetVerhaal(alles))
    const titel = afdrukTekst.kop(formatDatum(toDatum(page.today())))
    if (blad.current)
      printSheet(blad.current, titel, {
        giveBack: () => giveFocus(knop, klik),
        tellForbidden: (isForbidden) => setVerboden(isForbidden ? klik : undefined),
      })
  }
  const verhaal = usePart('verhaal', (klik, knop) => druk(true, klik, knop))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKlaar || !isPrintShortcut(event)) return
    event.preventDefault()
    const [met] = event.composedPath()
    druk(false, { detail: 0 }, met instanceof HTMLElement ? met : undefined)
  })
  useEffect(() => {
    const pagina = blad.current?.ownerDocument
    const listen = (event: KeyboardEvent) => onKey(event)
    // Before the listeners that print the page, which leave a prevented key alone.
    pagina?.addEventListener('keydown', listen, true)
    return () => pagina?.removeEventListener('keydown', listen, true)
  }, [])
  const regels = verboden && toRegels?.()
  const heeftRegels = regels !== undefined
  // A text about blocked printing pushes the pressed button out of view, so the focus moves to the copy button.
  useEffect(() => {
    if (verboden && heeftRegels) giveFocus(kopieerknop.current, verboden)
  }, [verboden, heeftRegels])
  const kopieer = async (van: readonly Tekstregel[]) =>
    setGekopieerd(await copied(() => copyRegels(van), afdrukTekst.gekopieerd, afdrukTekst.kopierenMislukt))
  return (
    <Dialog
      titel={titel}
      onSluit={onSluit}
      gezegd={verboden ? gekopieerd || afdrukTekst.verboden : melding?.text}
      actie={
        <ActionButton bezig={isKlaar ? undefined : true} onActie={(klik) => druk(false, klik, klik.currentTarget)}>
          {afdrukTekst.print}
        </ActionButton>
      }
    >
      <Text>{heeftCode ? afdrukTekst.waarschuwing : afdrukTekst.waarschuwingZonderCode}</Text>
      <Stack ruimte="lijn">
        <Text>{afdrukTekst.uitleg}</Text>
        <div>
          <ActionButton soort="stil" bezig={isKlaar ? verhaal.bezig : true} onActie={verhaal.ask}>
            {afdrukTekst.printAlles}
          </ActionButton>
        </div>
        <LoadFailureMessage failure={verhaal.failure} />
      </Stack>
      <LoadFailureMessage failure={melding} naAfloop={focusDialog} />
      {regels && (
        <>
          <Message soort="fout">
            <p>{afdrukTekst.verboden}</p>
          </Message>
          <Row>
            <Button ref={kopieerknop} soort="stil" onClick={() => void kopieer(regels)}>
              {afdrukTekst.kopieer}
            </Button>
          </Row>
          {gekopieerd !== '' && <Text soort="gedempt">{gekopieerd}</Text>}
          <Stack ruimte="lijn">
            {regels.map(({ tekst }, nummer) => (
              <Text key={`${nummer} ${tekst}`}>{tekst}</Text>
            ))}
          </Stack>
        </>
      )}
      <div ref={blad} hidden>
        {isKlaar && (
          <CalculationSheet toAnswer={toAnswer} Verhaal={metVerhaal ? verhaal.value?.VerhaalPanel : undefined} />
        )}
      </div>
    </Dialog>
  )
}
