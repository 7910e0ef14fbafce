import type { Observable, Subscription } from 'rxjs'

import type { KlokPort } from '../../../application'
import { nieuwerNormjaar, ontbrekendNormjaar } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'

const warned = new WeakSet<Document>()

/**
 * Warns on the console, once per document, when a result was calculated with older norms than the newest in force, or
 * when the norms of this year are not known, or both. The warning says what the page or the service must change.
 */
export const warnOfNewerNormen = (
  berekening$: Observable<Rekenstand>,
  { ownerDocument: page, localName }: HTMLElement,
  klok: KlokPort,
): Subscription =>
  berekening$.subscribe(({ berekend, financieringsOpzet }) => {
    const normjaar = financieringsOpzet?.normjaar
    if (berekend === undefined || normjaar === undefined || warned.has(page)) return
    const now = klok.nu().getFullYear()
    const [newer, missing] = [nieuwerNormjaar(normjaar, now), ontbrekendNormjaar(normjaar, now)]
    if ((newer ?? missing) === undefined) return
    warned.add(page)
    const isLocal = berekend.grond.plaats === 'lokaal'
    const who = isLocal ? 'deze pagina' : 'de dienst'
    const setNewer = isLocal ? `zet normjaar="${newer}"` : `laat de dienst rekenen met ${newer}`
    const sentences = [
      `${localName}: ${who} rekent met de leennormen van ${normjaar}.`,
      ...(newer === undefined ? [] : [`Er zijn nieuwere: ${setNewer}.`]),
      ...(missing === undefined
        ? []
        : [`Die van ${missing} zitten niet in deze versie: kijk of er een nieuwe versie is.`]),
    ]
    console.warn(sentences.join(' '))
  })
