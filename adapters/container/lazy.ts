import { either } from 'fp-ts'
import { catchError, defer, EMPTY, map, mergeAll, of, type Observable } from 'rxjs'

import { toLaadfout, type BerekeningPort, type NormvergelijkingPort } from '../../application'

/** Asks a lazily loaded value a question; `onFailure` answers when the value cannot be loaded. */
type Ask<Value> = <Answer>(
  question: (value: Value) => Observable<Answer>,
  onFailure: (cause: unknown) => Observable<Answer>,
) => Observable<Answer>

/** Loads a value at the first question. After a failure, the next question tries again. */
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
 * Creates a calculation that is loaded at its first question. Fails as 'NietGeladen' or 'Vernieuwd' when it cannot be
 * loaded. `toConfig` is called at each question, also while the calculation loads, so the answer uses the configuration
 * of that moment.
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

/** Creates a comparison that is loaded at its first question. It emits nothing when it cannot be loaded. */
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
