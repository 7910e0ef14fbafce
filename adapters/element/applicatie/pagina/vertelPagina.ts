import { distinctUntilChanged, map, pairwise, type Subscription } from 'rxjs'

import type { BerekeningFout } from '../../../../application'
import type { Services } from '../../../container'
import { meldingen } from '../../../../ui'
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
    orientatie.berekening$.subscribe((berekening) => {
      if (berekening._tag === 'Done')
        meldGebeurtenis('resultaat', { financieringsOpzet: berekening.financieringsOpzet })
      if (berekening._tag === 'Failed')
        meldGebeurtenis('fout', { code: toCode(berekening.fout), bericht: meldingen.nietGelukt })
    }),
  )
  return verbinding
}

/** `NietGeladen` becomes `niet-geladen`; a status is said as it is, such as `status-403`. */
const toCode = (fout: BerekeningFout): string =>
  fout._tag === 'StatusFout'
    ? `status-${fout.status}`
    : fout._tag.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
