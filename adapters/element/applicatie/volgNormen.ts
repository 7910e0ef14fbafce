import { option } from 'fp-ts'
import { catchError, defer, distinctUntilChanged, filter, map, of, switchMap, type Observable } from 'rxjs'

import type { SamenvattingService } from '../../../application'
import { normjaarCodec, type Normen } from '../../../domain'
import type { Omgeving } from '../omgeving'

/**
 * The figures of the norm year that each answer names, from the first answer on. None of an answer that names no year,
 * or one whose figures are not known here or cannot be loaded.
 */
export const volgNormen = (
  { state$ }: SamenvattingService,
  { laadNormen }: Pick<Omgeving, 'laadNormen'>,
): Observable<Normen | undefined> =>
  state$.pipe(
    map(({ momentopname }) => momentopname),
    distinctUntilChanged(),
    filter(option.isSome),
    map(({ value }) => value.financieringsOpzet.normjaar),
    switchMap((jaar) =>
      normjaarCodec.is(jaar) ? defer(() => laadNormen(jaar)).pipe(catchError(() => of(undefined))) : of(undefined),
    ),
  )
