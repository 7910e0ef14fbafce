import { type ReactNode, useMemo } from 'react'
import { either } from 'fp-ts'

import { toKader, toVerzoek } from '../../domain'
import { formatPercentage } from '../../domain/geld'
import type { Veld } from '../../domain/orientatie'
import { vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import { renteTekst } from '../tekst/rente'
import { Group, Stack, Text } from '../thema/parts'
import { ReadOnlyField } from '../velden/ReadOnlyField'
import { useCalculator } from '../context/context'
import { useNormen, useOrientatie } from '../context/reading'
import { PeriodeVraag } from './PeriodeVraag'
import { StapAntwoord } from './StapAntwoord'
import { Vervolgkeuzes } from './Vervolgkeuzes'

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
        <Stack>
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
