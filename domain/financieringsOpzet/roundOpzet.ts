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

/** What selling the present home leaves and costs. */
const roundVerkoop = (woning: FinancieringsOpzetMetOnderpand, gebruikt: Bedrag, schuld: Bedrag): Bedragen => {
  const { overwaarde, restschuld, makelaarskosten } = woning
  const over = (overwaarde ?? 0) - gebruikteOverwaarde(woning)
  const meer = isGelijk(over, 0) ? gebruikt : Math.max(gebruikt, roundBedrag(overwaarde ?? 0))
  const opbrengst = (overwaarde ?? 0) - (restschuld ?? 0)
  return {
    ...(overwaarde !== undefined && { overwaarde: meer }),
    ...(restschuld !== undefined && { restschuld: schuld }),
    ...(makelaarskosten !== undefined && {
      makelaarskosten: roundBedrag(makelaarskosten + opbrengst) - (meer - schuld),
    }),
  }
}

/** The costs and the sale of the present home, which add up to what is needed, and the sums of those costs. */
const roundKosten = (woning: FinancieringsOpzetMetOnderpand, nodig: Bedrag): Bedragen => {
  const { benodigdeFinanciering, restschuld = 0 } = woning
  const gebruikt = gebruikteOverwaarde(woning)
  const rest = benodigdeFinanciering - somIn(woning, KOSTEN) - restschuld + gebruikt
  const koopsom = isGelijk(rest, roundBedrag(rest)) ? roundBedrag(rest) : rest
  const rond = roundDelen({ ...kostenIn(woning), koopsom, restschuld, overwaarde: 0 - gebruikt }, nodig)
  const som = (cijfer: keyof Bedragen, prijs: 0 | 1, kosten: readonly Kost[]): Bedragen =>
    isGelijk(woning[cijfer] ?? NaN, prijs * rest + somIn(woning, kosten))
      ? { [cijfer]: prijs * rond.koopsom + somIn(rond, kosten) }
      : {}
  return {
    ...Object.fromEntries(KOSTEN.flatMap((kost) => (woning[kost] === undefined ? [] : [[kost, rond[kost]]]))),
    ...som('aankoopkosten', 1, BIJ_DE_KOOP),
    ...som('financieringskosten', 0, BIJ_DE_HYPOTHEEK),
    ...som('totaalFinancieringskosten', 1, KOSTEN),
    ...roundVerkoop(woning, 0 - rond.overwaarde, rond.restschuld),
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
