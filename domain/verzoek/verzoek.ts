import { either } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf, codecWith } from '../codec'
import { datumCodec, tijdstipCodec } from '../datum'
import { bedragCodec } from '../geld'
import { bestaandeWoningCodec, dienstBetrekkingCodec, energielabelTypeCodec, labelCodeCodec } from '../orientatie'

const inkomstenCodec = t.exact(
  t.intersection([
    t.type({ dienstbetrekkingsoort: dienstBetrekkingCodec, ingangsdatum: datumCodec }),
    t.partial({ bedrag: bedragCodec }),
  ]),
)

const uitgavenCodec = t.exact(
  t.partial({
    huidigeMaandlastStudieschuld: bedragCodec,
    brutoMaandlastAlimentatie: bedragCodec,
    brutoMaandlastOverige: bedragCodec,
  }),
)

const volgnummerCodec = t.union([t.literal(1), t.literal(2)], 'Volgnummer')

/** Reads one home buyer of a request. */
export const hypotheekgeverCodec = t.exact(
  t.intersection([
    t.type({
      inkomsten: inkomstenCodec,
      uitgaven: uitgavenCodec,
      volgnummer: volgnummerCodec,
      binnen10JaarMetPensioen: t.boolean,
    }),
    t.partial({ pensioeninkomen: bedragCodec }),
  ]),
)

const onderpandCodec = t.exact(
  t.intersection([
    t.type({ koopsom: bedragCodec, onderpandType: bestaandeWoningCodec }),
    t.partial({
      huidigHypotheekbedrag: bedragCodec,
      meerwerkOfVerbouwingskosten: bedragCodec,
      verkoopprijs: bedragCodec,
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

const hypotheekgeversCodec = codecWith(
  'Hypotheekgevers',
  (waarde): waarde is readonly Hypotheekgever[] =>
    lijstCodec.is(waarde) && isEenOfTwee(waarde) && waarde.every(isOpZijnPlaats),
  (invoer, context) =>
    Array.isArray(invoer) && isEenOfTwee(invoer)
      ? either.flatMap(lijstCodec.validate(invoer, context), (lijst) => opHunPlaats(lijst, context))
      : t.failure(invoer, context, 'verwacht een of twee hypotheekgevers'),
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
      hypotheekgevers: hypotheekgeversCodec,
      ingangsdatumHypotheek: datumCodec,
      timestamp: tijdstipCodec,
      labelCode: labelCodeCodec,
      rentevastperiode: maandenCodec,
    }),
    t.partial({ eigenInleg: bedragCodec, onderpand: onderpandCodec }),
  ]),
  'FinancieringsOpzetVerzoek',
)

/** The question a calculation answers. */
export type FinancieringsOpzetVerzoek = t.TypeOf<typeof verzoekCodec>
