import { momentVan } from '../../rekenkern/aanvragers/momenten'
import { voorBezoeker } from '../../rekenkern/noem'
import { rente } from '../../rekenkern/rente/rente.stappen'
import type { Bladvertelling, Gezegd } from '../../rekenkern/zin'
import type { Gegevenwoorden } from '../../rekenkern/woorden'
import type { Herkomst } from '../herkomst'
import { omschrijvingVan } from '../herleid'
import type { Gegeven, Knoop, Rekenstap } from '../knoop'
import { woordenBij } from '../register'
import { formuleInCijfers } from './formule'
import { achterBedrag } from '../inWoorden'
import { formatProcentVan, formatWaarde } from './getallen'
import { readCijfers, waardeVanKnoop, type Verteller, type Vertelgrond } from './lees'
import { overzichtenVan } from './overzicht'
import type { Vindplaats, Invoercijfer, Verhaalstap } from './verhaal'
import { verhaalwoorden } from './woorden'

const { herkomst: herkomstZinnen } = verhaalwoorden

const zonderLink = (...zinnen: readonly string[]): Vindplaats => ({ zinnen, link: undefined })

/** Returns a source in Dutch: an input of the visitor, a choice of this calculator, or an article with its link. */
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
  if (blad.isLeeg === true) return zonderLink(herkomstZinnen.leeg)
  const { soort, van } = woordenBij<Gegevenwoorden<unknown>>(blad)
  if (van === 'verzoek') return zonderLink(herkomstZinnen.invoer)
  const isVoorbeeld = soort === rente && isVoorbeeldrente
  return zonderLink((isVoorbeeld ? herkomstZinnen.voorbeeldrente : herkomstZinnen.pagina)(aanbieder))
}

/** Returns the source of a leaf in Dutch: the visitor, the page, a regulation, or a choice of this calculator. */
const vindplaatsVanBlad = (blad: Gegeven, grond: Vertelgrond): Vindplaats =>
  blad.herkomst.soort === 'invoer' ? vanInvoer(blad, grond) : vindplaatsVanHerkomst(blad.herkomst)

/** Returns the sentences of a step or leaf; undefined for a step or leaf without a sentence. */
const zinVan = (knoop: Knoop, verteller: Verteller): Gezegd | undefined => {
  const { zin, zinBij } = woordenBij<Bladvertelling>(knoop)
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

/**
 * Whether a step of an income test after retirement has the outcome that the income test of today already explains. The
 * short explanation then omits the step.
 */
const isAlVerteld = (stap: Rekenstap, verteller: Verteller): boolean => {
  const { soort, plaatsing } = woordenBij<Bladvertelling>(stap)
  if (momentVan(stap.pad) === 'nu' || plaatsing.elkMoment === true) return false
  const vandaag = verteller.vind(soort, 'nu', stap.nummer)
  if (vandaag?.soort !== 'stap' || vandaag.uitkomst !== stap.uitkomst) return false
  const gezegd = zinVan(vandaag, verteller)
  return gezegd !== undefined && toZinnen(gezegd).belangrijk
}

/** If two figures differ less than this, one of them may be the rounded form of the other. */
const VLAKBIJ = 0.001

/** Returns the Dutch sentence on the rounding; undefined for a copied input and for a rounding without a sentence. */
const afrondingVan = ({ afronding, invoer, uitkomst }: Rekenstap): string | undefined => {
  const afstanden = invoer.map(({ waarde }) => (waarde === uitkomst ? 0 : Math.abs(Number(waarde) - Number(uitkomst))))
  const isAlsInvoer = afstanden.includes(0) && !afstanden.some((afstand) => afstand > 0 && afstand < VLAKBIJ)
  return isAlsInvoer ? undefined : verhaalwoorden.afronding[afronding] || undefined
}

/** Returns the inputs of a step. An input has a source only if it is a leaf with a different source than the step. */
const naarInvoer = ({ invoer, herkomst }: Rekenstap, verteller: Verteller): readonly Invoercijfer[] => {
  const plek = vindplaatsVanHerkomst(herkomst).zinnen.join()
  return invoer.flatMap(({ van, waarde, eenheid }) => {
    const knoop = verteller.knopen.get(van)
    if (knoop === undefined) return []
    const naam = omschrijvingVan(knoop, (nummer) => voorBezoeker(nummer, verteller.samen))
    const vindplaats = knoop.soort === 'stap' ? undefined : vindplaatsVanBlad(knoop, verteller)
    const isElders = vindplaats?.zinnen.join() !== plek
    return [
      {
        id: van,
        naam,
        waarde: formatWaarde(waarde, eenheid, knoop.naam),
        vindplaats: isElders ? vindplaats : undefined,
      },
    ]
  })
}

/** Returns the outcome of a step or the value of a leaf as text; undefined unless it is an amount or a percentage. */
const uitkomstVan = (knoop: Knoop, { toon, hoeveel }: Verteller): string | undefined => {
  const getal = Number(waardeVanKnoop(knoop))
  if (achterBedrag(knoop.eenheid) !== undefined) return hoeveel(toon(knoop.id), getal)
  return knoop.eenheid === 'procent' ? formatProcentVan(getal, knoop.naam) : undefined
}

/** Returns the explanation of a step without its sentences: for example its outcome, formula, inputs and source. */
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

/** Returns the explanation of a leaf without sentences: its value and its source. A leaf has no formula or inputs. */
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

/** Returns the explanation of a step or leaf of the trail; undefined for a step or leaf without a sentence. */
export const toStapVerhaal = (knoop: Knoop, verteller: Verteller): Verhaalstap | undefined => {
  const gezegd = zinVan(knoop, verteller)
  if (gezegd === undefined) return undefined
  const { zinnen, belangrijk } = toZinnen(gezegd)
  return knoop.soort === 'gegeven'
    ? { ...toHerkomst(knoop, verteller), zinnen, belangrijk }
    : { ...toUitwerking(knoop, verteller), zinnen, belangrijk: belangrijk && !isAlVerteld(knoop, verteller) }
}
