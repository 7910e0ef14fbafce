import { formatEuro, formatPercentage } from '../../domain/geld'
import { naamVanPeriode, periodesVan, type RentevastePeriode } from '../../domain/orientatie'
import type { Renteperiode } from '../../domain/vergelijking'
import { useCalculator } from '../context/context'
import { useOrientatie } from '../context/reading'
import { renteTekst } from '../tekst/rente'
import { SelectField } from '../velden/SelectField'
import { useVraag } from '../vragen/useVraag'

/** The question for the fixed-rate period; its list has the rate and the net monthly cost of each, when known. */
export const PeriodeVraag = ({ vergeleken }: { readonly vergeleken: readonly Renteperiode[] }) => {
  const { rentetarieven } = useCalculator().settings
  const { value, onChange, ...vraag } = useVraag('renteperiode')
  const periodes = periodesVan(useOrientatie(({ labelCode }) => labelCode))
  const toOption = (periode: RentevastePeriode) => ({ value: String(periode), text: naamVanPeriode(periode) })
  const toRow = (periode: RentevastePeriode) => {
    const rente = rentetarieven?.[periode]
    const netto = vergeleken.find(({ rentevastperiode }) => rentevastperiode === periode)?.maandlastNetto
    return rente === undefined
      ? { ...toOption(periode), disabled: true, kolommen: [renteTekst.geenRenteBekend, '-'] }
      : { ...toOption(periode), kolommen: [formatPercentage(rente), formatEuro(netto)] }
  }
  return (
    <SelectField
      {...vraag}
      tooltip={renteTekst.periodeUitleg}
      width="smal"
      value={String(value)}
      isWhole
      koppen={rentetarieven && renteTekst.koppen}
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
