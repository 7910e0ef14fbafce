import type { RentevastePeriode } from '../../../domain/orientatie'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { CardList } from '../../thema/lazyParts'
import { Text, Button, ScreenReaderText } from '../../thema/parts'
import { kolomTekst, type PeriodeRow } from './rows'

interface PeriodeKeuzeProps {
  readonly rij: PeriodeRow
  readonly isGekozen: boolean
  readonly soort: 'tekst' | 'stil'
  readonly onKies: (periode: RentevastePeriode) => void
}

/** A button that chooses a period; the chosen period and a period without figures have a text instead of the button. */
export const PeriodeKeuze = ({ rij: { periode, naam, stand }, isGekozen, soort, onKies }: PeriodeKeuzeProps) => {
  if (isGekozen) return <strong>{vergelijkingTekst.jouwKeuze}</strong>
  if (stand !== 'bekend') return <span style={{ fontSize: '0.875em' }}>{vergelijkingTekst.dienst.standen[stand]}</span>
  return (
    <Button soort={soort} onClick={() => onKies(periode)}>
      {vergelijkingTekst.kies} <ScreenReaderText>{naam}</ScreenReaderText>
    </Button>
  )
}

interface PeriodeCardsProps {
  readonly rijen: readonly PeriodeRow[]
  /** The figures on a card besides the rate and the net monthly cost. */
  readonly verder: readonly (keyof typeof vergelijkingTekst.kolommen)[]
  readonly gekozen: RentevastePeriode
  readonly onKies: (periode: RentevastePeriode) => void
}

/** A list with a card for each period, for a window too narrow for a table. A known net monthly cost is emphasised. */
export const PeriodeCards = ({ rijen, verder, gekozen, onKies }: PeriodeCardsProps) => (
  <CardList soort="metCijfer" aria-label={vergelijkingTekst.tabel}>
    {rijen.map((rij) => (
      <li key={rij.periode} data-gekozen={rij.periode === gekozen || undefined}>
        <p>
          <strong>{rij.naam}</strong> {kolomTekst('rente', rij)}
        </p>
        {rij.van?.maand && (
          <p>
            <strong>{kolomTekst('netto', rij)}</strong> <span>{vergelijkingTekst.nettoPerMaand}</span>
          </p>
        )}
        {verder.map((kolom) => (
          <Text key={kolom} soort="gedempt">
            {vergelijkingTekst.kolommen[kolom]} {kolomTekst(kolom, rij)}
          </Text>
        ))}
        <PeriodeKeuze rij={rij} isGekozen={rij.periode === gekozen} soort="stil" onKies={onKies} />
      </li>
    ))}
  </CardList>
)
