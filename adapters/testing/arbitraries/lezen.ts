import fc from 'fast-check'
import { either } from 'fp-ts'

import {
  toBerekening,
  normenVan,
  toNormen,
  verzoekCodec,
  type OngewoneRentes,
  type OnleesbaarVerzoek,
  type OnvolledigeNormen,
} from '../../../domain'
import { toLeesfouten, type Leesfout } from '../../../domain/codec'
import { parseBedrag, parsePercentage, type BedragFout, type PercentageFout } from '../../../domain/geld'
import { parseDatum, parseGetal, type DatumFout, type GetalFout } from '../../../domain/invoer'
import {
  ENERGIELABELS,
  energielabelRijen,
  parseGedeeld,
  formatGedeeld,
  type BedragPerEnergielabel,
  type EnergielabelRij,
  type GedeeldFout,
} from '../../../domain/orientatie'
import { GROOTSTE_BEWIJS, parseBewijs, type BewijsFout } from '../../../domain/bewijs'
import { bedragen } from './gangbaar'
import { gedeeldeBerekeningen } from './orientatie'
import * as keuze from './keuzes'
import { verzoek } from './verzoek'

/** Generates texts that a visitor may type for an amount, a percentage or a date. Only some of them are valid. */
export const getypteTeksten = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.stringMatching(/^[-€ ]?\d{1,9}([.,]\d{0,4}){0,3}%?$/),
    fc.stringMatching(/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/),
    fc.string(),
  )

const linksen = <E, A>(uitkomsten: fc.Arbitrary<either.Either<E, A>>): fc.Arbitrary<E> =>
  uitkomsten.filter(either.isLeft).map(({ left }) => left)

/** Generates the errors of `parseBedrag` about texts that are not valid amounts. */
export const bedragFouten = (): fc.Arbitrary<BedragFout> => linksen(getypteTeksten().map((tekst) => parseBedrag(tekst)))

/** Generates the errors of `parsePercentage` about texts that are not valid percentages. */
export const percentageFouten = (): fc.Arbitrary<PercentageFout> => linksen(getypteTeksten().map(parsePercentage))

/** Generates the errors of `parseGetal` about texts that are not valid whole numbers. */
export const getalFouten = (): fc.Arbitrary<GetalFout> => linksen(getypteTeksten().map((tekst) => parseGetal(tekst)))

/** Generates the errors of `parseDatum` about texts that are not valid dates. */
export const datumFouten = (): fc.Arbitrary<DatumFout> => linksen(getypteTeksten().map(parseDatum))

/** Generates errors about the text of a shared calculation: a damaged text, or a text of a newer version. */
export const gedeeldFouten = (): fc.Arbitrary<GedeeldFout> =>
  fc.oneof(
    linksen(gedeeldeBerekeningen().map((gedeeld) => parseGedeeld(formatGedeeld(gedeeld).slice(1)))),
    fc.constant<GedeeldFout>('NieuwereVersie'),
  )

/** Generates values that are usually invalid requests: random JSON, or a request with random JSON in one field. */
const geenVerzoeken = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .record({
        vraag: verzoek(),
        veld: fc.constantFrom('labelCode', 'hypotheekgevers', 'eigenInleg'),
        inhoud: fc.jsonValue({ maxDepth: 3 }),
      })
      .map(({ vraag, veld, inhoud }) => ({ ...vraag, [veld]: inhoud })),
  )

/** Generates the errors of `verzoekCodec` about an invalid request: a list with each wrong field once. */
export const leesfouten = (): fc.Arbitrary<readonly Leesfout[]> =>
  linksen(geenVerzoeken().map((invoer) => verzoekCodec.decode(invoer))).map(toLeesfouten)

/** Generates the errors of `toBerekening` about invalid requests. */
export const onleesbareVerzoeken = (): fc.Arbitrary<OnleesbaarVerzoek> =>
  linksen(geenVerzoeken().map((invoer) => toBerekening(invoer, { normen: normenVan(2026), rentetarieven: {} }))).filter(
    (fout) => fout._tag === 'OnleesbaarVerzoek',
  )

/** Generates the errors of `toBerekening` about rates below 0.1 or above 20 percent, usually typing errors. */
export const ongewoneRentes = (): fc.Arbitrary<OngewoneRentes> =>
  linksen(
    fc
      .tuple(verzoek(), fc.oneof(fc.double({ min: 0, max: 0.09 }), fc.double({ min: 20.01, max: 100 })))
      .map(([vraag, rente]) => toBerekening(vraag, { normen: normenVan(2026), rentetarieven: { '120': rente } })),
  ).filter((fout) => fout._tag === 'OngewoneRentes')

/** Generates the errors of `parseBewijs` about texts that are not a rekenbewijs. */
export const bewijsFouten = (): fc.Arbitrary<BewijsFout> =>
  linksen(
    fc
      .oneof(
        fc.jsonValue({ maxDepth: 3 }).map((waarde) => JSON.stringify(waarde)),
        fc.string(),
        fc.constant(' '.repeat(GROOTSTE_BEWIJS + 1)),
      )
      .map(parseBewijs),
  )

/** Generates the errors of `toNormen` about norm sets in which one norm is missing. */
export const onvolledigeNormen = (): fc.Arbitrary<OnvolledigeNormen> =>
  linksen(
    fc
      .tuple(keuze.normjaren(), fc.constantFrom('nhg' as const, 'box1' as const, 'financieringslast' as const))
      .map(([jaar, zonder]) => toNormen({ ...normenVan(jaar), [zonder]: undefined })),
  )

const bedragPerLabel = (): fc.Arbitrary<BedragPerEnergielabel> =>
  fc
    .array(bedragen(), { minLength: ENERGIELABELS.length, maxLength: ENERGIELABELS.length })
    .map((perLabel) =>
      Object.fromEntries(ENERGIELABELS.map((label, nummer) => [label, perLabel[nummer]])),
    ) as fc.Arbitrary<BedragPerEnergielabel>

/** Generates energy label tables: a row for each label, with the amounts as shown on the screen. */
export const energielabeltabellen = (): fc.Arbitrary<readonly EnergielabelRij[]> =>
  fc.tuple(bedragPerLabel(), bedragPerLabel()).map(([lenen, maatregelen]) => energielabelRijen(lenen, maatregelen))
