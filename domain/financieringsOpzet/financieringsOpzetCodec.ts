import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf, codecWith } from '../codec/codecOf'
import { metEenheid } from '../codec/metEenheid'
import { objectCodec } from '../codec/objectCodec'
import { zonderLege } from '../codec/zonderLege'
import { withStandard, type StandardCodec } from '../codec/standardSchema'
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

/** The codec of the norm year in the answer of a service. Reads a value that is no year of four digits as undefined. */
const genoemdNormjaar = metEenheid(
  codecWith(
    'GenoemdNormjaar',
    (waarde): waarde is number | undefined => waarde === undefined || isJaar(waarde),
    (invoer) => t.success(isJaar(invoer) ? invoer : undefined),
  ),
  'jaar van de normen',
)

/** The codec of a mark: of an example rate, or of old norms. Reads a value that is no boolean as undefined. */
const merkCodec = codecWith(
  'Merk',
  (waarde): waarde is boolean | undefined => waarde === undefined || t.boolean.is(waarde),
  (invoer) => t.success(t.boolean.is(invoer) ? invoer : undefined),
)

/** The figures in a decoded answer of a service: optional figures can be null, except `normjaar`, `nhg` and a mark. */
type Gezonden<Cijfers> = {
  readonly [Cijfer in keyof Cijfers]: object extends Pick<Cijfers, Cijfer>
    ? Cijfers[Cijfer] | (Cijfer extends 'nhg' | 'normjaar' | 'voorbeeldrente' | 'normenVerouderd' ? never : null)
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
  voorbeeldrente: merkCodec,
  normenVerouderd: merkCodec,
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

/** The answer of a service, with or without the figures of a home. */
type GezondenOpzet = Gezonden<Hypotheekcijfers & Partial<Woningcijfers>>

/** The codec of a service's answer, and the base of its JSON schema. Optional figures except `nhg` may be null. */
export const financieringsOpzetShape: StandardCodec<GezondenOpzet> = withStandard(
  objectCodec(altijd, {
    ...soms,
    benodigdeFinanciering: euroOfNull,
    hypotheekbedrag: euroOfNull,
    extraBenodigdeEigenInleg: euroOfNull,
    ...somsMetOnderpand,
  }),
)

const metOnderpandShape = objectCodec<Gezonden<FinancieringsOpzetMetOnderpand>>(
  { ...altijd, ...altijdMetOnderpand },
  { ...soms, ...somsMetOnderpand },
)

const zonderOnderpandShape = objectCodec<Gezonden<Hypotheekcijfers>>(altijd, soms)

const vanWoning = { ...altijdMetOnderpand, ...somsMetOnderpand }

/** The names of all fields of a result, in alphabetical order. */
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

/** Returns the decoded result. Drops null fields, and all home fields when a required home field is missing. */
const toFinancieringsOpzet = (gelezen: GezondenOpzet): FinancieringsOpzet => {
  const opzet = zonderLege(gelezen)
  return isMetOnderpand(opzet) ? opzet : zonderLege(zonderOnderpandShape.encode(opzet))
}

/**
 * The codec of the answer of a service to a request without a home. Drops unknown fields and optional fields that are
 * null. If an answer has the need, the mortgage and the shortage, it is nevertheless read as a result with a home.
 */
export const financieringsOpzetCodec: StandardCodec<FinancieringsOpzet> = withStandard(
  codecWith(
    'FinancieringsOpzet',
    (waarde): waarde is FinancieringsOpzet => isZonderOnderpand(waarde) || isMetOnderpand(waarde),
    (invoer, context) => fp.pipe(financieringsOpzetShape.validate(invoer, context), either.map(toFinancieringsOpzet)),
  ),
)

/** The codec of a service's answer to a request with a home. Requires the financing need, mortgage and shortage. */
export const financieringsOpzetMetOnderpandCodec: StandardCodec<FinancieringsOpzetMetOnderpand> = withStandard(
  codecWith('FinancieringsOpzet', isMetOnderpand, (invoer, context) =>
    fp.pipe(metOnderpandShape.validate(invoer, context), either.map(zonderLege)),
  ),
)
