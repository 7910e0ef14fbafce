import type { FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { roundOpzet } from '../../financieringsOpzet/roundOpzet'
import { roundBedrag, roundDelen } from '../../geld/roundBedrag'
import type { Formule, Formuledeel } from '../../rekenkern/formule'
import { RECORD } from '../../rekenkern/record/record'
import type { Stapwaarde } from '../../rekenkern/stap'
import type { Stapwoorden } from '../../rekenkern/woorden'
import { formuleVan, invoerVan, knopenVan } from '../herleid'
import { achterBedrag } from '../inWoorden'
import { oorsprongVan, type Graaf, type Knoop, type Rekenstap } from '../knoop'
import { woordenVan } from '../register'

/** A function that returns the amount of a step or leaf in whole euros, by its id in the trail. */
export type Getoond = (id: string) => number

/** Floating-point noise: an amount this close below a whole euro counts as that euro. */
const RUIS = 1e-6

/** Rounds an amount to the cent, as `aflossingsverloop` does, before it is rounded to whole euros. */
const toCenten = (bedrag: number): number => Math.round(bedrag * 100 + RUIS) / 100

/** Returns the terms of a sum by input name, with 1 for an added and −1 for a subtracted term. */
const termenVan = (deel: Formuledeel): readonly (readonly [naam: string, keer: 1 | -1])[] => {
  if (deel.soort === 'nietOnderNul') return termenVan(deel.deel)
  if (deel.soort === 'invoer') return [[deel.naam, 1]]
  if (deel.soort !== 'som') return []
  const vervolg = deel.vervolg.flatMap(([teken, een]) =>
    termenVan(een).map(([naam]) => [naam, teken === '−' ? -1 : 1] as const),
  )
  return [...termenVan(deel.eerste), ...vervolg]
}

/** Returns the present terms of a formula, each with the id of the step or leaf that it comes from. */
const postenVan = ({ invoer }: Rekenstap, formule: Formule | undefined) =>
  (formule ? termenVan(formule.deel) : []).flatMap(([naam, keer]) => {
    const van = invoer.find((een) => een.naam === naam)?.van
    return van === undefined ? [] : [{ naam, keer, van }]
  })

type Invoer = Readonly<Record<string, Stapwaarde>>

const wordsOf = (stap: Rekenstap) => woordenVan<Stapwoorden<Invoer, unknown>>(oorsprongVan(stap).van)

/**
 * Rounds the amounts of a trail to whole euros for the short explanation. Figures of the record round as in the
 * summary. Sums and differences add up, as `getoond`, `sluitend` and `sluitpost` of their words specify.
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
    const { getoond } = wordsOf(knoop)
    if (getoond === 'som') return somVan(knoop)
    if (getoond === 'naar beneden') return Math.floor(uitkomst + RUIS)
    if (getoond === 'op de cent') return roundBedrag(toCenten(uitkomst))
    const zelfde =
      getoond === 'als invoer'
        ? knoop.invoer.find(({ waarde, eenheid }) => waarde === uitkomst && eenheid === knoop.eenheid)
        : undefined
    return zelfde === undefined ? roundBedrag(uitkomst) : toon(zelfde.van)
  }

  /** Rounds the figures of the record as the summary does, and the steps that they copy. */
  const zetRecord = (stappen: readonly Rekenstap[]): void => {
    const naamVan = (stap: Rekenstap): string => oorsprongVan(stap).naam
    const record = Object.fromEntries(stappen.map((stap) => [naamVan(stap), stap.uitkomst]))
    const rond = roundOpzet(record as unknown as FinancieringsOpzet)
    for (const stap of stappen.filter(({ eenheid }) => achterBedrag(eenheid) !== undefined)) {
      const veld = naamVan(stap)
      const [bron = stap] = stap.invoer.length === 1 ? stap.invoer : stap.invoer.filter(({ naam }) => naam === veld)
      for (const id of [stap.id, 'van' in bron ? bron.van : bron.id])
        vast.set(id, Number(rond[veld as keyof FinancieringsOpzet]))
    }
  }

  /** Rounds one term of a sum to the remainder: the rounded outcome minus the other terms. */
  const zetSluitpost = (stap: Rekenstap): void => {
    const { sluitpost } = wordsOf(stap)
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

  /** Rounds the only input of a `hoogste` step to the size of its rounded outcome, with the sign of the input. */
  const zetAfgekapt = ({ id, invoer, uitkomst }: Rekenstap): void => {
    const [enige, ...andere] = invoer
    if (enige !== undefined && andere.length === 0 && uitkomst !== 0)
      vast.set(enige.van, Math.sign(Number(enige.waarde)) * toon(id) + 0)
  }

  zetRecord(graaf.stappen.filter((stap) => oorsprongVan(stap).plek.pad === RECORD))
  for (const stap of graaf.stappen.toReversed()) {
    if (stap.vorm === 'hoogste') zetAfgekapt(stap)
    if (wordsOf(stap).sluitend === true) zetDelen(stap)
    zetSluitpost(stap)
  }
  return toon
}
