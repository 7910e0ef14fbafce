import { catchError, defer, distinctUntilChanged, filter, map, of, switchMap, type Observable } from 'rxjs'

import type { OrientatieService } from '../../../application'
import { normjaarCodec } from '../../../domain'
import type { Environment } from '../environment'
import type { AnswerNormen } from './setup'

/** The figures of the norm year that each answer names, from the first answer on. */
export const followNormen = (
  { state$ }: OrientatieService,
  { loadNormen }: Pick<Environment, 'loadNormen'>,
): Observable<AnswerNormen> =>
  state$.pipe(
    map(({ financieringsOpzet }) => financieringsOpzet),
    distinctUntilChanged(),
    filter((financieringsOpzet) => financieringsOpzet !== undefined),
    map(({ normjaar }) => normjaar),
    switchMap((jaar) =>
      normjaarCodec.is(jaar) ? defer(() => loadNormen(jaar)).pipe(catchError(() => of(undefined))) : of(undefined),
    ),
    map((normen) => ({ normen })),
  )
