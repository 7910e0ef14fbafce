import type { Normen } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { procentInZin } from '../../tekst/inZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { ContentDisclosure } from '../../thema/lazyParts'
import { SmallTitle, Stack, Text } from '../../thema/parts'
import { PeriodeTable } from './PeriodeTable'
import type { Column, PeriodeRow } from './rows'

/** Returns the latest quarter's test rate for short periods, in percent a year. */
const toetsrenteVan = ({ toetsrente: { waarde } }: Normen): number => waarde.at(-1) ?? waarde[0]

interface MeerCijfersProps {
  readonly rijen: readonly PeriodeRow[]
  readonly kolommen: readonly Column[]
  readonly gekozen: RentevastePeriode
  /** Sentences about what the chart leaves out. */
  readonly zinnen: readonly string[]
  /** Undefined when the norms are unknown. */
  readonly normen: Normen | undefined
}

/** The less used figures, folded, and an explanation of why short periods often allow a smaller loan. */
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
