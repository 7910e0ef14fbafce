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

const ofLeeg = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined])
const getalOfLeeg = ofLeeg(eindigGetal)

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

const nooitVerplicht = {
  benodigdeFinanciering: getalOfLeeg,
  hypotheekbedrag: getalOfLeeg,
  extraBenodigdeEigenInleg: getalOfLeeg,
  aankoopkosten: getalOfLeeg,
  advieskosten: getalOfLeeg,
  afhandelingskosten: getalOfLeeg,
  benodigdeEigenInleg: getalOfLeeg,
  financieringskosten: getalOfLeeg,
  hypotheekaktekosten: getalOfLeeg,
  leveringsaktekosten: getalOfLeeg,
  makelaarskosten: getalOfLeeg,
  meerwerk: getalOfLeeg,
  nhg: ofLeeg(t.boolean),
  nhgKosten: getalOfLeeg,
  overdrachtsbelasting: getalOfLeeg,
  overwaarde: getalOfLeeg,
  rentepercentage: getalOfLeeg,
  restschuld: getalOfLeeg,
  taxatiekosten: getalOfLeeg,
  totaalFinancieringskosten: getalOfLeeg,
  verbouwingskosten: getalOfLeeg,
  timestamp: ofLeeg(t.string),
}

const velden = [...Object.keys(altijdGegeven), ...Object.keys(nooitVerplicht)] as readonly (keyof FinancieringsOpzet)[]

/** Keeps the fields of the record and leaves out what is null or unknown. */
const toRecord = (invoer: Partial<Record<keyof FinancieringsOpzet, unknown>>): FinancieringsOpzet =>
  Object.fromEntries(
    velden.flatMap((veld) => (invoer[veld] === undefined || invoer[veld] === null ? [] : [[veld, invoer[veld]]])),
  ) as unknown as FinancieringsOpzet

const recordCodec = (verplicht: t.Mixed): t.Type<FinancieringsOpzet> => {
  const vorm = t.intersection([t.type(altijdGegeven), t.partial(nooitVerplicht), verplicht])
  return new t.Type(
    'FinancieringsOpzet',
    (waarde): waarde is FinancieringsOpzet =>
      vorm.is(waarde) && velden.every((veld) => (waarde as Record<string, unknown>)[veld] !== null),
    (invoer, context) => either.map(toRecord)(vorm.validate(invoer, context) as t.Validation<object>),
    t.identity,
  )
}

/** Reads the answer to a question without a home. Unknown fields are ignored; null counts as absent. */
export const financieringsOpzetCodec = recordCodec(t.type({}))

/** Reads the answer to a question with a home: the need, the mortgage sum and what is missing are then required. */
export const financieringsOpzetMetOnderpandCodec = recordCodec(t.type(gegevenMetOnderpand))
