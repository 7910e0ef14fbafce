import { useMemo } from 'react'
import { either } from 'fp-ts'

import type { Rangorde, Vergeleken } from '../../application'
import { vergelijkPeriodes, type Periodevergelijking } from '../../application/vergelijking'
import { rentepaarVan, rentesoortVan } from '../../domain'
import { naamVanPeriode, periodesVan, type RentevastePeriode } from '../../domain/orientatie'
import { bedragInLijst } from '../tekst/periodebedrag'
import { renteTekst } from '../tekst/rente'
import { showRente, showRentes } from '../tekst/rentesoort'
import { woningwoorden } from '../tekst/vragen/woning'
import { Group, Stack, Text } from '../thema/parts'
import { ReadOnlyField } from '../velden/ReadOnlyField'
import { useCalculator } from '../basis/context/context'
import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { SelectField } from '../velden/SelectField'
import { useVraag } from '../velden/Vraag'
import { Antwoordenlijst } from './Antwoordenlijst'
import { usePrijsgrens } from './KopenTot'
import { StapAntwoord } from './StapAntwoord'
import { HeeftActieContext, useStapuitkomst } from './useStapuitkomst'
import { Vervolgkeuzes } from './Vervolgkeuzes'
import type { RentevastePeriodeStapProps } from '../basis/lazy/types/vervolgstappen'

/**
 * Returns which amount the list of periods shows after the rate: the shortage or the net monthly cost, by which
 * `rangorde` ranks. Undefined without a home: the list then shows no amount.
 */
const derdeKolom = (rangorde: Rangorde, vergeleken: readonly Vergeleken[]): Rangorde['soort'] | undefined =>
  vergeleken.some(({ extraBenodigdeEigenInleg }) => extraBenodigdeEigenInleg !== undefined) ? rangorde.soort : undefined

/** The question about the fixed-rate period. Each option shows its rate and its net cost or shortage, where known. */
const PeriodeVraag = ({ periodes: vergeleken, rangorde }: Periodevergelijking) => {
  const { rentetarieven } = useCalculator().settings
  const { value, onChange, ...vraag } = useVraag('renteperiode', woningwoorden.renteperiode)
  const periodes = periodesVan(useOrientatie(({ labelCode }) => labelCode))
  const toOption = (periode: RentevastePeriode) => ({ value: String(periode), text: naamVanPeriode(periode) })
  const derde = rangorde && derdeKolom(rangorde, vergeleken)
  const toRow = (periode: RentevastePeriode) => {
    const rentes = rentetarieven && rentepaarVan(rentetarieven, periode)
    // A figure of a rate that the sheet does not have is one of an earlier rate, so the row leaves it out.
    const van = vergeleken.find(
      ({ rentevastperiode, rente }) =>
        rentevastperiode === periode && (rente === rentes?.nhg || rente === rentes?.zonder),
    )
    const inKolom = derde ? [bedragInLijst(van, derde)] : []
    return rentes === undefined
      ? { ...toOption(periode), disabled: true, kolommen: [renteTekst.geenRenteBekend, ...inKolom] }
      : {
          ...toOption(periode),
          kolommen: [van?.rente === undefined ? showRentes(rentes) : showRente(van.rente), ...inKolom],
        }
  }
  return (
    <SelectField
      {...vraag}
      value={String(value)}
      koppen={rentetarieven && renteTekst.koppen[derde ?? 'rente']}
      options={
        rentetarieven
          ? periodes.map(toRow).toSorted((een, ander) => Number('disabled' in een) - Number('disabled' in ander))
          : periodes.map(toOption)
      }
      onChange={(gekozen) => {
        const periode = periodes.find((maanden) => String(maanden) === gekozen)
        if (periode !== undefined) onChange(periode)
      }}
    />
  )
}

/** Step 3: the answer, the question about the fixed-rate period, the rate, the buttons and the follow-up actions. */
export const RentevastePeriodeStap = ({ onZoek, children }: RentevastePeriodeStapProps) => {
  const vergelijking = useRenteperiodes()
  const uitkomst = useStapuitkomst(vergelijking.periodes)
  const grens = usePrijsgrens()
  return (
    <>
      <Group>
        <StapAntwoord {...uitkomst} vergeleken={vergelijking.periodes} grens={grens} onZoek={onZoek} />
        <Stack ruimte="dicht">
          <PeriodeVraag {...vergelijking} />
          <Rente />
          <Voorbeeldrente />
        </Stack>
        <Antwoordenlijst onZoek={onZoek} />
        <HeeftActieContext value={uitkomst.heeftActie}>{children}</HeeftActieContext>
      </Group>
      <Vervolgkeuzes {...vergelijking} vondst={uitkomst.vondst} />
    </>
  )
}

/** The rate of the chosen period: from the result, or from the page if the calculation is pending or has failed. */
const Rente = () => {
  const { settings } = useCalculator()
  const { momentopname, loading, fout } = useSamenvatting()
  const renteperiode = useOrientatie((orientatie) => orientatie.renteperiode)
  const rentes = settings.rentetarieven && rentepaarVan(settings.rentetarieven, renteperiode)
  const percentage = momentopname?.financieringsOpzet.rentepercentage
  const vanUitkomst =
    momentopname && percentage !== undefined ? showRente(percentage, rentesoortVan(momentopname)) : undefined
  const waarde = loading || fout ? rentes && showRentes(rentes) : vanUitkomst
  return <ReadOnlyField label={renteTekst.percentage} value={waarde ?? '-'} />
}

/** A note that the rates are examples, not an offer. Renders nothing when the rates are not examples. */
const Voorbeeldrente = () => {
  const { settings } = useCalculator()
  const isOfResult = useSamenvatting().momentopname?.grond.isVoorbeeldrente ?? false
  return (settings.isVoorbeeldrente || isOfResult) && <Text soort="gedempt">{renteTekst.voorbeeldUitleg}</Text>
}

const NONE: Periodevergelijking = { periodes: [], rangorde: undefined }

/**
 * Returns the comparison of the periods that have a rate, for the answers of the last result. The comparison is empty
 * without a result, when comparing fails, and for the result of a service.
 */
const useRenteperiodes = (): Periodevergelijking => {
  const grond = useSamenvatting().momentopname?.grond
  return useMemo(
    () => (grond?.plaats === 'lokaal' ? either.getOrElse(() => NONE)(vergelijkPeriodes(grond)) : NONE),
    [grond],
  )
}
