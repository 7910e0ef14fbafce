import { either, function as fp, record } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf } from '../codec/codecOf'
import { metEenheid, type Meeteenheid } from '../codec/metEenheid'
import { objectCodec } from '../codec/objectCodec'
import { withStandard, type StandardCodec } from '../codec/standardSchema'
import { datumCodec, tijdstipCodec } from '../datum/datum'
import { bedragCodec } from '../geld/bedrag'
import { bestaandeWoningCodec, dienstBetrekkingCodec, energielabelTypeCodec } from '../antwoorden/keuzeCodecs'
import { labelCodeCodec } from '../antwoorden/label'
import { eenhedenIn } from '../vragen/eenheden'
import type { Verzoekdelen } from '../vragen/vraag'
import type { FinancieringsOpzetVerzoek, Hypotheekgever, Inkomsten, Onderpand, Uitgaven } from '../antwoorden/verzoek'

/** Creates the codec of each amount in one part of a request, by the name of the field. */
const bedragenIn = <Deel extends keyof Verzoekdelen>(deel: Deel) =>
  record.map((eenheid: Meeteenheid) => metEenheid(bedragCodec, eenheid))(eenhedenIn(deel))

const inkomstenCodec = objectCodec<Inkomsten>(
  { dienstbetrekkingsoort: dienstBetrekkingCodec, ingangsdatum: datumCodec },
  bedragenIn('inkomsten'),
)

const uitgavenCodec = objectCodec<Uitgaven>({}, bedragenIn('uitgaven'))

const isVolgnummer = (waarde: unknown): waarde is 1 | 2 => waarde === 1 || waarde === 2

/** The codec of the numbers 1 and 2. `t.keyof` would accept only texts. */
const volgnummerCodec = new t.KeyofType(
  'Volgnummer',
  isVolgnummer,
  (invoer, context) => (isVolgnummer(invoer) ? t.success(invoer) : t.failure(invoer, context)),
  fp.identity,
  { 1: null, 2: null },
)

/** The codec of one home buyer in a request. */
export const hypotheekgeverCodec: StandardCodec<Hypotheekgever> = withStandard(
  objectCodec(
    {
      inkomsten: inkomstenCodec,
      uitgaven: uitgavenCodec,
      volgnummer: volgnummerCodec,
      binnen10JaarMetPensioen: t.boolean,
    },
    bedragenIn('hypotheekgever'),
  ),
)

const { koopsom, ...bedragenVanOnderpand } = bedragenIn('onderpand')

const onderpandCodec = objectCodec<Onderpand>(
  { koopsom, onderpandType: bestaandeWoningCodec },
  { ...bedragenVanOnderpand, energielabelType: energielabelTypeCodec },
)

const lijstCodec = t.readonlyArray(hypotheekgeverCodec)

const isEenOfTwee = (lijst: readonly unknown[]): boolean => lijst.length === 1 || lijst.length === 2

const isOpZijnPlaats = ({ volgnummer }: Hypotheekgever, index: number): boolean => volgnummer === index + 1

/** Returns the list, or an error for each home buyer whose `volgnummer` is not the index in the list plus 1. */
const opHunPlaats = (lijst: readonly Hypotheekgever[], context: t.Context): t.Validation<readonly Hypotheekgever[]> => {
  const fouten = lijst.flatMap((gever, index): t.Errors => {
    if (isOpZijnPlaats(gever, index)) return []
    const inLijst = t.appendContext(context, String(index), hypotheekgeverCodec, gever)
    const inGever = t.appendContext(inLijst, 'volgnummer', volgnummerCodec, gever.volgnummer)
    return [{ value: gever.volgnummer, context: inGever, message: `verwacht ${index + 1}, de plaats in de lijst` }]
  })
  return fouten.length === 0 ? t.success(lijst) : t.failures(fouten)
}

/** The codec of the list of home buyers. As a `ReadonlyArrayType`, it lets other code read the codec of its items. */
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

const maandenCodec = metEenheid(
  codecOf('Maanden', isAantalMaanden, 'verwacht een heel aantal maanden van ten minste 1'),
  'maanden',
)

/**
 * The codec of a request, the body of the calculation call. The handbook shows one under "Calculate a request". There
 * are one or two home buyers, whose `volgnummer` is their place in the list, counted from 1. Amounts are in euro, from
 * 0 to 99.999.999; dates are yyyy-mm-dd. Optional values are absent, never null. Decoding drops unknown fields.
 */
export const verzoekCodec: StandardCodec<FinancieringsOpzetVerzoek> = withStandard(
  objectCodec(
    {
      hypotheekgevers: hypotheekgeversCodec,
      ingangsdatumHypotheek: datumCodec,
      timestamp: tijdstipCodec,
      labelCode: labelCodeCodec,
      rentevastperiode: maandenCodec,
    },
    { ...bedragenIn('verzoek'), onderpand: onderpandCodec },
    'FinancieringsOpzetVerzoek',
  ),
)
