import type { RentevastePeriode } from '../../../domain/orientatie'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { CardList } from '../../thema/lazyParts'
import { Text } from '../../thema/parts'
import { kolomTekst, type PeriodeRow } from './rows'

interface PeriodeCardsProps {
  readonly rijen: readonly PeriodeRow[]
  /** The figures on a card besides the rate and the net monthly cost. */
  readonly verder: readonly (keyof typeof vergelijkingTekst.kolommen)[]
  readonly gekozen: RentevastePeriode
}

/** A list with a card for each period, for a window too narrow for a table. A known net monthly cost is emphasised. */
export const PeriodeCards = ({ rijen, verder, gekozen }: PeriodeCardsProps) => (
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
        {rij.periode === gekozen && <strong>{vergelijkingTekst.jouwKeuze}</strong>}
      </li>
    ))}
  </CardList>
)
