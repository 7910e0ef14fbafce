import { either } from 'fp-ts'
import { catchError, defer, EMPTY, map, mergeAll, of, type Observable } from 'rxjs'

import { toLaadfout, type BerekeningPort, type NormvergelijkingPort } from '../../application'

/**
 * Puts a question to what `load` gives, which is asked for at the first question and again after a failure. While it
 * cannot be loaded, `onFailure` answers.
 */
type Ask<Value> = <Answer>(
  question: (value: Value) => Observable<Answer>,
  onFailure: (cause: unknown) => Observable<Answer>,
) => Observable<Answer>

const createLater = <Value>(load: () => Promise<Value>): Ask<Value> => {
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
 * A calculation that loads at the first question that is put to it. Fails as 'NietGeladen' when it stays away.
 * `toConfig` is asked at each question, also while it loads, so that it answers with what held then.
 */
export const createLaterBerekening = <Config>(
  load: () => Promise<(config: Config) => BerekeningPort>,
  toConfig: () => Config,
): BerekeningPort => {
  const ask = createLater(load)
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

/** A comparison that loads at the first question that is put to it, and gives no answer when it stays away. */
export const createLaterVergelijking = (load: () => Promise<NormvergelijkingPort>): NormvergelijkingPort => {
  const ask = createLater(load)
  return {
    maximum: (...vraag) =>
      ask(
        ({ maximum }) => maximum(...vraag),
        () => EMPTY,
      ),
  }
}
