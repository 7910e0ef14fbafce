import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf, codecWith } from '../codec/codecOf'
import { zonderLege } from '../codec/zonderLege'
import type {
  FinancieringsOpzet,
  FinancieringsOpzetMetOnderpand,
  FinancieringsOpzetZonderOnderpand,
} from './financieringsOpzet'

const eindigGetal = codecOf(
  'EindigGetal',
  (waarde): waarde is number => Number.isFinite(waarde),
  'verwacht een eindig getal',
)

/** A service may have a field of that name which is no year; then it names none. */
const genoemdNormjaar = codecWith(
  'GenoemdNormjaar',
  (waarde): waarde is number | undefined => waarde === undefined || Number.isInteger(waarde),
  (invoer) => t.success(typeof invoer === 'number' && Number.isInteger(invoer) ? invoer : undefined),
)

const getalOfNull = t.union([eindigGetal, t.null, t.undefined])

const altijd = {
  maximaleHypotheekOpInkomen: eindigGetal,
  maximaleHypotheek: eindigGetal,
  maandlastBruto: eindigGetal,
  maandlastNetto: eindigGetal,
}

const soms = {
  rentepercentage: getalOfNull,
  timestamp: t.union([t.string, t.null, t.undefined]),
  normjaar: genoemdNormjaar,
}

const altijdMetOnderpand = {
  benodigdeFinanciering: eindigGetal,
  hypotheekbedrag: eindigGetal,
  extraBenodigdeEigenInleg: eindigGetal,
}

const somsMetOnderpand = {
  benodigdeFinanciering: getalOfNull,
  hypotheekbedrag: getalOfNull,
  extraBenodigdeEigenInleg: getalOfNull,
  aankoopkosten: getalOfNull,
  advieskosten: getalOfNull,
  afhandelingskosten: getalOfNull,
  benodigdeEigenInleg: getalOfNull,
  financieringskosten: getalOfNull,
  hypotheekaktekosten: getalOfNull,
  leveringsaktekosten: getalOfNull,
  makelaarskosten: getalOfNull,
  meerwerk: getalOfNull,
  nhg: t.union([t.boolean, t.undefined]),
  nhgKosten: getalOfNull,
  overdrachtsbelasting: getalOfNull,
  overwaarde: getalOfNull,
  restschuld: getalOfNull,
  taxatiekosten: getalOfNull,
  totaalFinancieringskosten: getalOfNull,
  verbouwingskosten: getalOfNull,
} satisfies Record<Exclude<keyof FinancieringsOpzet, keyof typeof altijd | keyof typeof soms>, t.Mixed>

const NAMEN = Object.keys({ ...altijd, ...soms, ...somsMetOnderpand }) as readonly (keyof FinancieringsOpzet)[]

/** The names of everything that a record can hold, in alphabetical order. */
export const OPZETVELDEN: readonly (keyof FinancieringsOpzet)[] = NAMEN.toSorted()

const shapeWith = (verplicht: t.Props) =>
  t.exact(t.intersection([t.type(altijd), t.partial({ ...soms, ...somsMetOnderpand }), t.type(verplicht)]))

/** The shape of the record as a service sends it, to describe it with; an amount that is not known may be null. */
export const financieringsOpzetShape = shapeWith({})

const metOnderpandShape = shapeWith(altijdMetOnderpand)

const zonderOnderpandShape = t.exact(t.intersection([t.type(altijd), t.partial(soms)]))

const isVanWoning = (veld: string): boolean => veld in somsMetOnderpand

const heeftNull = (waarde: object): boolean => Object.values(waarde).includes(null)

const isMetOnderpand = (waarde: unknown): waarde is FinancieringsOpzetMetOnderpand =>
  metOnderpandShape.is(waarde) && !heeftNull(waarde)

const isZonderOnderpand = (waarde: unknown): waarde is FinancieringsOpzetZonderOnderpand =>
  financieringsOpzetShape.is(waarde) && !heeftNull(waarde) && !Object.keys(zonderLege(waarde)).some(isVanWoning)

/** Makes a record of an answer. An answer with only some of the fields of a home loses them, and counts as without. */
const toFinancieringsOpzet = (gelezen: t.TypeOf<typeof financieringsOpzetShape>): FinancieringsOpzet => {
  const opzet = zonderLege(gelezen)
  return isMetOnderpand(opzet) ? opzet : zonderLege(zonderOnderpandShape.encode(opzet))
}

/**
 * Reads the answer to a question without a home. Unknown fields are left out; an amount that is null is absent. An
 * answer that speaks of a home all the same, with need, mortgage sum and what is missing, is read as one with a home.
 */
export const financieringsOpzetCodec = codecWith(
  'FinancieringsOpzet',
  (waarde): waarde is FinancieringsOpzet => isZonderOnderpand(waarde) || isMetOnderpand(waarde),
  (invoer, context) => fp.pipe(financieringsOpzetShape.validate(invoer, context), either.map(toFinancieringsOpzet)),
)

/** Reads the answer to a question with a home: the need, the mortgage sum and what is missing are then required. */
export const financieringsOpzetMetOnderpandCodec = codecWith('FinancieringsOpzet', isMetOnderpand, (invoer, context) =>
  fp.pipe(metOnderpandShape.validate(invoer, context), either.map(zonderLege)),
)
