import type { Bedrag } from '../geld/bedrag'
import { roundBedrag, roundTekort, roundDelen } from '../geld/roundBedrag'
import { metOnderpand, type FinancieringsOpzet, type FinancieringsOpzetMetOnderpand } from './financieringsOpzet'

/** The purchase costs besides the price. */
const BIJ_DE_KOOP = ['verbouwingskosten', 'meerwerk', 'leveringsaktekosten', 'overdrachtsbelasting'] as const

/** The financing costs. */
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
 * Amounts that a reader can check: typed amounts, and percentages of another figure. The cost items are estimates that
 * nobody checks, so the largest of them absorbs the rounding difference.
 */
const BEKEND = ['koopsom', 'verbouwingskosten', 'meerwerk', 'overdrachtsbelasting', 'nhgKosten'] as const

/** The fields of a record that are not amounts, so they are not rounded. */
const GEEN_BEDRAG: readonly string[] = [
  'rentepercentage',
  'timestamp',
  'normjaar',
  'nhg',
] satisfies readonly (keyof FinancieringsOpzet)[]

/** Amounts of a record by field name. */
type Bedragen = Readonly<
  Partial<
    Record<Exclude<keyof FinancieringsOpzetMetOnderpand, 'rentepercentage' | 'timestamp' | 'normjaar' | 'nhg'>, Bedrag>
  >
>

/** Amounts to the cent that differ less than this (euro) count as equal: each term of a sum was rounded separately. */
const GELIJK = 0.05

const isGelijk = (een: Bedrag, ander: Bedrag): boolean => Math.abs(een - ander) < GELIJK

/** Returns the costs of a home by name; 0 for an absent one. */
const kostenIn = (woning: Bedragen) =>
  Object.fromEntries(KOSTEN.map((kost) => [kost, woning[kost] ?? 0])) as Readonly<Record<Kost, Bedrag>>

const somIn = (woning: Bedragen, kosten: readonly Kost[]): Bedrag =>
  kosten.reduce((som, kost) => som + (woning[kost] ?? 0), 0)

/** Rounds each amount separately. */
const rondAf = <O extends FinancieringsOpzet>(opzet: O): O =>
  Object.fromEntries(
    Object.entries(opzet).map(([cijfer, waarde]: readonly [string, unknown]) => [
      cijfer,
      typeof waarde === 'number' && !GEEN_BEDRAG.includes(cijfer) ? roundBedrag(waarde) : waarde,
    ]),
  ) as unknown as O

/**
 * Returns the price of the home in euro: `aankoopkosten` less the other purchase costs; undefined when that is absent.
 * @example
 * koopsomIn(metOnderpand(financieringsOpzet)) // 300000
 */
export const koopsomIn = (woning: FinancieringsOpzetMetOnderpand): Bedrag | undefined =>
  woning.aankoopkosten === undefined ? undefined : woning.aankoopkosten - somIn(woning, BIJ_DE_KOOP)

/** Returns the part of the overwaarde that pays for the new home, in euro. */
const gebruikteOverwaarde = ({ overwaarde = 0, totaalFinancieringskosten = Infinity }: Bedragen): Bedrag =>
  Math.min(overwaarde, totaalFinancieringskosten)

/**
 * Rounds the need. With a shortage it is rounded up, like the shortage: the highest mortgage and typed own money are
 * whole euros, so together with the rounded shortage they still cover the need.
 */
const roundNodig = (woning: FinancieringsOpzetMetOnderpand, tekort: Bedrag, hypotheekbedrag: Bedrag): Bedrag => {
  const { benodigdeFinanciering } = woning
  return tekort > 0
    ? Math.max(roundTekort(benodigdeFinanciering), hypotheekbedrag + tekort)
    : roundBedrag(benodigdeFinanciering)
}

/**
 * Rounds the sale of the present home. Its balance is the price less the debt, less the sale costs, which are a
 * percentage of the price. `over` is the overwaarde, `schuld` the restschuld, `gebruikt` the overwaarde that pays for
 * the new home.
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

/** Rounds the costs and the sale, so that they add up to the rounded need (`nodig`), and the totals of these costs. */
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

/** Rounds the own money that is needed: the rounded need less the rounded highest mortgage. */
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
 * Returns a record as a screen shows it, with amounts in whole euros (calculation rules, section 9). A shortage is
 * rounded up, and the need with it; other amounts are rounded half up. Shown sums and differences add up.
 * @example
 * financieringsOpzet.maandlastBruto // 1208.73
 * roundOpzet(financieringsOpzet).maandlastBruto // 1209
 */
export const roundOpzet = (opzet: FinancieringsOpzet): FinancieringsOpzet => {
  const woning = metOnderpand(opzet)
  return woning === undefined ? rondAf(opzet) : roundWoning(woning)
}
