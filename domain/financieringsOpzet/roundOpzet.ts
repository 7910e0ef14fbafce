import type { Bedrag } from '../geld/bedrag'
import { roundBedrag, roundTekort, roundDelen } from '../geld/roundBedrag'
import { metOnderpand, type FinancieringsOpzet, type FinancieringsOpzetMetOnderpand } from './financieringsOpzet'

/** What buying costs beside the price. */
const BIJ_DE_KOOP = ['verbouwingskosten', 'meerwerk', 'leveringsaktekosten', 'overdrachtsbelasting'] as const

/** What financing costs. */
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
 * What a reader can work out: amounts that were typed, and percentages of another figure. The cost items are estimates,
 * which nobody works out: the largest of them takes the rounding rest.
 */
const BEKEND = ['koopsom', 'verbouwingskosten', 'meerwerk', 'overdrachtsbelasting', 'nhgKosten'] as const

/** What is neither an amount nor shown as one. */
const GEEN_BEDRAG: readonly string[] = [
  'rentepercentage',
  'timestamp',
  'normjaar',
  'nhg',
] satisfies readonly (keyof FinancieringsOpzet)[]

/** Amounts of a record. */
type Bedragen = Readonly<
  Partial<
    Record<Exclude<keyof FinancieringsOpzetMetOnderpand, 'rentepercentage' | 'timestamp' | 'normjaar' | 'nhg'>, Bedrag>
  >
>

/** Amounts to the cent that are this close (euro) are the same: each part of a sum is rounded by itself. */
const GELIJK = 0.05

const isGelijk = (een: Bedrag, ander: Bedrag): boolean => Math.abs(een - ander) < GELIJK

/** The costs of a home; one that is not told is 0. */
const kostenIn = (woning: Bedragen) =>
  Object.fromEntries(KOSTEN.map((kost) => [kost, woning[kost] ?? 0])) as Readonly<Record<Kost, Bedrag>>

const somIn = (woning: Bedragen, kosten: readonly Kost[]): Bedrag =>
  kosten.reduce((som, kost) => som + (woning[kost] ?? 0), 0)

/** Each amount rounded by itself. */
const rondAf = <O extends FinancieringsOpzet>(opzet: O): O =>
  Object.fromEntries(
    Object.entries(opzet).map(([cijfer, waarde]: readonly [string, unknown]) => [
      cijfer,
      typeof waarde === 'number' && !GEEN_BEDRAG.includes(cijfer) ? roundBedrag(waarde) : waarde,
    ]),
  ) as unknown as O

/** The price of the home, euro: what the purchase costs without its other costs; undefined when that is not told. */
export const koopsomIn = (woning: FinancieringsOpzetMetOnderpand): Bedrag | undefined =>
  woning.aankoopkosten === undefined ? undefined : woning.aankoopkosten - somIn(woning, BIJ_DE_KOOP)

/** The part of the overwaarde that pays for the new home, euro. */
const gebruikteOverwaarde = ({ overwaarde = 0, totaalFinancieringskosten = Infinity }: Bedragen): Bedrag =>
  Math.min(overwaarde, totaalFinancieringskosten)

/**
 * All that is needed. With a shortage it is rounded up: the highest mortgage and own money as typed are whole euros, so
 * that with a shortage that is rounded up they add up to nothing less.
 */
const roundNodig = (woning: FinancieringsOpzetMetOnderpand, tekort: Bedrag, hypotheekbedrag: Bedrag): Bedrag => {
  const { benodigdeFinanciering } = woning
  return tekort > 0
    ? Math.max(roundTekort(benodigdeFinanciering), hypotheekbedrag + tekort)
    : roundBedrag(benodigdeFinanciering)
}

/**
 * The sale of the present home as it is shown. What it leaves or lacks is its price less its debt, less the costs of
 * the sale, a percentage of that price. `gebruikt` pays for the new home.
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

/** The costs and the sale of the present home, which add up to what is needed, and the sums of those costs. */
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

/** What cannot be borrowed: the difference of what is needed and the highest mortgage. */
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
 * A record as a screen shows it, its amounts in whole euros (calculation rules, section 9). What falls short is rounded
 * up, and with it what is needed; everything else half up. What is shown as a sum or a difference adds up.
 */
export const roundOpzet = (opzet: FinancieringsOpzet): FinancieringsOpzet => {
  const woning = metOnderpand(opzet)
  return woning === undefined ? rondAf(opzet) : roundWoning(woning)
}
