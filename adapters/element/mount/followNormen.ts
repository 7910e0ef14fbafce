import {
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  map,
  of,
  switchMap,
  type Observable,
  type Subscription,
} from 'rxjs'

import type { OrientatieService, KlokPort } from '../../../application'
import { normjaarCodec, nieuwerNormjaar } from '../../../domain'
import type { Environment } from '../environment'
import type { AnswerNormen } from './setup'
import type { Rekenstand } from '../../../domain/orientatie'
import type { CalculationPlace } from '../../container'

/** Returns a stream of the norms of each result; undefined norms when their year is unknown or they fail to load. */
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

const warned = new WeakSet<Document>()

/**
 * Warns on the console, once per document, when a result was calculated with older norms than the newest in force. The
 * warning says what the page or the service must change.
 */
export const warnOfNewerNormen = (
  berekening$: Observable<Rekenstand>,
  { ownerDocument: page, localName }: HTMLElement,
  klok: KlokPort,
  berekening: () => CalculationPlace,
): Subscription =>
  berekening$.subscribe(({ financieringsOpzet: { normjaar = Infinity } = {} }) => {
    const newer = nieuwerNormjaar(normjaar, klok.nu().getFullYear())
    if (newer === undefined || warned.has(page)) return
    warned.add(page)
    const [who, whatToSet] =
      berekening() === 'lokaal'
        ? ['deze pagina', `zet normjaar="${newer}"`]
        : ['de dienst', `laat de dienst rekenen met ${newer}`]
    console.warn(`${localName}: ${who} rekent met de leennormen van ${normjaar}. Er zijn nieuwere: ${whatToSet}.`)
  })
