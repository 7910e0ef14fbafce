import { either } from 'fp-ts'
import { catchError, defer, EMPTY, from, mergeMap, of, type Observable } from 'rxjs'

import type { NieuwMaximum, NormvergelijkingPort } from '../../application'
import {
  berekenFinancieringsOpzet,
  voorstellenIn,
  type FinancieringsOpzetVerzoek,
  type Normen,
  type Normjaar,
  type Rentetarieven,
} from '../../domain'

/** The configuration of {@link createNormvergelijking}. */
export interface NormvergelijkingConfig {
  /** Returns the rates, percent a year by period in months; undefined when a service does the calculations. */
  readonly rentetarieven: () => Rentetarieven | undefined
  /** Loads the norms of a year. After a failure, the next comparison with that year calls this function again. */
  readonly loadNormen: (jaar: Normjaar) => Promise<Normen>
}

/**
 * Creates a {@link NormvergelijkingPort} that calculates in the page itself. It loads the norms of a year when a
 * comparison first needs them.
 * @example
 * const loadNormen = (jaar) => Promise.resolve(normenVan(jaar))
 * const vergelijking = createNormvergelijking({ rentetarieven: () => kader.rentetarieven, loadNormen })
 * await firstValueFrom(vergelijking.maximum(verzoek, 2025))
 * // { maximaleHypotheekOpInkomen: 270716, isVoorstel: false }
 */
export const createNormvergelijking = ({ rentetarieven, loadNormen }: NormvergelijkingConfig): NormvergelijkingPort => {
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
    maximum: (verzoek, jaar) =>
      defer(() => {
        const tarieven = rentetarieven()
        return tarieven === undefined
          ? of(undefined)
          : normenVan(jaar).pipe(mergeMap((normen) => bereken(verzoek, normen, tarieven)))
      }),
  }
}

const bereken = (
  verzoek: FinancieringsOpzetVerzoek,
  normen: Normen,
  rentetarieven: Rentetarieven,
): Observable<NieuwMaximum> => {
  const berekening = berekenFinancieringsOpzet(verzoek, { normen, rentetarieven })
  if (either.isLeft(berekening)) return EMPTY
  const { maximaleHypotheekOpInkomen } = berekening.right.financieringsOpzet
  return of({ maximaleHypotheekOpInkomen, isVoorstel: voorstellenIn(normen).length > 0 })
}
