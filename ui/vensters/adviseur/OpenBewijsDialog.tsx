import { either } from 'fp-ts'
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'

import type { Normen } from '../../../domain'
import { isPeriodeVan } from '../../../domain/orientatie'
import type { Rekenbewijs, BewijsFout } from '../../../domain/bewijs'
import { useCalculator } from '../../basis/context/context'
import { useNormenVanNu, useOrientatie } from '../../basis/context/reading'
import { Dialog, focusDialog } from '../../basis/dialog/Dialog'
import { LoadFailureMessage } from '../../basis/lazy/LazyDialog'
import { useShown } from '../../basis/lazy/usePart'
import { isComposed } from '../../basis/press/isComposed'
import { adviseurTekst as tekst } from '../../tekst/adviseur'
import { Button, FieldBox, FieldLabel, Input, InputOutline, Text } from '../../thema/parts'
import { ActionButton } from '../../basis/press/ActionButton'
import { focusNow } from '../../basis/press/giveFocus'
import { Bevinding, Findings, zinnenVan, type ReplayedBewijs } from './Bevinding'
import type { Delen } from '../../basis/lazy/types/delen'
import type { DialogProps } from '../../basis/lazy/types/dialog'

/** The value of `verwacht` in a decoding error about a field that receipts do not have. */
const UNKNOWN = 'OnbekendVeld'

/** Returns a sentence on why the input is not a receipt, followed by the names of any unknown fields in the input. */
const toOnleesbaar = (fout: BewijsFout): readonly [zin: string, ...velden: readonly string[]] => {
  switch (fout._tag) {
    case 'TeGroot':
      return [tekst.teGroot]
    case 'GeenJson':
      return [tekst.onleesbaar]
    case 'GeenRekenbewijs': {
      const onbekend = fout.leesfouten.filter(({ verwacht }) => verwacht === UNKNOWN)
      const velden = onbekend.map(({ veld, melding }) => (veld === '' ? melding : veld))
      return velden.length === 0 ? [tekst.onleesbaar] : [tekst.hoortErNietIn, ...velden]
    }
  }
}

/** The maximum number of bytes read from a file: enough to detect that the file is too large for a receipt. */
const ENOUGH = 1024 * 1024

const textOf = (file: File): Promise<string> => (file.size > ENOUGH ? file.slice(0, ENOUGH) : file).text()

/**
 * Returns a receipt with the outcome of its check, which also recalculates under `normen` (by default those of the
 * receipt). Undefined until `delen` is loaded and the check is done.
 */
const useOordeel = (
  bewijs: Rekenbewijs | undefined,
  delen: Delen | undefined,
  normen: Normen | undefined,
): ReplayedBewijs | undefined => {
  const { page, settings } = useCalculator()
  const { rentetarieven } = settings
  const [gevonden, setGevonden] = useState<ReplayedBewijs>()
  useEffect(() => {
    if (bewijs === undefined || delen === undefined) return
    let isCurrent = true
    const nu = { ...(normen && { normen }), rentetarieven: rentetarieven ?? bewijs.kader.rentetarieven }
    void delen.vergelijkBewijs(page.loadNormen, bewijs, nu).then((gevonden) => {
      if (isCurrent) setGevonden({ bewijs, oordeel: delen.toOordeel(gevonden), gedeeld: delen.toGedeeld(bewijs) })
    })
    return () => {
      isCurrent = false
    }
  }, [bewijs, delen, normen, rentetarieven, page])
  return gevonden?.bewijs === bewijs ? gevonden : undefined
}

/**
 * A dialog that reads a receipt from a file or pasted text, shows and recalculates its figures, and reports which
 * figures differ and why. The adviser can continue with the answers of the receipt.
 */
export const OpenBewijsDialog = ({ titel, onSluit }: DialogProps) => {
  const id = useId()
  const calculator = useCalculator()
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  const { value: delen, failure } = useShown('delen', true, false)
  const [geplakt, setGeplakt] = useState('')
  const [gekozen, kies] = useState<string>()
  const gelezen = useMemo(() => (gekozen === undefined ? undefined : delen?.parseBewijs(gekozen)), [gekozen, delen])
  const bewijs = gelezen && either.isRight(gelezen) ? gelezen.right : undefined
  const normen = useNormenVanNu()
  const gevonden = useOordeel(bewijs, delen, normen)

  const onleesbaar = gelezen && either.isLeft(gelezen) ? toOnleesbaar(gelezen.left) : undefined
  const jaar = normen?.jaar ?? bewijs?.kader.normjaar
  const nu = jaar !== undefined && { jaar, metRente: calculator.settings.berekening === 'lokaal' }
  const gezegd = gevonden && nu ? zinnenVan(gevonden, nu).flat().join(' ') : ''
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposed(event.nativeEvent)) return
    event.preventDefault()
    kies(geplakt)
  }
  const takeGedeeld = () => {
    if (delen && gevonden) delen.applyGedeeld(calculator, gevonden.gedeeld, tekst.rekenenMet)
    onSluit()
  }
  return (
    <Dialog
      titel={titel}
      onSluit={onSluit}
      gezegd={onleesbaar ? onleesbaar.join(' ') : gezegd || failure?.text}
      metWoorden={gevonden !== undefined}
      actie={
        <>
          <ActionButton
            soort={gevonden ? 'stil' : 'primair'}
            bezig={delen ? undefined : true}
            onActie={() => kies(geplakt)}
          >
            {tekst.controleer}
          </ActionButton>
          {gevonden && <Button onClick={takeGedeeld}>{tekst.rekenVerder}</Button>}
        </>
      }
    >
      <FieldBox breedte="breed">
        <FieldLabel htmlFor={`${id}-bestand`}>{tekst.bestand}</FieldLabel>
        <InputOutline className="bediening">
          <Input
            id={`${id}-bestand`}
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget: { files } }) => {
              if (files?.[0]) void textOf(files[0]).then(kies, () => kies(''))
            }}
          />
        </InputOutline>
      </FieldBox>
      <FieldBox breedte="breed">
        <FieldLabel htmlFor={id}>{tekst.plak}</FieldLabel>
        <InputOutline className="bediening">
          <Input
            id={id}
            type="text"
            value={geplakt}
            onChange={({ currentTarget }) => setGeplakt(currentTarget.value)}
            onClick={focusNow}
            onKeyDown={onEnter}
          />
        </InputOutline>
      </FieldBox>
      <LoadFailureMessage failure={failure} naAfloop={focusDialog} />
      {onleesbaar && <Findings zinnen={onleesbaar} />}
      {gevonden && nu && <Bevinding gevonden={gevonden} nu={nu} />}
      {gevonden && !isPeriodeVan(labelCode, gevonden.bewijs.verzoek.rentevastperiode) && (
        <Text>{tekst.anderePeriode}</Text>
      )}
    </Dialog>
  )
}
