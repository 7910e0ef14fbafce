import { type ReactNode, useMemo } from 'react'
import { either } from 'fp-ts'

import { toKader, toVerzoek } from '../../domain'
import { formatPercentage, formatEuro } from '../../domain/geld'
import { type Veld, naamVanPeriode, periodesVan, type RentevastePeriode } from '../../domain/orientatie'
import { vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import { renteTekst } from '../tekst/rente'
import { Group, Stack, Text } from '../thema/parts'
import { ReadOnlyField } from '../velden/ReadOnlyField'
import { useCalculator } from '../context/context'
import { useNormen, useOrientatie } from '../context/reading'
import { SelectField } from '../velden/SelectField'
import { useVraag } from '../vragen/Vraag'
import { StapAntwoord } from './StapAntwoord'
import { Vervolgkeuzes } from './Vervolgkeuzes'

/** The question for the fixed-rate period; its list has the rate and the net monthly cost of each, when known. */
const PeriodeVraag = ({ vergeleken }: { readonly vergeleken: readonly Renteperiode[] }) => {
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

interface RentevastePeriodeStapProps {
  readonly onZoek: (veld: Veld) => void
  /** The buttons of the step: what else can be done with the answer stands under them. */
  readonly children: ReactNode
}

/** Step 3: the answer, the fixed-rate period with its interest rate, and what can be done with the answer. */
export const RentevastePeriodeStap = ({ onZoek, children }: RentevastePeriodeStapProps) => {
  const vergeleken = useRenteperiodes()
  return (
    <>
      <Group>
        <StapAntwoord vergeleken={vergeleken} onZoek={onZoek} />
        <Stack ruimte="dicht">
          <PeriodeVraag vergeleken={vergeleken} />
          <Rente />
          <Voorbeeldrente />
        </Stack>
        {children}
      </Group>
      <Vervolgkeuzes vergeleken={vergeleken} />
    </>
  )
}

/** The rate of the chosen period: that of the result, or else that of the page. The visitor cannot change it. */
const Rente = () => {
  const { settings } = useCalculator()
  const percentage = useOrientatie(({ loading, fout, renteperiode, financieringsOpzet }) =>
    loading || fout !== undefined ? settings.rentetarieven?.[renteperiode] : financieringsOpzet.rentepercentage,
  )
  return (
    <ReadOnlyField
      label={renteTekst.percentage}
      value={percentage === undefined ? '-' : formatPercentage(percentage)}
    />
  )
}

/** Built-in rates are no offer. */
const Voorbeeldrente = () => {
  const { settings } = useCalculator()
  return settings.isVoorbeeldrente && <Text soort="gedempt">{renteTekst.voorbeeldUitleg}</Text>
}

const NONE: readonly Renteperiode[] = []

/**
 * What every period with a rate comes to, for the answers of the figures on screen; none without those, and none while
 * a service calculates.
 */
const useRenteperiodes = (): readonly Renteperiode[] => {
  const { rentetarieven } = useCalculator().settings
  const normen = useNormen()
  const berekend = useOrientatie((orientatie) => orientatie.berekend)
  return useMemo(() => {
    if (rentetarieven === undefined || normen === undefined || berekend === undefined) return NONE
    const periodes = vergelijkRenteperiodes(toVerzoek(berekend), toKader(berekend, normen, rentetarieven))
    return either.getOrElse(() => NONE)(periodes)
  }, [rentetarieven, normen, berekend])
}
