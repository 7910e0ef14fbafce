import { momentVan } from '../../rekenkern/aanvragers/momenten'
import { voorBezoeker } from '../../rekenkern/noem'
import { rente } from '../../rekenkern/rente/rente.stappen'
import type { Bladvertelling, Gezegd } from '../../rekenkern/zin'
import type { Gegevenwoorden } from '../../rekenkern/woorden'
import type { Herkomst } from '../herkomst'
import { omschrijvingVan } from '../herleid'
import { oorsprongVan, type Gegeven, type Knoop, type Rekenstap } from '../knoop'
import { woordenVan } from '../register'
import { formuleInCijfers } from './formule'
import { achterBedrag } from '../inWoorden'
import { formatProcent, formatWaarde } from './getallen'
import { readCijfers, waardeVanKnoop, type Verteller, type Vertelgrond } from './lees'
import { overzichtenVan } from './overzicht'
import type { Vindplaats, Invoercijfer, Verhaalstap } from './verhaal'
import { verhaalwoorden } from './woorden'

const { herkomst: herkomstZinnen } = verhaalwoorden

const zonderLink = (...zinnen: readonly string[]): Vindplaats => ({ zinnen, link: undefined })

/** Returns the legal source of a step or figure, with its validity and link; or the reason for a choice of ours. */
const vindplaatsVanHerkomst = (herkomst: Herkomst): Vindplaats => {
  if (herkomst.soort === 'invoer') return zonderLink(herkomstZinnen.invoer)
  if (herkomst.soort === 'keuze') return zonderLink(herkomstZinnen.keuze(herkomst.toelichting))
  const { regeling, artikel, normjaar, geldt, link } = herkomst
  return {
    zinnen: [herkomstZinnen.regeling(regeling, artikel, normjaar), geldt],
    link: link === undefined ? undefined : { naam: herkomstZinnen.naarRegeling(regeling), url: link },
  }
}

const vanInvoer = (blad: Gegeven, { aanbieder, isVoorbeeldrente }: Vertelgrond): Vindplaats => {
  const { van, isLeeg = false } = oorsprongVan(blad)
  if (isLeeg) return zonderLink(herkomstZinnen.leeg)
  if (woordenVan<Gegevenwoorden<unknown>>(van).van === 'verzoek') return zonderLink(herkomstZinnen.invoer)
  const isVoorbeeld = van === rente && isVoorbeeldrente
  return zonderLink((isVoorbeeld ? herkomstZinnen.voorbeeldrente : herkomstZinnen.pagina)(aanbieder))
}

/** Returns the source of a leaf: the visitor, the page, a regulation, or a choice of ours. */
const vindplaatsVanBlad = (blad: Gegeven, grond: Vertelgrond): Vindplaats =>
  blad.herkomst.soort === 'invoer' ? vanInvoer(blad, grond) : vindplaatsVanHerkomst(blad.herkomst)

/** Returns the sentences of a step or leaf; undefined when another step covers it. */
const zinVan = (knoop: Knoop, verteller: Verteller): Gezegd | undefined => {
  const { zin, zinBij } = woordenVan<Bladvertelling>(oorsprongVan(knoop).van)
  const cijfers = readCijfers(knoop, verteller)
  if (zinBij !== undefined) return zinBij(cijfers, verteller)
  if (typeof zin === 'function') return zin(cijfers)
  return zin === false ? undefined : zin
}

type Zinnen = Pick<Verhaalstap, 'zinnen' | 'belangrijk'>

const toZinnen = (gezegd: Gezegd): Zinnen => {
  if (typeof gezegd === 'string') return { zinnen: [gezegd], belangrijk: true }
  return 'bijzaak' in gezegd ? { zinnen: gezegd.bijzaak, belangrijk: false } : { zinnen: gezegd, belangrijk: true }
}

/** Whether the test of today shows the same outcome, so that the short explanation can leave this step out. */
const isAlVerteld = (stap: Rekenstap, verteller: Verteller): boolean => {
  const { van, plek } = oorsprongVan(stap)
  if (momentVan(plek.pad) === 'nu' || woordenVan<Bladvertelling>(van).elkMoment === true) return false
  const vandaag = verteller.vind(van as never, 'nu', plek.nummer)
  if (vandaag?.soort !== 'stap' || vandaag.uitkomst !== stap.uitkomst) return false
  const gezegd = zinVan(vandaag, verteller)
  return gezegd !== undefined && toZinnen(gezegd).belangrijk
}

/** Two figures closer than this may be one figure before and after rounding. */
const VLAKBIJ = 0.001

/** Returns the sentence about rounding; undefined when the outcome equals an input without rounding. */
const afrondingVan = ({ afronding, invoer, uitkomst }: Rekenstap): string | undefined => {
  const afstanden = invoer.map(({ waarde }) => (waarde === uitkomst ? 0 : Math.abs(Number(waarde) - Number(uitkomst))))
  const isAlsInvoer = afstanden.includes(0) && !afstanden.some((afstand) => afstand > 0 && afstand < VLAKBIJ)
  return isAlsInvoer ? undefined : verhaalwoorden.afronding[afronding] || undefined
}

/** Returns the inputs of a step, each with its source unless that equals the source of the step. */
const naarInvoer = ({ invoer, herkomst }: Rekenstap, verteller: Verteller): readonly Invoercijfer[] => {
  const plek = vindplaatsVanHerkomst(herkomst).zinnen.join()
  return invoer.flatMap(({ van, waarde, eenheid }) => {
    const knoop = verteller.knopen.get(van)
    if (knoop === undefined) return []
    const naam = omschrijvingVan(knoop, (nummer) => voorBezoeker(nummer, verteller.samen))
    const vindplaats = knoop.soort === 'stap' ? undefined : vindplaatsVanBlad(knoop, verteller)
    const isElders = vindplaats?.zinnen.join() !== plek
    return [{ naam, waarde: formatWaarde(waarde, eenheid), vindplaats: isElders ? vindplaats : undefined }]
  })
}

/** Returns the outcome of a step or the value of a leaf as text, when it is an amount or a percentage. */
const uitkomstVan = (knoop: Knoop, { toon, hoeveel }: Verteller): string | undefined => {
  const getal = Number(waardeVanKnoop(knoop))
  if (achterBedrag(knoop.eenheid) !== undefined) return hoeveel(toon(knoop.id), getal)
  return knoop.eenheid === 'procent' ? formatProcent(getal) : undefined
}

/** Returns the formula, inputs and legal source of a step. */
const toUitwerking = (stap: Rekenstap, verteller: Verteller): Omit<Verhaalstap, keyof Zinnen> => ({
  id: stap.id,
  uitkomst: uitkomstVan(stap, verteller),
  formule: formuleInCijfers(stap),
  afronding: afrondingVan(stap),
  overzichten: overzichtenVan(stap),
  invoer: naarInvoer(stap, verteller),
  vindplaats: vindplaatsVanHerkomst(stap.herkomst),
  keuze: stap.keuze === undefined ? undefined : herkomstZinnen.keuze(stap.keuze),
})

/** Returns the source of a leaf, which has no formula or inputs. */
const toHerkomst = (blad: Gegeven, verteller: Verteller): Omit<Verhaalstap, keyof Zinnen> => ({
  id: blad.id,
  uitkomst: uitkomstVan(blad, verteller),
  formule: undefined,
  afronding: undefined,
  overzichten: [],
  invoer: [],
  vindplaats: vindplaatsVanBlad(blad, verteller),
  keuze: undefined,
})

/** Turns a step or leaf of the trail into a step of the explanation; undefined when it has no sentence. */
export const toStapVerhaal = (knoop: Knoop, verteller: Verteller): Verhaalstap | undefined => {
  const gezegd = zinVan(knoop, verteller)
  if (gezegd === undefined) return undefined
  const { zinnen, belangrijk } = toZinnen(gezegd)
  return knoop.soort === 'gegeven'
    ? { ...toHerkomst(knoop, verteller), zinnen, belangrijk }
    : { ...toUitwerking(knoop, verteller), zinnen, belangrijk: belangrijk && !isAlVerteld(knoop, verteller) }
}
