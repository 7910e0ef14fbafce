import { either } from 'fp-ts'
import { catchError, defer, EMPTY, from, mergeMap, of, type Observable } from 'rxjs'

import type { NieuwMaximum, NormvergelijkingPort } from '../../application'
import { berekenFinancieringsOpzet, voorstellenIn, type Normen, type Normjaar, type Rekenvraag } from '../../domain'

/**
 * Creates a {@link NormvergelijkingPort} that calculates in the page itself. `loadNormen` loads the norms of a year
 * when a comparison first needs them; after a failure, the next comparison with that year calls it again.
 * @example
 * const vergelijking = createNormvergelijking((jaar) => Promise.resolve(normenVan(jaar)))
 * await firstValueFrom(vergelijking.maximum({ verzoek, kader }, 2025))
 * // { maximaleHypotheekOpInkomen: 270716, isVoorstel: false }
 */
export const createNormvergelijking = (loadNormen: (jaar: Normjaar) => Promise<Normen>): NormvergelijkingPort => {
  const geladen = new Map<Normjaar, Normen>()
  const load = async (jaar: Normjaar): Promise<Normen> => {
    const normen = await loadNormen(jaar)
    geladen.set(jaar, normen)
    return normen
  }
  const normenVan = (jaar: Normjaar): Observable<Normen> => {
    const normen = geladen.get(jaar)
    return normen === undefined ? from(load(jaar)).pipe(catchError(() => EMPTY)) : of(normen)
  }
  return {
    maximum: (vraag, jaar) => defer(() => normenVan(jaar)).pipe(mergeMap((normen) => bereken(vraag, normen))),
  }
}

const bereken = ({ verzoek, kader }: Rekenvraag, normen: Normen): Observable<NieuwMaximum> => {
  const berekening = berekenFinancieringsOpzet(verzoek, { ...kader, normen })
  if (either.isLeft(berekening)) return EMPTY
  const { maximaleHypotheekOpInkomen } = berekening.right.financieringsOpzet
  return of({ maximaleHypotheekOpInkomen, isVoorstel: voorstellenIn(normen).length > 0 })
}
