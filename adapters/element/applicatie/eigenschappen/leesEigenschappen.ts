import { either } from 'fp-ts'
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
 * Reads the properties from their layers, the weakest first. The strongest layer that gives a property decides; where
 * what it gives is bad, the default holds.
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
      else {
        eigenschappen[eigenschap] = standaardVan(eigenschap)
        slecht.push({ eigenschap, naam: laag.naam(eigenschap), waarde, melding: toMelding(gelezen.left) })
      }
    }
  return { eigenschappen: eigenschappen as Eigenschappen, slecht }
}

const standaardVan = (eigenschap: Eigenschap): unknown =>
  (standaard as Partial<HypotheekOrientatieEigenschappen>)[eigenschap]

/** Judges a copy: what the page does later to an object it gave changes nothing here. What cannot be copied is bad. */
const decodeer = (eigenschap: Eigenschap, waarde: unknown): Validation<unknown> => {
  const codec: Decoder<unknown, unknown> = codecs[eigenschap]
  const kopie = either.tryCatch((): unknown => structuredClone(waarde), either.toError)
  return codec.decode(either.getOrElse((): unknown => undefined)(kopie))
}

const toMelding = (fouten: Errors): string =>
  toLeesfouten(fouten)
    .map(({ melding }) => melding)
    .join(', ')
