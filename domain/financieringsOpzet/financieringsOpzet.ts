import { either } from 'fp-ts'
import * as t from 'io-ts'

type Getal = number

/**
 * The result record (specification, section 3). Amounts in euro, `rentepercentage` in percent a year, monthly costs
 * in euro a month. Figures about the home are absent when the question names no home; a figure that is not known
 * (advice and handling costs) is absent too. Absent is not 0.
 */
export interface FinancieringsOpzet {
  readonly maximaleHypotheekOpInkomen: Getal
  readonly maximaleHypotheek: Getal
  readonly maandlastBruto: Getal
  readonly maandlastNetto: Getal
  readonly benodigdeFinanciering?: Getal
  readonly hypotheekbedrag?: Getal
  readonly extraBenodigdeEigenInleg?: Getal
  readonly aankoopkosten?: Getal
  readonly advieskosten?: Getal
  readonly afhandelingskosten?: Getal
  readonly benodigdeEigenInleg?: Getal
  readonly financieringskosten?: Getal
  readonly hypotheekaktekosten?: Getal
  readonly leveringsaktekosten?: Getal
  readonly makelaarskosten?: Getal
  readonly meerwerk?: Getal
  readonly nhg?: boolean
  readonly nhgKosten?: Getal
  readonly overdrachtsbelasting?: Getal
  readonly overwaarde?: Getal
  readonly rentepercentage?: Getal
  readonly restschuld?: Getal
  readonly taxatiekosten?: Getal
  readonly totaalFinancieringskosten?: Getal
  readonly verbouwingskosten?: Getal
  readonly timestamp?: string
  /** The year of the norms it was calculated with, when a service says so. */
  readonly normjaar?: Getal
}

const eindigGetal = new t.Type<number>(
  'EindigGetal',
  (waarde): waarde is number => Number.isFinite(waarde),
  (invoer, context) =>
    typeof invoer === 'number' && Number.isFinite(invoer)
      ? t.success(invoer)
      : t.failure(invoer, context, 'verwacht een eindig getal'),
  t.identity,
)

/** A service may have a field of that name which is no year; then it names none. */
const genoemdNormjaar = new t.Type<number | undefined, number | undefined, unknown>(
  'GenoemdNormjaar',
  (waarde): waarde is number | undefined => waarde === undefined || Number.isInteger(waarde),
  (invoer) => t.success(typeof invoer === 'number' && Number.isInteger(invoer) ? invoer : undefined),
  t.identity,
)

const getalOfNull = t.union([eindigGetal, t.null, t.undefined])

const altijdGegeven = {
  maximaleHypotheekOpInkomen: eindigGetal,
  maximaleHypotheek: eindigGetal,
  maandlastBruto: eindigGetal,
  maandlastNetto: eindigGetal,
}

const gegevenMetOnderpand = {
  benodigdeFinanciering: eindigGetal,
  hypotheekbedrag: eindigGetal,
  extraBenodigdeEigenInleg: eindigGetal,
}

const soms = {
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
  rentepercentage: getalOfNull,
  restschuld: getalOfNull,
  taxatiekosten: getalOfNull,
  totaalFinancieringskosten: getalOfNull,
  verbouwingskosten: getalOfNull,
  timestamp: t.union([t.string, t.null, t.undefined]),
  normjaar: genoemdNormjaar,
} satisfies Record<Exclude<keyof FinancieringsOpzet, keyof typeof altijdGegeven>, t.Mixed>

const somsVelden = Object.keys(soms) as (keyof typeof soms)[]

const isLeeg = (waarde: unknown): boolean => waarde === null || waarde === undefined

const zonderLege = (invoer: object): FinancieringsOpzet =>
  Object.fromEntries(Object.entries(invoer).filter(([, waarde]) => !isLeeg(waarde))) as unknown as FinancieringsOpzet

const vormMet = (verplicht: t.Props) =>
  t.exact(t.intersection([t.type(altijdGegeven), t.partial(soms), t.type(verplicht)]))

/** The shape of the record as a service sends it, for who describes it; an amount that is not known may be null. */
export const financieringsOpzetVorm = vormMet({})

const recordCodec = (verplicht: t.Props): t.Type<FinancieringsOpzet> => {
  const vorm = vormMet(verplicht)
  return new t.Type(
    'FinancieringsOpzet',
    (waarde): waarde is FinancieringsOpzet => vorm.is(waarde) && somsVelden.every((veld) => waarde[veld] !== null),
    (invoer, context) => either.map(zonderLege)(vorm.validate(invoer, context)),
    t.identity,
  )
}

/** Reads the answer to a question without a home. Unknown fields are left out; an amount that is null is absent. */
export const financieringsOpzetCodec = recordCodec({})

/** Reads the answer to a question with a home: the need, the mortgage sum and what is missing are then required. */
export const financieringsOpzetMetOnderpandCodec = recordCodec(gegevenMetOnderpand)
