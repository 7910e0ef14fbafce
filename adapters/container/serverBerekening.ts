import { either } from 'fp-ts'
import { catchError, defer, map, mergeAll, of } from 'rxjs'

import type { BerekeningPort } from '../../application'
import type { HttpBerekeningConfig } from '../http'
import type { LoadHttp } from './tokens'

/** The calculation call, loaded at the first question that is put to it. Fails as 'NietGeladen' when it stays away. */
export const createServerBerekening = (dienst: HttpBerekeningConfig, loadHttp: LoadHttp): BerekeningPort => {
  let port: BerekeningPort | undefined
  const load = async (): Promise<BerekeningPort> => (port ??= (await loadHttp())(dienst))
  return {
    bereken: (verzoek) =>
      port?.bereken(verzoek) ??
      defer(load).pipe(
        map((geladen) => geladen.bereken(verzoek)),
        catchError(() => of(of(either.left({ _tag: 'NietGeladen' as const })))),
        mergeAll(),
      ),
  }
}
