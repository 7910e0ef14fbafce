import type { RentevastePeriode } from '../../../domain/orientatie'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { Button, ScreenReaderText } from '../../thema/parts'
import type { PeriodeRow } from './rows'

interface PeriodeKeuzeProps {
  readonly rij: PeriodeRow
  readonly isGekozen: boolean
  readonly onKies: (periode: RentevastePeriode) => void
}

/** A button that chooses a period; the chosen period and a period without figures have a text instead of the button. */
export const PeriodeKeuze = ({ rij: { periode, naam, stand }, isGekozen, onKies }: PeriodeKeuzeProps) => {
  if (isGekozen) return <strong>{vergelijkingTekst.jouwKeuze}</strong>
  if (stand !== 'bekend') return <span style={{ fontSize: '0.875em' }}>{vergelijkingTekst.dienst.standen[stand]}</span>
  return (
    <Button soort="tekst" onClick={() => onKies(periode)}>
      {vergelijkingTekst.kies} <ScreenReaderText>{naam}</ScreenReaderText>
    </Button>
  )
}
