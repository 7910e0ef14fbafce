import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { formatDatum, toDatum } from '../../../domain/invoer'
import { useCalculator } from '../../basis/context/context'
import { useSamenvatting } from '../../basis/context/reading'
import { copied } from '../../basis/dialog/Dialog'
import { Message } from '../../basis/message/Message'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { usePart, type PartUse } from '../../basis/lazy/usePart'
import { isPrintShortcut } from '../../basis/press/isPrintShortcut'
import { afdrukTekst } from '../../tekst/afdruk'
import { MainAndLesser } from '../../thema/lazyParts'
import { Button, Stack, Text } from '../../thema/parts'
import { ActionButton } from '../../basis/press/ActionButton'
import { giveFocus, type Click } from '../../basis/press/giveFocus'
import type { Tekstregel } from '../afdruk/bladtekst'
import { copyRegels } from '../afdruk/copyRegels'
import { useTekstregels } from '../afdruk/useTekstregels'
import type { Afdruk, SheetInPlaceProps } from '../../basis/lazy/types/afdruk'
import type { Delen } from '../../basis/lazy/types/delen'
import type { Sayable } from './LinkDeel'

interface PrintDeelProps extends Sayable, SheetInPlaceProps, Pick<ComponentProps<typeof ActionButton>, 'soort'> {
  /** The sheet; undefined until the sheet and the list of assumptions on it have loaded. */
  readonly afdruk: Afdruk | undefined
  readonly delen: Pick<PartUse<Delen>, 'value' | 'failure'>
}

/**
 * The buttons that print the calculation: only the result, or the result with every step. While the dialog is open and
 * ready, the browser's print shortcut prints only the result, without the page around the calculator. Where the browser
 * does not print, the text of the calculation appears instead.
 */
export const PrintDeel = ({ afdruk, delen, soort, toAnswer, gezegd, zeg }: PrintDeelProps) => {
  const { page } = useCalculator()
  const { momentopname } = useSamenvatting()
  const [metVerhaal, setMetVerhaal] = useState(false)
  const [verboden, setVerboden] = useState<Click>()
  const toRegels = useTekstregels(delen)
  const blad = useRef<HTMLDivElement>(null)
  const kopieerknop = useRef<HTMLButtonElement>(null)

  /** The sheet, if printing can begin: there is a result, and `delen` has loaded or failed. */
  const klaar = (delen.value ?? delen.failure) && momentopname && afdruk
  /** Prints the sheet if it is ready, with every step if `alles` is true. Then returns the focus to `knop`. */
  const druk = (alles: boolean, klik: Click, knop: HTMLElement | undefined) => {
    if (!klaar) return
    flushSync(() => setMetVerhaal(alles))
    const titel = afdrukTekst.kop(formatDatum(toDatum(page.today())))
    if (blad.current)
      klaar.printSheet(blad.current, titel, {
        giveBack: () => giveFocus(knop, klik),
        tellForbidden: (isForbidden) => {
          setVerboden(isForbidden ? klik : undefined)
          zeg(isForbidden ? afdrukTekst.verboden : '')
        },
      })
  }
  const verhaal = usePart('verhaal', (klik, knop) => druk(true, klik, knop))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!klaar || !isPrintShortcut(event)) return
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
  // A text about blocked printing pushes the next part out of view, so the focus moves to the copy button.
  useEffect(() => {
    if (verboden && heeftRegels) giveFocus(kopieerknop.current, verboden)
  }, [verboden, heeftRegels])
  const kopieer = async (van: readonly Tekstregel[]) =>
    zeg(await copied(() => copyRegels(van), afdrukTekst.gekopieerd, afdrukTekst.kopierenMislukt))
  return (
    <>
      <MainAndLesser>
        <ActionButton
          soort={soort}
          bezig={klaar ? undefined : true}
          onActie={(klik) => druk(false, klik, klik.currentTarget)}
        >
          {afdrukTekst.print}
        </ActionButton>
        <ActionButton soort="tekst" bezig={klaar ? verhaal.bezig : true} onActie={verhaal.ask}>
          {afdrukTekst.printAlles}
        </ActionButton>
      </MainAndLesser>
      <Text soort="gedempt">{afdrukTekst.uitleg}</Text>
      <LoadFailureMessage failure={verhaal.failure} />
      {regels && (
        <>
          <Message soort="fout">
            <p>{afdrukTekst.verboden}</p>
          </Message>
          <div>
            <Button ref={kopieerknop} soort="stil" onClick={() => void kopieer(regels)}>
              {afdrukTekst.kopieer}
            </Button>
          </div>
          {gezegd !== afdrukTekst.verboden && gezegd !== '' && <Text soort="gedempt">{gezegd}</Text>}
          <Stack ruimte="lijn">
            {regels.map(({ tekst }, nummer) => (
              <Text key={`${nummer} ${tekst}`}>{tekst}</Text>
            ))}
          </Stack>
        </>
      )}
      <div ref={blad} hidden>
        {klaar && (
          <klaar.CalculationSheet toAnswer={toAnswer} Verhaal={metVerhaal ? verhaal.value?.VerhaalPanel : undefined} />
        )}
      </div>
    </>
  )
}
