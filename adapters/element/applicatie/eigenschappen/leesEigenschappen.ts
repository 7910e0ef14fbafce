import { either } from 'fp-ts'
import * as t from 'io-ts'
import type { Decoder, Errors, Validation } from 'io-ts'

import { toLeesfouten } from '../../../../domain'
import type { Eigenschap, HypotheekOrientatieEigenschappen } from '../../eigenschappen'
import { codecs } from './codecs'
import type { Laag } from './lagen'

/** What the host decides when it says nothing; what is not here is absent then. */
const standaard = {
  type: 'Klant',
  berekening: 'lokaal',
  apiBase: '/api/v3.0/serviceproxy/orientatie',
  normjaar: 2025,
  analytics: false,
  analyticsQueue: 'dataLayer',
  toegankelijkheidAudit: false,
  kleurmodus: 'licht',
  laden: 'lui',
} as const satisfies Partial<HypotheekOrientatieEigenschappen>

/** The properties as they count: the good values and the defaults. */
export type Eigenschappen = Partial<HypotheekOrientatieEigenschappen> &
  Pick<HypotheekOrientatieEigenschappen, keyof typeof standaard>

/** A value that was given and cannot be used. */
export interface SlechteWaarde {
  readonly eigenschap: Eigenschap
  /** Its name in the layer where it stood. */
  readonly naam: string
  readonly waarde: unknown
  /** What is wrong with it, in Dutch. */
  readonly melding: string
}

const namen = Object.keys(codecs) as Eigenschap[]

/**
 * Reads the properties from their layers, the weakest first. The strongest layer that gives a good value decides; where
 * none does, the default holds.
 */
export const leesEigenschappen = (
  lagen: readonly Laag[],
): { readonly eigenschappen: Eigenschappen; readonly slecht: readonly SlechteWaarde[] } => {
  const eigenschappen: Record<string, unknown> = { ...standaard }
  const slecht: SlechteWaarde[] = []
  for (const laag of lagen)
    for (const eigenschap of namen) {
      const waarde = laag.lees(eigenschap)
      if (waarde === undefined || waarde === null) continue
      const gelezen = decodeer(eigenschap, waarde)
      if (either.isRight(gelezen)) eigenschappen[eigenschap] = gelezen.right
      else slecht.push({ eigenschap, naam: laag.naam(eigenschap), waarde, melding: toMelding(gelezen.left) })
    }
  return { eigenschappen: eigenschappen as Eigenschappen, slecht }
}

/** Judges a copy: what the page does later to an object it gave changes nothing here. What cannot be read is bad. */
const decodeer = (eigenschap: Eigenschap, waarde: unknown): Validation<unknown> => {
  const codec: Decoder<unknown, unknown> = codecs[eigenschap]
  try {
    return codec.decode(t.UnknownRecord.is(waarde) ? { ...waarde } : waarde)
  } catch {
    return t.failure(waarde, [], 'is niet te lezen')
  }
}

const toMelding = (fouten: Errors): string =>
  toLeesfouten(fouten)
    .map(({ melding }) => melding)
    .join(', ')
