import type { Observable, Subscription } from 'rxjs'

import type { KlokPort } from '../../../application'
import { nieuwerNormjaar } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import type { CalculationPlace } from '../../container'

const warned = new WeakSet<Document>()

/** Tells the web team on the console, once a page, that results have a norm year that has passed, and what to set. */
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
