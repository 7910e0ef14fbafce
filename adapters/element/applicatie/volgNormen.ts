import { catchError, defer, distinctUntilChanged, filter, map, of, switchMap, type Observable } from 'rxjs'

import type { OrientatieService } from '../../../application'
import { normjaarCodec } from '../../../domain'
import type { Omgeving } from '../omgeving'
import type { AntwoordNormen } from './opzet'

/** The figures of the norm year that each answer names, from the first answer on. */
export const volgNormen = (
  { state$ }: OrientatieService,
  { laadNormen }: Pick<Omgeving, 'laadNormen'>,
): Observable<AntwoordNormen> =>
  state$.pipe(
    map(({ financieringsOpzet }) => financieringsOpzet),
    distinctUntilChanged(),
    filter((financieringsOpzet) => financieringsOpzet !== undefined),
    map(({ normjaar }) => normjaar),
    switchMap((jaar) =>
      normjaarCodec.is(jaar) ? defer(() => laadNormen(jaar)).pipe(catchError(() => of(undefined))) : of(undefined),
    ),
    map((normen) => ({ normen })),
  )
