import { distinctUntilChanged, map, pairwise, type Subscription } from 'rxjs'

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
        meldGebeurtenis('fout', { code: toCode(berekening.fout._tag), bericht: meldingen.nietGelukt })
    }),
  )
  return verbinding
}

/** `NietGeladen` becomes `niet-geladen`. */
const toCode = (tag: string): string => tag.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
