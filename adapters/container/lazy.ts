import { either } from 'fp-ts'
import { catchError, defer, EMPTY, map, mergeAll, of, type Observable } from 'rxjs'

import { toLaadfout, type BerekeningPort, type NormvergelijkingPort } from '../../application'

/** Returns the stream that `question` creates from the loaded value; if the load fails, the stream of `onFailure`. */
type Ask<Value> = <Answer>(
  question: (value: Value) => Observable<Answer>,
  onFailure: (cause: unknown) => Observable<Answer>,
) => Observable<Answer>

/** Creates a function that loads a value at the first subscription. After a failure, the next subscription retries. */
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
 * Creates a calculation port whose code is loaded at the first subscription. If that fails, the port emits the error
 * 'NietGeladen' or 'Vernieuwd'. `toConfig` runs at each call of `bereken`, before the subscription, so that each
 * request uses the configuration at the time of that call.
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

/** Creates a comparison port whose code loads at the first subscription. If the load fails, its streams are empty. */
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
