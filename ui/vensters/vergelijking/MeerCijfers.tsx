import type { Normen } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { procentInZin } from '../../tekst/inZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { ContentDisclosure } from '../../thema/lazyParts'
import { SmallTitle, Stack, Text } from '../../thema/parts'
import { PeriodeTable } from './PeriodeTable'
import type { Column, PeriodeRow } from './rows'

/** The test rate for short periods, percent a year: that of the last quarter. */
const toetsrenteVan = ({ toetsrente: { waarde } }: Normen): number => waarde.at(-1) ?? waarde[0]

interface MeerCijfersProps {
  readonly rijen: readonly PeriodeRow[]
  readonly kolommen: readonly Column[]
  readonly gekozen: RentevastePeriode
  /** What the picture leaves out, in words. */
  readonly zinnen: readonly string[]
  /** Absent when they are not known. */
  readonly normen: Normen | undefined
}

/** The figures that few ask for, folded, and why short periods often allow less. */
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
