import { woningbelastingVan, type Momentopname } from '../../../application'
import { roundTekort } from '../../../domain/geld'
import { inSpraak } from '../../tekst/inSpraak'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { zegBelasting } from '../../uitkomst/uitkomst'
import { renteVan } from './situatie'
import { rentezinnen } from './UitkomstKop'

/**
 * Returns sentences for a screen reader: the shortage (or that there is no shortage), the net monthly cost, the tax on
 * a home without a mortgage, and the rate if it is another than that of the earlier result.
 */
export const gezegdVan = (eerder: Momentopname | undefined, nu: Momentopname): readonly string[] => {
  const { extraBenodigdeEigenInleg = 0, maandlastNetto } = nu.financieringsOpzet
  const tekort = roundTekort(extraBenodigdeEigenInleg)
  return [
    tekst.gezegd(tekort > 0 ? inSpraak(tekort) : undefined, inSpraak(maandlastNetto)),
    ...zegBelasting(woningbelastingVan(nu)),
    ...(eerder ? rentezinnen(renteVan(eerder), renteVan(nu)) : []),
  ]
}
