import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf } from '../codec/codecOf'
import { datumCodec, tijdstipCodec } from '../datum/datum'
import { bedragCodec } from '../geld/bedrag'
import { dienstBetrekkingCodec } from '../orientatie/dienstBetrekking'
import { energielabelTypeCodec } from '../orientatie/energielabel'
import { labelCodeCodec } from '../orientatie/label'
import { bestaandeWoningCodec } from '../orientatie/woning'

const inkomstenCodec = t.exact(
  t.intersection([
    t.type({
      /** The kind of income; `Overig` counts for nothing. */
      dienstbetrekkingsoort: dienstBetrekkingCodec,
      /** From when, as yyyy-mm-dd; a year before the request is made, as a page sends it. No figure depends on it. */
      ingangsdatum: datumCodec,
    }),
    t.partial({
      /** Gross income. Euro a year, 0 to 99.999.999; absent counts as 0. */
      bedrag: bedragCodec,
    }),
  ]),
)

const uitgavenCodec = t.exact(
  t.partial({
    /** What is paid on a student loan. Euro a month, 0 to 99.999.999; absent is none. */
    huidigeMaandlastStudieschuld: bedragCodec,
    /** Alimony that is paid to a former partner. Euro a month, gross, 0 to 99.999.999; absent is none. */
    brutoMaandlastAlimentatie: bedragCodec,
    /** What is paid on other loans. Euro a month, gross, 0 to 99.999.999; absent is none. */
    brutoMaandlastOverige: bedragCodec,
  }),
)

const volgnummerCodec = t.union([t.literal(1), t.literal(2)], 'Volgnummer')

/** Reads one home buyer of a request. */
export const hypotheekgeverCodec = t.exact(
  t.intersection([
    t.type({
      /** Income: of which kind, and how much a year. */
      inkomsten: inkomstenCodec,
      /** Expenses a month that lower what can be borrowed; an empty object without any. */
      uitgaven: uitgavenCodec,
      /** The place in the list: 1, and 2 for a partner. */
      volgnummer: volgnummerCodec,
      /** Retires within ten years: then `pensioeninkomen` is looked at too. */
      binnen10JaarMetPensioen: t.boolean,
    }),
    t.partial({
      /** The expected gross pension. Euro a year, 0 to 99.999.999; absent counts as 0. */
      pensioeninkomen: bedragCodec,
    }),
  ]),
)

const onderpandCodec = t.exact(
  t.intersection([
    t.type({
      /** The price of the home. Euro, 0 to 99.999.999. */
      koopsom: bedragCodec,
      /** An existing home (`BestaandeBouw`) pays transfer tax; a new one (`Nieuwbouw`) does not. */
      onderpandType: bestaandeWoningCodec,
    }),
    t.partial({
      /** What is still owed on the mortgage of the present home. Euro, 0 to 99.999.999; absent without such a home. */
      huidigHypotheekbedrag: bedragCodec,
      /** Extra work on a new home, or renovation of an existing one. Euro, 0 to 99.999.999; absent is none. */
      meerwerkOfVerbouwingskosten: bedragCodec,
      /** What the present home is sold for. Euro, 0 to 99.999.999; absent without such a home. */
      verkoopprijs: bedragCodec,
      /** The energy label: with a good one more can be borrowed. Absent is unknown. */
      energielabelType: energielabelTypeCodec,
    }),
  ]),
)

/** One home buyer in a request: income (euro a year), expenses (euro a month) and pension outlook. */
export type Hypotheekgever = t.TypeOf<typeof hypotheekgeverCodec>

/** The home in a request; all amounts in euro. */
export type Onderpand = t.TypeOf<typeof onderpandCodec>

const lijstCodec = t.readonlyArray(hypotheekgeverCodec)

const isEenOfTwee = (lijst: readonly unknown[]): boolean => lijst.length === 1 || lijst.length === 2

const isOpZijnPlaats = ({ volgnummer }: Hypotheekgever, index: number): boolean => volgnummer === index + 1

/** Refuses every applicant whose volgnummer is not the place in the list. */
const opHunPlaats = (lijst: readonly Hypotheekgever[], context: t.Context): t.Validation<readonly Hypotheekgever[]> => {
  const fouten = lijst.flatMap((gever, index): t.Errors => {
    if (isOpZijnPlaats(gever, index)) return []
    const inLijst = t.appendContext(context, String(index), hypotheekgeverCodec, gever)
    const inGever = t.appendContext(inLijst, 'volgnummer', volgnummerCodec, gever.volgnummer)
    return [{ value: gever.volgnummer, context: inGever, message: `verwacht ${index + 1}, de plaats in de lijst` }]
  })
  return fouten.length === 0 ? t.success(lijst) : t.failures(fouten)
}

/** A list with a rule of its own, of which can be seen what it is a list of. */
const hypotheekgeversCodec = new t.ReadonlyArrayType<typeof hypotheekgeverCodec, readonly Hypotheekgever[]>(
  'Hypotheekgevers',
  (waarde): waarde is readonly Hypotheekgever[] =>
    lijstCodec.is(waarde) && isEenOfTwee(waarde) && waarde.every(isOpZijnPlaats),
  (invoer, context) =>
    Array.isArray(invoer) && isEenOfTwee(invoer)
      ? either.flatMap(lijstCodec.validate(invoer, context), (lijst) => opHunPlaats(lijst, context))
      : t.failure(invoer, context, 'verwacht een of twee hypotheekgevers'),
  fp.identity,
  hypotheekgeverCodec,
)

const isAantalMaanden = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && Number.isInteger(waarde) && waarde > 0

const maandenCodec = codecOf('Maanden', isAantalMaanden, 'verwacht een heel aantal maanden van ten minste 1')

/**
 * The body of the calculation call (specification, section 7). One or two applicants, with as `volgnummer` the place in
 * the list; amounts in euro, finite and from 0 to 99.999.999; dates as yyyy-mm-dd. Optional values are absent, never
 * null. Unknown keys are left out.
 */
export const verzoekCodec = t.exact(
  t.intersection([
    t.type({
      /** Who buys: one, or two of whom the second is the partner. */
      hypotheekgevers: hypotheekgeversCodec,
      /** The starting date as a page sends it, yyyy-mm-dd: a year before today. No figure depends on it. */
      ingangsdatumHypotheek: datumCodec,
      /** When it is asked: ISO 8601 with milliseconds. No figure depends on it. */
      timestamp: tijdstipCodec,
      /** The brand, of which the rates are. */
      labelCode: labelCodeCodec,
      /** How long the rate is fixed. Whole months, at least 1; a rate of that period has to be known. */
      rentevastperiode: maandenCodec,
    }),
    t.partial({
      /** Own money that goes into the purchase. Euro, 0 to 99.999.999; absent counts as 0. */
      eigenInleg: bedragCodec,
      /** The home; absent while only the income is asked about. */
      onderpand: onderpandCodec,
    }),
  ]),
  'FinancieringsOpzetVerzoek',
)

/** The question a calculation answers. */
export type FinancieringsOpzetVerzoek = t.TypeOf<typeof verzoekCodec>
