import * as t from 'io-ts'

import { bedragCodec } from '../geld'
import { bestaandeWoningCodec, dienstBetrekkingCodec, energielabelTypeCodec, labelCodeCodec } from '../orientatie'
import { datumCodec, tijdstipCodec } from './datum'

const inkomstenCodec = t.intersection([
  t.type({ dienstbetrekkingsoort: dienstBetrekkingCodec, ingangsdatum: datumCodec }),
  t.partial({ bedrag: bedragCodec }),
])

const uitgavenCodec = t.partial({
  huidigeMaandlastStudieschuld: bedragCodec,
  brutoMaandlastAlimentatie: bedragCodec,
  brutoMaandlastOverige: bedragCodec,
})

const hypotheekgeverCodec = t.intersection([
  t.type({
    inkomsten: inkomstenCodec,
    uitgaven: uitgavenCodec,
    volgnummer: t.union([t.literal(1), t.literal(2)]),
    binnen10JaarMetPensioen: t.boolean,
  }),
  t.partial({ pensioeninkomen: bedragCodec }),
])

const onderpandCodec = t.intersection([
  t.type({ koopsom: bedragCodec, onderpandType: bestaandeWoningCodec }),
  t.partial({
    huidigHypotheekbedrag: bedragCodec,
    meerwerkOfVerbouwingskosten: bedragCodec,
    verkoopprijs: bedragCodec,
    energielabelType: energielabelTypeCodec,
  }),
])

/** One home buyer in a request: income (euro a year), expenses (euro a month) and pension outlook. */
export type Hypotheekgever = t.TypeOf<typeof hypotheekgeverCodec>

/** The home in a request; all amounts in euro. */
export type Onderpand = t.TypeOf<typeof onderpandCodec>

const isEenOfTwee = (lijst: readonly unknown[]): boolean => lijst.length === 1 || lijst.length === 2

const hypotheekgeversCodec = new t.Type<readonly Hypotheekgever[], readonly Hypotheekgever[], unknown>(
  'Hypotheekgevers',
  (waarde): waarde is readonly Hypotheekgever[] =>
    t.readonlyArray(hypotheekgeverCodec).is(waarde) && isEenOfTwee(waarde),
  (invoer, context) =>
    Array.isArray(invoer) && !isEenOfTwee(invoer)
      ? t.failure(invoer, context, 'verwacht een of twee hypotheekgevers')
      : t.readonlyArray(hypotheekgeverCodec).validate(invoer, context),
  t.identity,
)

const maandenCodec = new t.Type<number>(
  'Maanden',
  (waarde): waarde is number => Number.isInteger(waarde) && Number(waarde) > 0,
  (invoer, context) =>
    typeof invoer === 'number' && Number.isInteger(invoer) && invoer > 0
      ? t.success(invoer)
      : t.failure(invoer, context, 'verwacht een heel aantal maanden van ten minste 1'),
  t.identity,
)

/**
 * The body of the calculation call (specification, section 7). One or two applicants; amounts in euro, finite and
 * from 0 to 99.999.999; dates as yyyy-mm-dd. Optional values are absent, never null. Unknown keys are ignored.
 */
export const verzoekCodec = t.intersection(
  [
    t.type({
      hypotheekgevers: hypotheekgeversCodec,
      ingangsdatumHypotheek: datumCodec,
      timestamp: tijdstipCodec,
      labelCode: labelCodeCodec,
      rentevastperiode: maandenCodec,
    }),
    t.partial({ eigenInleg: bedragCodec, onderpand: onderpandCodec }),
  ],
  'FinancieringsOpzetVerzoek',
)

/** The question a calculation answers. */
export type FinancieringsOpzetVerzoek = t.TypeOf<typeof verzoekCodec>
