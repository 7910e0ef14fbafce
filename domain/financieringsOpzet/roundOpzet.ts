import type { Bedrag } from '../geld/bedrag'
import { roundBedrag, roundTekort, roundDelen } from '../geld/roundBedrag'
import { isZonderLening } from './lening'
import { metOnderpand, type FinancieringsOpzet, type FinancieringsOpzetMetOnderpand } from './financieringsOpzet'

/** The names of the costs of the purchase. The price of the home is not one of these costs. */
const BIJ_DE_KOOP = ['verbouwingskosten', 'meerwerk', 'leveringsaktekosten', 'overdrachtsbelasting'] as const

/** The names of the costs of the mortgage. */
const BIJ_DE_HYPOTHEEK = [
  'hypotheekaktekosten',
  'taxatiekosten',
  'nhgKosten',
  'advieskosten',
  'afhandelingskosten',
] as const

const KOSTEN = [...BIJ_DE_KOOP, ...BIJ_DE_HYPOTHEEK] as const

type Kost = (typeof KOSTEN)[number]

/**
 * The names of the amounts that a reader can check: amounts that were typed, and percentages of another figure. The
 * other costs are estimates, so the estimates absorb the rounding difference.
 */
const BEKEND = ['koopsom', 'verbouwingskosten', 'meerwerk', 'overdrachtsbelasting', 'nhgKosten'] as const

/** The fields of a result that are not amounts and are therefore not rounded. */
const GEEN_BEDRAG: readonly string[] = [
  'rentepercentage',
  'timestamp',
  'normjaar',
  'voorbeeldrente',
  'normenVerouderd',
  'nhg',
] satisfies readonly (keyof FinancieringsOpzet)[]

/** Amounts of a result by field name. */
type Bedragen = Readonly<
  Partial<
    Record<
      Exclude<
        keyof FinancieringsOpzetMetOnderpand,
        'rentepercentage' | 'timestamp' | 'normjaar' | 'voorbeeldrente' | 'normenVerouderd' | 'nhg'
      >,
      Bedrag
    >
  >
>

/** Sums that differ less than this amount (euro) count as equal, because their parts were rounded to the cent. */
const GELIJK = 0.05

const isGelijk = (een: Bedrag, ander: Bedrag): boolean => Math.abs(een - ander) < GELIJK

/** Returns the costs of a home by name, in euro; 0 for an absent cost. */
const kostenIn = (woning: Bedragen) =>
  Object.fromEntries(KOSTEN.map((kost) => [kost, woning[kost] ?? 0])) as Readonly<Record<Kost, Bedrag>>

const somIn = (woning: Bedragen, kosten: readonly Kost[]): Bedrag =>
  kosten.reduce((som, kost) => som + (woning[kost] ?? 0), 0)

/** Returns a copy of the result with each amount rounded to whole euros separately. A loan of € 0 has no net cost. */
const rondAf = <O extends FinancieringsOpzet>(opzet: O): O => ({
  ...rondElkAf(opzet),
  ...(isZonderLening(opzet) && { maandlastNetto: 0 }),
})

const rondElkAf = <O extends FinancieringsOpzet>(opzet: O): O =>
  Object.fromEntries(
    Object.entries(opzet).map(([cijfer, waarde]: readonly [string, unknown]) => [
      cijfer,
      typeof waarde === 'number' && !GEEN_BEDRAG.includes(cijfer) ? roundBedrag(waarde) : waarde,
    ]),
  ) as unknown as O

/**
 * Returns the price of the home in euro: `aankoopkosten` less the other purchase costs; undefined without
 * `aankoopkosten`.
 * @example
 * koopsomIn(metOnderpand(financieringsOpzet)) // 300000
 */
export const koopsomIn = (woning: FinancieringsOpzetMetOnderpand): Bedrag | undefined =>
  woning.aankoopkosten === undefined ? undefined : woning.aankoopkosten - somIn(woning, BIJ_DE_KOOP)

/** Returns the part of the overwaarde that pays for the new home, in euro. */
const gebruikteOverwaarde = ({ overwaarde = 0, totaalFinancieringskosten = Infinity }: Bedragen): Bedrag =>
  Math.min(overwaarde, totaalFinancieringskosten)

/**
 * Returns the need in whole euros. When there is a shortage (`tekort`, whole euros), the need is rounded up, and it is
 * at least the sum of the rounded mortgage (`hypotheekbedrag`) and the shortage.
 */
const roundNodig = (woning: FinancieringsOpzetMetOnderpand, tekort: Bedrag, hypotheekbedrag: Bedrag): Bedrag => {
  const { benodigdeFinanciering } = woning
  return tekort > 0
    ? Math.max(roundTekort(benodigdeFinanciering), hypotheekbedrag + tekort)
    : roundBedrag(benodigdeFinanciering)
}

/**
 * Returns the sale of the current home in whole euros: `over` (overwaarde), `schuld` (restschuld) and `gebruikt`
 * (overwaarde for the new home). `over` less `schuld` is the rounded surplus before sale costs, less the rounded sale
 * costs.
 */
const roundVerkoop = (woning: FinancieringsOpzetMetOnderpand) => {
  const { overwaarde = 0, restschuld = 0, makelaarskosten = 0 } = woning
  const saldo = roundBedrag(overwaarde - restschuld + makelaarskosten) - roundBedrag(makelaarskosten)
  const over = Math.max(0, saldo)
  const gebruikt = gebruikteOverwaarde(woning)
  return {
    over,
    schuld: over - saldo,
    gebruikt: isGelijk(overwaarde, gebruikt) ? over : Math.min(over, roundBedrag(gebruikt)),
  }
}

/**
 * Returns the rounded costs, sale and totals. If price, costs and sale added up to the need before rounding, the
 * rounded amounts add up to the rounded need `nodig`.
 */
const roundKosten = (woning: FinancieringsOpzetMetOnderpand, nodig: Bedrag): Bedragen => {
  const { benodigdeFinanciering, restschuld = 0 } = woning
  const gebruikt = gebruikteOverwaarde(woning)
  const rest = benodigdeFinanciering - somIn(woning, KOSTEN) - restschuld + gebruikt
  const koopsom = isGelijk(rest, roundBedrag(rest)) ? roundBedrag(rest) : rest
  const verkoop = roundVerkoop(woning)
  const vast = verkoop.schuld - verkoop.gebruikt
  const rond = roundDelen({ ...kostenIn(woning), koopsom }, nodig - vast, BEKEND)
  const som = (cijfer: keyof Bedragen, prijs: 0 | 1, kosten: readonly Kost[]): Bedragen =>
    isGelijk(woning[cijfer] ?? NaN, prijs * rest + somIn(woning, kosten))
      ? { [cijfer]: prijs * rond.koopsom + somIn(rond, kosten) }
      : {}
  return {
    ...Object.fromEntries(KOSTEN.flatMap((kost) => (woning[kost] === undefined ? [] : [[kost, rond[kost]]]))),
    ...som('aankoopkosten', 1, BIJ_DE_KOOP),
    ...som('financieringskosten', 0, BIJ_DE_HYPOTHEEK),
    ...som('totaalFinancieringskosten', 1, KOSTEN),
    ...(woning.overwaarde !== undefined && { overwaarde: verkoop.over }),
    ...(woning.restschuld !== undefined && { restschuld: verkoop.schuld }),
  }
}

/**
 * Returns an object with `benodigdeEigenInleg` as the rounded need `nodig` less the rounded maximum, at least 0. The
 * object is empty if `benodigdeEigenInleg` was not that difference before rounding.
 */
const roundEigenInleg = (woning: FinancieringsOpzetMetOnderpand, nodig: Bedrag): Bedragen => {
  const { benodigdeEigenInleg = NaN, benodigdeFinanciering, maximaleHypotheek } = woning
  return isGelijk(benodigdeEigenInleg, Math.max(0, benodigdeFinanciering - maximaleHypotheek))
    ? { benodigdeEigenInleg: Math.max(0, nodig - roundBedrag(maximaleHypotheek)) }
    : {}
}

const roundWoning = (woning: FinancieringsOpzetMetOnderpand): FinancieringsOpzetMetOnderpand => {
  const rond = rondAf(woning)
  const extraBenodigdeEigenInleg = roundTekort(woning.extraBenodigdeEigenInleg)
  const benodigdeFinanciering = roundNodig(woning, extraBenodigdeEigenInleg, rond.hypotheekbedrag)
  return {
    ...rond,
    ...roundKosten(woning, benodigdeFinanciering),
    ...roundEigenInleg(woning, benodigdeFinanciering),
    benodigdeFinanciering,
    extraBenodigdeEigenInleg,
  }
}

/**
 * Returns a result with amounts in whole euros, as a screen shows it. A shortage is rounded up, and the need is then
 * rounded up too. Other amounts are rounded half up, or adjusted so that the rounded parts of a sum still add up. A
 * loan that rounds to 0 has a net monthly cost of 0.
 * @example
 * financieringsOpzet.maandlastBruto // 1208.73
 * roundOpzet(financieringsOpzet).maandlastBruto // 1209
 */
export const roundOpzet = (opzet: FinancieringsOpzet): FinancieringsOpzet => {
  const woning = metOnderpand(opzet)
  return woning === undefined ? rondAf(opzet) : roundWoning(woning)
}
