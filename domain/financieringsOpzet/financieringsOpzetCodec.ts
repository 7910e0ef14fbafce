import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf, codecWith } from '../codec/codecOf'
import { metEenheid } from '../codec/metEenheid'
import { objectCodec } from '../codec/objectCodec'
import { zonderLege } from '../codec/zonderLege'
import type {
  FinancieringsOpzet,
  FinancieringsOpzetMetOnderpand,
  FinancieringsOpzetZonderOnderpand,
  Hypotheekcijfers,
  Woningcijfers,
} from './financieringsOpzet'

const eindigGetal = codecOf(
  'EindigGetal',
  (waarde): waarde is number => Number.isFinite(waarde),
  'verwacht een eindig getal',
)

const eindigGetalOfNull = codecOf(
  'EindigGetalOfNull',
  (waarde): waarde is number | null => waarde === null || eindigGetal.is(waarde),
  'verwacht een eindig getal',
)

const tekstOfNull = codecOf(
  'TekstOfNull',
  (waarde): waarde is string | null => waarde === null || t.string.is(waarde),
  'verwacht een tekst',
)

const euro = metEenheid(eindigGetal, 'euro')
const euroOfNull = metEenheid(eindigGetalOfNull, 'euro')
const euroPerMaand = metEenheid(eindigGetal, 'euro per maand')
const procentPerJaarOfNull = metEenheid(eindigGetalOfNull, 'procent per jaar')

const isJaar = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && Number.isInteger(waarde) && waarde >= 1000 && waarde <= 9999

/** Reads the norm year of a service. A value that is not a year of four digits counts as absent. */
const genoemdNormjaar = metEenheid(
  codecWith(
    'GenoemdNormjaar',
    (waarde): waarde is number | undefined => waarde === undefined || isJaar(waarde),
    (invoer) => t.success(isJaar(invoer) ? invoer : undefined),
  ),
  'jaar van de normen',
)

/** The figures as a service may send them: optional figures can be null, except `normjaar` and `nhg`. */
type Gezonden<Cijfers> = {
  readonly [Cijfer in keyof Cijfers]: object extends Pick<Cijfers, Cijfer>
    ? Cijfers[Cijfer] | (Cijfer extends 'nhg' | 'normjaar' ? never : null)
    : Cijfers[Cijfer]
}

const altijd = {
  maximaleHypotheekOpInkomen: euro,
  maximaleHypotheek: euro,
  maandlastBruto: euroPerMaand,
  maandlastNetto: euroPerMaand,
}

const soms = {
  rentepercentage: procentPerJaarOfNull,
  timestamp: tekstOfNull,
  normjaar: genoemdNormjaar,
}

const altijdMetOnderpand = {
  benodigdeFinanciering: euro,
  hypotheekbedrag: euro,
  extraBenodigdeEigenInleg: euro,
}

const somsMetOnderpand = {
  aankoopkosten: euroOfNull,
  advieskosten: euroOfNull,
  afhandelingskosten: euroOfNull,
  benodigdeEigenInleg: euroOfNull,
  financieringskosten: euroOfNull,
  hypotheekaktekosten: euroOfNull,
  leveringsaktekosten: euroOfNull,
  makelaarskosten: euroOfNull,
  meerwerk: euroOfNull,
  nhg: t.boolean,
  nhgKosten: euroOfNull,
  overdrachtsbelasting: euroOfNull,
  overwaarde: euroOfNull,
  restschuld: euroOfNull,
  taxatiekosten: euroOfNull,
  totaalFinancieringskosten: euroOfNull,
  verbouwingskosten: euroOfNull,
}

/** Codec for the record as a service sends it, also used for its JSON schema. Unknown amounts may be null. */
export const financieringsOpzetShape = objectCodec<Gezonden<Hypotheekcijfers & Partial<Woningcijfers>>>(altijd, {
  ...soms,
  benodigdeFinanciering: euroOfNull,
  hypotheekbedrag: euroOfNull,
  extraBenodigdeEigenInleg: euroOfNull,
  ...somsMetOnderpand,
})

const metOnderpandShape = objectCodec<Gezonden<FinancieringsOpzetMetOnderpand>>(
  { ...altijd, ...altijdMetOnderpand },
  { ...soms, ...somsMetOnderpand },
)

const zonderOnderpandShape = objectCodec<Gezonden<Hypotheekcijfers>>(altijd, soms)

const vanWoning = { ...altijdMetOnderpand, ...somsMetOnderpand }

/** The names of all fields of a record, in alphabetical order. */
export const OPZETVELDEN: readonly (keyof FinancieringsOpzet)[] = Object.keys({
  ...altijd,
  ...soms,
  ...vanWoning,
}).toSorted() as (keyof FinancieringsOpzet)[]

const isVanWoning = (veld: string): boolean => Object.hasOwn(vanWoning, veld)

const heeftNull = (waarde: object): boolean => Object.values(waarde).includes(null)

const isMetOnderpand = (waarde: unknown): waarde is FinancieringsOpzetMetOnderpand =>
  metOnderpandShape.is(waarde) && !heeftNull(waarde)

const isZonderOnderpand = (waarde: unknown): waarde is FinancieringsOpzetZonderOnderpand =>
  financieringsOpzetShape.is(waarde) && !heeftNull(waarde) && !Object.keys(zonderLege(waarde)).some(isVanWoning)

/** Converts a decoded answer to a record. An answer without all required home fields loses every home field. */
const toFinancieringsOpzet = (gelezen: t.TypeOf<typeof financieringsOpzetShape>): FinancieringsOpzet => {
  const opzet = zonderLege(gelezen)
  return isMetOnderpand(opzet) ? opzet : zonderLege(zonderOnderpandShape.encode(opzet))
}

/**
 * Codec for the answer to a request without a home. Drops unknown fields; an amount that is null is absent. An answer
 * that has the need, the mortgage sum and the shortage anyway is read as one with a home.
 */
export const financieringsOpzetCodec = codecWith(
  'FinancieringsOpzet',
  (waarde): waarde is FinancieringsOpzet => isZonderOnderpand(waarde) || isMetOnderpand(waarde),
  (invoer, context) => fp.pipe(financieringsOpzetShape.validate(invoer, context), either.map(toFinancieringsOpzet)),
)

/** Codec for the answer to a request with a home: the need, the mortgage sum and the shortage are required. */
export const financieringsOpzetMetOnderpandCodec = codecWith('FinancieringsOpzet', isMetOnderpand, (invoer, context) =>
  fp.pipe(metOnderpandShape.validate(invoer, context), either.map(zonderLege)),
)
