import type { FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { roundOpzet } from '../../financieringsOpzet/roundOpzet'
import { roundBedrag, roundDelen } from '../../geld/roundBedrag'
import type { Formule, Formuledeel } from '../../rekenkern/formule'
import { RECORD } from '../../rekenkern/record/record'
import type { Stapwaarde } from '../../rekenkern/stap'
import type { Stapwoorden } from '../../rekenkern/woorden'
import { formuleVan, invoerVan, knopenVan } from '../herleid'
import { achterBedrag } from '../inWoorden'
import type { Graaf, Knoop, Rekenstap } from '../knoop'
import { woordenBij } from '../register'

/** A function that returns the amount of a step or leaf in whole euros, by its id; 0 for an unknown id. */
export type Getoond = (id: string) => number

/** A margin added before rounding (to the cent or down), so that floating-point errors do not change the outcome. */
const RUIS = 1e-6

/** Returns an amount (euro) rounded to the cent, as `aflossingsverloop` rounds it. */
const toCenten = (bedrag: number): number => Math.round(bedrag * 100 + RUIS) / 100

/** Returns the inputs that a formula adds (1) or subtracts (−1); empty unless the formula is one input or a sum. */
const termenVan = (deel: Formuledeel): readonly (readonly [naam: string, keer: 1 | -1])[] => {
  if (deel.soort === 'nietOnderNul') return termenVan(deel.deel)
  if (deel.soort === 'invoer') return [[deel.naam, 1]]
  if (deel.soort !== 'som') return []
  const vervolg = deel.vervolg.flatMap(([teken, een]) =>
    termenVan(een).map(([naam]) => [naam, teken === '−' ? -1 : 1] as const),
  )
  return [...termenVan(deel.eerste), ...vervolg]
}

/** Returns the formula terms that are inputs of the step: each has a name, a sign (1 or −1) and a source id. */
const postenVan = ({ invoer }: Rekenstap, formule: Formule | undefined) =>
  (formule ? termenVan(formule.deel) : []).flatMap(([naam, keer]) => {
    const van = invoer.find((een) => een.naam === naam)?.van
    return van === undefined ? [] : [{ naam, keer, van }]
  })

type Invoer = Readonly<Record<string, Stapwaarde>>

const wordsOf = (stap: Rekenstap) => woordenBij<Stapwoorden<Invoer, unknown>>(stap)

/**
 * Returns a function that rounds the amounts of a trail to whole euros, for the short explanation. The function rounds
 * the figures of the result record as the summary does. For any other step, `getoond` in its texts decides how the
 * outcome is rounded; `sluitend` and `sluitpost` decide how the rounded terms add up to that outcome.
 */
export const getoondIn = (graaf: Graaf): Getoond => {
  const knopen = knopenVan(graaf)
  const vast = new Map<string, number>()
  const toon: Getoond = (id) => {
    const knoop = knopen.get(id)
    return vast.get(id) ?? (knoop === undefined ? 0 : afgerond(knoop))
  }
  const exact = (id: string): number => {
    const knoop = knopen.get(id)
    return Number((knoop?.soort === 'stap' ? knoop.uitkomst : knoop?.waarde) ?? 0)
  }

  const somVan = (stap: Rekenstap): number => {
    const formule = formuleVan(stap)
    if (formule?.deel.soort === 'nietOnderNul' && stap.uitkomst === 0) return 0
    return postenVan(stap, formule).reduce((som, { keer, van }) => som + keer * toon(van), 0)
  }

  const afgerond = (knoop: Knoop): number => {
    if (knoop.soort === 'gegeven') return roundBedrag(Number(knoop.waarde))
    const uitkomst = Number(knoop.uitkomst)
    const { als } = wordsOf(knoop).getoond ?? {}
    if (als === 'som') return somVan(knoop)
    if (als === 'naar beneden') return Math.floor(uitkomst + RUIS)
    if (als === 'op de cent') return roundBedrag(toCenten(uitkomst))
    const zelfde =
      als === 'als invoer'
        ? knoop.invoer.find(({ waarde, eenheid }) => waarde === uitkomst && eenheid === knoop.eenheid)
        : undefined
    return zelfde === undefined ? roundBedrag(uitkomst) : toon(zelfde.van)
  }

  /** Rounds the result record as the summary does. A step whose outcome is a record figure gets the same amount. */
  const zetRecord = (stappen: readonly Rekenstap[]): void => {
    const record = Object.fromEntries(stappen.map(({ naam, uitkomst }) => [naam, uitkomst]))
    const rond = roundOpzet(record as unknown as FinancieringsOpzet)
    for (const stap of stappen.filter(({ eenheid }) => achterBedrag(eenheid) !== undefined)) {
      const veld = stap.naam
      const [bron = stap] = stap.invoer.length === 1 ? stap.invoer : stap.invoer.filter(({ naam }) => naam === veld)
      for (const id of [stap.id, 'van' in bron ? bron.van : bron.id])
        vast.set(id, Number(rond[veld as keyof FinancieringsOpzet]))
    }
  }

  /** Sets the term `sluitpost` of a step, if any, so that the rounded terms add up to the rounded outcome. */
  const zetSluitpost = (stap: Rekenstap): void => {
    const { sluitpost } = wordsOf(stap).getoond ?? {}
    const naam = typeof sluitpost === 'function' ? sluitpost(invoerVan(stap)) : sluitpost
    const posten = postenVan(stap, formuleVan(stap))
    const post = posten.find((een) => een.naam === naam)
    if (post === undefined) return
    const andere = posten.reduce((som, { keer, van }) => som + (van === post.van ? 0 : keer * toon(van)), 0)
    vast.set(post.van, post.keer * (toon(stap.id) - andere))
  }

  const zetDelen = (stap: Rekenstap): void => {
    const delen = Object.fromEntries(postenVan(stap, formuleVan(stap)).map(({ van }) => [van, exact(van)]))
    for (const [id, bedrag] of Object.entries(roundDelen(delen, toon(stap.id)))) vast.set(id, bedrag)
  }

  /** Sets the input of a one-input step to the rounded outcome, with the sign of the input. Ignores an outcome of 0. */
  const zetAfgekapt = ({ id, invoer, uitkomst }: Rekenstap): void => {
    const [enige, ...andere] = invoer
    if (enige !== undefined && andere.length === 0 && uitkomst !== 0)
      vast.set(enige.van, Math.sign(Number(enige.waarde)) * toon(id) + 0)
  }

  zetRecord(graaf.stappen.filter(({ pad }) => pad === RECORD))
  for (const stap of graaf.stappen.toReversed()) {
    if (stap.vorm === 'hoogste') zetAfgekapt(stap)
    if (wordsOf(stap).getoond?.sluitend === true) zetDelen(stap)
    zetSluitpost(stap)
  }
  return toon
}
