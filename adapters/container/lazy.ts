import { either } from 'fp-ts'
import { catchError, defer, EMPTY, map, mergeAll, of, type Observable } from 'rxjs'

import { toLaadfout, type BerekeningPort, type NormvergelijkingPort } from '../../application'

/** Calls a lazily loaded value; `onFailure` gives the answer when the value cannot be loaded. */
type Ask<Value> = <Answer>(
  question: (value: Value) => Observable<Answer>,
  onFailure: (cause: unknown) => Observable<Answer>,
) => Observable<Answer>

/** Loads a value at the first call. After a failed load, the next call tries again. */
const createLazy = <Value>(load: () => Promise<Value>): Ask<Value> => {
  let loaded: { readonly value: Value } | undefined
  const get = async () => (loaded ??= { value: await load() })
  return (question, onFailure) =>
    loaded === undefined
      ? defer(get).pipe(
          map(({ value }) => question(value)),
          catchError((cause: unknown) => of(onFailure(cause))),
          mergeAll(),
        )
      : question(loaded.value)
}

/**
 * Creates a calculation that is loaded at its first call. Fails as 'NietGeladen' or 'Vernieuwd' when it cannot be
 * loaded. `toConfig` runs at each call, also while the calculation loads, so each call uses the configuration of its
 * own moment.
 */
export const createLazyBerekening = <Config>(
  load: () => Promise<(config: Config) => BerekeningPort>,
  toConfig: () => Config,
): BerekeningPort => {
  const ask = createLazy(load)
  return {
    bereken: (...vraag) => {
      const config = toConfig()
      return ask(
        (create) => create(config).bereken(...vraag),
        (cause) => of(either.left(toLaadfout(cause))),
      )
    },
  }
}

/** Creates a comparison that is loaded at its first call. It emits nothing when it cannot be loaded. */
export const createLazyVergelijking = (load: () => Promise<NormvergelijkingPort>): NormvergelijkingPort => {
  const ask = createLazy(load)
  return {
    maximum: (...vraag) =>
      ask(
        ({ maximum }) => maximum(...vraag),
        () => EMPTY,
      ),
  }
}
