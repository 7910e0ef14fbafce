import type { Normen } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { procentInZin } from '../../tekst/procentInZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { ContentDisclosure } from '../../thema/lazyParts'
import { SmallTitle, Stack, Text } from '../../thema/parts'
import { PeriodeTable } from './PeriodeTable'
import type { Column, PeriodeRow } from './rows'

/** Returns the AFM test rate for periods below ten years, in percent a year: the rate of the latest quarter. */
const toetsrenteVan = ({ toetsrente: { waarde } }: Normen): number => waarde.at(-1) ?? waarde[0]

interface MeerCijfersProps {
  readonly rijen: readonly PeriodeRow[]
  readonly kolommen: readonly Column[]
  readonly gekozen: RentevastePeriode
  /** Sentences on the net monthly cost after the period, at each of the assumed rates. */
  readonly zinnen: readonly string[]
  /** The norms of the calculation; undefined when unknown. The text about the test rate is then absent. */
  readonly normen: Normen | undefined
}

/** A disclosure with a table of the less used figures. If the table has test rates, a text explains the test rate. */
export const MeerCijfers = ({ rijen, kolommen, gekozen, zinnen, normen }: MeerCijfersProps) => {
  const { meerCijfers, toetsrenteUitleg, korterDan10Jaar } = vergelijkingTekst
  const isGetoetst = kolommen.includes('toetsrente') && normen !== undefined
  return (
    <ContentDisclosure>
      <summary>
        <SmallTitle>{meerCijfers}</SmallTitle>
      </summary>
      <Stack ruimte="lijn">
        {isGetoetst && (
          <Text>
            {toetsrenteUitleg} {korterDan10Jaar(procentInZin(toetsrenteVan(normen)))}
          </Text>
        )}
        {zinnen.length > 0 && <Text>{zinnen.join(' ')}</Text>}
        <PeriodeTable naam={meerCijfers} rijen={rijen} kolommen={kolommen} gekozen={gekozen} />
      </Stack>
    </ContentDisclosure>
  )
}
