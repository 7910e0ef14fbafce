import { distinctUntilChanged, map, pairwise, type Subscription } from 'rxjs'

import type { BerekeningFout } from '../../../../domain'
import type { Services } from '../../../container'
import { foutTekst } from '../../../../ui'
import type { FoutCode } from '../../gebeurtenissen'
import type { Omgeving } from '../../omgeving'

/** Tells the page which step opens, what was calculated and what went wrong. */
export const vertelPagina = ({ meldGebeurtenis }: Omgeving, { stappen, orientatie }: Services): Subscription => {
  const verbinding = stappen.state$
    .pipe(
      map(({ huidig }) => huidig),
      distinctUntilChanged(),
      pairwise(),
    )
    .subscribe(([van, naar]) => meldGebeurtenis('stap', { van, naar }))
  verbinding.add(
    orientatie.berekening$.subscribe(({ loading, fout, financieringsOpzet }) => {
      if (loading) return
      if (fout === undefined) meldGebeurtenis('resultaat', { financieringsOpzet })
      else meldGebeurtenis('fout', { code: toCode(fout), bericht: foutTekst(fout) })
    }),
  )
  return verbinding
}

const codes: Readonly<Record<Exclude<BerekeningFout['_tag'], 'StatusFout'>, FoutCode>> = {
  NietTeBerekenen: 'niet-te-berekenen',
  NietGeladen: 'niet-geladen',
  Onbereikbaar: 'onbereikbaar',
  TijdVerstreken: 'tijd-verstreken',
  OnleesbaarAntwoord: 'onleesbaar-antwoord',
  Onverwacht: 'onverwacht',
}

/** A status is said as it is, such as `status-403`. */
const toCode = (fout: BerekeningFout): FoutCode =>
  fout._tag === 'StatusFout' ? `status-${fout.status}` : codes[fout._tag]
