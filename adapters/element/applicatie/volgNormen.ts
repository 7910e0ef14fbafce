import { option } from 'fp-ts'
import { catchError, defer, distinctUntilChanged, filter, map, of, switchMap, type Observable } from 'rxjs'

import type { SamenvattingService } from '../../../application'
import { normjaarCodec } from '../../../domain'
import type { Omgeving } from '../omgeving'
import type { AntwoordNormen } from './opzet'

/** The figures of the norm year that each answer names, from the first answer on. */
export const volgNormen = (
  { state$ }: SamenvattingService,
  { laadNormen }: Pick<Omgeving, 'laadNormen'>,
): Observable<AntwoordNormen> =>
  state$.pipe(
    map(({ momentopname }) => momentopname),
    distinctUntilChanged(),
    filter(option.isSome),
    map(({ value }) => value.financieringsOpzet.normjaar),
    switchMap((jaar) =>
      normjaarCodec.is(jaar) ? defer(() => laadNormen(jaar)).pipe(catchError(() => of(undefined))) : of(undefined),
    ),
    map((normen) => ({ normen })),
  )
