import type { Observable, Subscription } from 'rxjs'

import type { KlokPort } from '../../../application'
import { nieuwerNormjaar } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'

const warned = new WeakSet<Document>()

/**
 * Warns on the console, once per document, when a result was calculated with older norms than the newest in force. The
 * warning says what the page or the service must change.
 */
export const warnOfNewerNormen = (
  berekening$: Observable<Rekenstand>,
  { ownerDocument: page, localName }: HTMLElement,
  klok: KlokPort,
): Subscription =>
  berekening$.subscribe(({ berekend, financieringsOpzet: { normjaar = Infinity } = {} }) => {
    const newer = nieuwerNormjaar(normjaar, klok.nu().getFullYear())
    if (berekend === undefined || newer === undefined || warned.has(page)) return
    warned.add(page)
    const [who, whatToSet] =
      berekend.grond.plaats === 'lokaal'
        ? ['deze pagina', `zet normjaar="${newer}"`]
        : ['de dienst', `laat de dienst rekenen met ${newer}`]
    console.warn(`${localName}: ${who} rekent met de leennormen van ${normjaar}. Er zijn nieuwere: ${whatToSet}.`)
  })
