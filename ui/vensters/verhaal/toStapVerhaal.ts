import {
  type Gegeven,
  type Herkomst,
  inWoorden,
  plekVan,
  sjabloonVan,
  type Eenheid,
  type Rekenstap,
  type Stapwaarde,
} from '../../../domain/uitleg'
import type { Stapnaam } from '../../../domain/uitleg/stapnamen'
import { verhaalTekst } from '../../tekst/verhaal'
import { leenZinnen } from '../../tekst/verhaalZinnen'
import type { Vindplaats, Invoercijfer, Verhaalstap } from './verhaal'
import {
  type Vertelgrond,
  bijzaak,
  naamVan,
  type Bladverteller,
  type Gelezen,
  type Gezegd,
  type Verteller,
  type Vertelling,
} from './vertelling'
import { formatFactor, formatCenten, formatProcent } from './formatGetallen'
import { writeFormule } from './formule'
import { heeftRuimte } from './hoofdstukken/lenen'
import { overzichtenVan, inJeWoorden, inJullieWoorden } from './overzicht'

const { herkomst: herkomstZinnen } = verhaalTekst

const zonderLink = (...zinnen: readonly string[]): Vindplaats => ({ zinnen, link: undefined })

/** Where a rule or a figure stands, for what it holds, and where to read it; or that it is a choice of ours. */
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
  if (blad.omschrijving.includes('niet ingevuld')) return zonderLink(herkomstZinnen.leeg)
  if (blad.id.startsWith('verzoek.')) return zonderLink(herkomstZinnen.invoer)
  const isRente = blad.id.startsWith('kader.rentetarieven.')
  return zonderLink((isRente && isVoorbeeldrente ? herkomstZinnen.voorbeeldrente : herkomstZinnen.pagina)(aanbieder))
}

/** Where a leaf comes from: the visitor, the page, a regulation, or a choice. */
const vindplaatsVanBlad = (blad: Gegeven, grond: Vertelgrond): Vindplaats =>
  blad.herkomst.soort === 'invoer' ? vanInvoer(blad, grond) : vindplaatsVanHerkomst(blad.herkomst)

const lees = (stap: Rekenstap, { knopen, getoondVan }: Vertelling): Gelezen<never> => {
  const { pad, nummer = 1 } = plekVan(stap)
  const vind = (naam: unknown) => stap.invoer.find((een) => een.naam === naam)
  return {
    stap,
    wie: nummer,
    pad,
    uitkomst: Number(stap.uitkomst),
    getal: (naam) => Number(vind(naam)?.waarde ?? 0),
    getoond: (naam) => getoondVan(naam === undefined ? stap.id : (vind(naam)?.van ?? '')),
    invoer: (naam) => vind(naam)?.waarde as never,
    bron: (naam) => knopen.get(vind(naam)?.van ?? ''),
  }
}

/** What is told of every moment after retirement, also when it is as today. */
const ALTIJD: readonly Stapnaam[] = [
  'aanvragers.soortMetPensioen',
  'toetsPerAanvrager.toetsinkomen',
  'toets.toetsinkomen',
  'toets.maximum',
]

/** What may be borrowed extra counts only where there is room for a mortgage. */
const ALS_ER_RUIMTE_IS: readonly Stapnaam[] = ['toets.bedragAlleenstaande', 'toets.bedragEnergielabel']

/** What is said of a step. Of a moment after retirement, what is told of today as it is then is less important. */
const gezegdVan = (verteller: Verteller<never>, gelezen: Gelezen<never>, vertelling: Vertelling): Gezegd => {
  const { stap, pad } = gelezen
  const alsErRuimteIs = ALS_ER_RUIMTE_IS.includes(naamVan(stap))
  if (alsErRuimteIs && !heeftRuimte(pad, vertelling)) return bijzaak(leenZinnen.lenen.nietsExtra)
  const gezegd = verteller(gelezen, vertelling)
  if (!pad.startsWith('pensioentoets.') || ALTIJD.includes(naamVan(stap))) return gezegd
  const isZelfde = vertelling.uitkomstVan(stap.id.replace(pad, 'toets')) === stap.uitkomst
  const isVerteld = !alsErRuimteIs || heeftRuimte('toets', vertelling)
  return isZelfde && isVerteld ? { ...gezegd, belangrijk: false } : gezegd
}

/** A value as the sentences have it: to the cent, and a percentage with as many decimals as it has. */
const toonWaarde = (waarde: Stapwaarde, eenheid: Eenheid): string => {
  if (typeof waarde !== 'number') return inWoorden(waarde, eenheid)
  if (eenheid.startsWith('euro')) return formatCenten(waarde) + eenheid.slice('euro'.length)
  if (eenheid === 'procent') return formatProcent(waarde)
  return eenheid === 'aandeel' ? formatFactor(waarde) : inWoorden(waarde, eenheid)
}

/** The outcome behind a formula. */
const uitkomstVan = ({ uitkomst, eenheid }: Rekenstap): string =>
  toonWaarde(uitkomst, eenheid.startsWith('euro') ? 'euro' : eenheid)

/** Two figures this close are not the same, but one may be the other rounded. */
const VLAKBIJ = 0.001

/** How an outcome is rounded; nothing where it is one of the inputs as it is, and none that was rounded to it. */
const afrondingVan = ({ afronding, invoer, uitkomst }: Rekenstap): string | undefined => {
  const afstanden = invoer.map(({ waarde }) => (waarde === uitkomst ? 0 : Math.abs(Number(waarde) - Number(uitkomst))))
  const isAlsInvoer = afstanden.includes(0) && !afstanden.some((afstand) => afstand > 0 && afstand < VLAKBIJ)
  return isAlsInvoer ? undefined : verhaalTekst.afronding[afronding] || undefined
}

/** The inputs of a step, each with its source unless that is the source of the step. */
const naarInvoer = ({ invoer, herkomst }: Rekenstap, vertelling: Vertelling): readonly Invoercijfer[] => {
  const plek = vindplaatsVanHerkomst(herkomst).zinnen.join()
  const noem = vertelling.samen ? inJullieWoorden : inJeWoorden
  return invoer.flatMap(({ van, waarde, eenheid }) => {
    const knoop = vertelling.knopen.get(van)
    if (knoop === undefined) return []
    const naam = noem(knoop.omschrijving).replace(/ \(niet ingevuld.*\)$/, '')
    const vindplaats = knoop.soort === 'stap' ? undefined : vindplaatsVanBlad(knoop, vertelling)
    const isElders = vindplaats?.zinnen.join() !== plek
    return [{ naam, waarde: toonWaarde(waarde, eenheid), vindplaats: isElders ? vindplaats : undefined }]
  })
}

/** The formula with its figures and its outcome; nothing where no figures are worked out. */
const formuleVan = (stap: Rekenstap): string | undefined => {
  const sjabloon = sjabloonVan(stap)
  const formule = sjabloon === undefined ? undefined : writeFormule(sjabloon, stap.invoer)
  return formule === undefined || formule.vorm === 'cijfer' ? undefined : `${formule.tekst} = ${uitkomstVan(stap)}`
}

/** A step of the trail as a step of the story. */
export const toStapVerhaal = (stap: Rekenstap, verteller: Verteller<never>, vertelling: Vertelling): Verhaalstap => {
  const { keuze } = stap
  return {
    id: stap.id,
    ...gezegdVan(verteller, lees(stap, vertelling), vertelling),
    formule: formuleVan(stap),
    afronding: afrondingVan(stap),
    overzichten: overzichtenVan(stap),
    invoer: naarInvoer(stap, vertelling),
    vindplaats: vindplaatsVanHerkomst(stap.herkomst),
    keuze: keuze === undefined ? undefined : verhaalTekst.herkomst.keuze(inJullieWoorden(keuze)),
  }
}

/** A leaf of the trail as a step of the story: nothing is folded under it. */
export const toBladVerhaal = (blad: Gegeven, verteller: Bladverteller, vertelling: Vertelling): Verhaalstap => ({
  id: blad.id,
  ...verteller(blad, vertelling),
  formule: undefined,
  afronding: undefined,
  overzichten: [],
  invoer: [],
  vindplaats: vindplaatsVanBlad(blad, vertelling),
  keuze: undefined,
})
