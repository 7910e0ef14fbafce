import type { RentevastePeriode } from '../../domain/orientatie'
import { vergelijkingTekst } from '../tekst/vergelijking'
import { Button, ScreenReaderText } from '../thema/parts'
import type { PeriodeRow } from './rows'

interface PeriodeKeuzeProps {
  readonly rij: PeriodeRow
  readonly isGekozen: boolean
  readonly soort: 'tekst' | 'stil'
  readonly onKies: (periode: RentevastePeriode) => void
}

/** How a period is chosen, or why it cannot be. */
export const PeriodeKeuze = ({ rij: { periode, naam, stand }, isGekozen, soort, onKies }: PeriodeKeuzeProps) => {
  if (isGekozen) return <strong>{vergelijkingTekst.jouwKeuze}</strong>
  if (stand !== 'bekend') return <span>{vergelijkingTekst.dienst.standen[stand]}</span>
  return (
    <Button soort={soort} onClick={() => onKies(periode)}>
      {vergelijkingTekst.kies} <ScreenReaderText>{naam}</ScreenReaderText>
    </Button>
  )
}
