import type { Herkomst, Knoop } from '../../domain/uitleg'
import { verhaalTekst } from '../tekst'
import type { Vindplaats } from './verhaal'
import type { Vertelgrond } from './vertelling'

const { herkomst: zinnen } = verhaalTekst

const zonderLink = (...regels: readonly string[]): Vindplaats => ({ zinnen: regels, link: undefined })

/** Where a rule or a figure stands, for what it holds, and where to read it; or that it is a choice of ours. */
export const vindplaatsVanHerkomst = (herkomst: Herkomst): Vindplaats => {
  if (herkomst.soort === 'invoer') return zonderLink(zinnen.invoer)
  if (herkomst.soort === 'keuze') return zonderLink(zinnen.keuze(herkomst.toelichting))
  const { regeling, artikel, normjaar, geldt, link } = herkomst
  return {
    zinnen: [zinnen.regeling(regeling, artikel, normjaar), geldt],
    link: link === undefined ? undefined : { naam: zinnen.naarRegeling(regeling), url: link },
  }
}

const vanInvoer = (knoop: Knoop, { aanbieder, isVoorbeeldrente }: Vertelgrond): Vindplaats => {
  if (knoop.omschrijving.includes('niet ingevuld')) return zonderLink(zinnen.leeg)
  if (knoop.id.startsWith('verzoek.')) return zonderLink(zinnen.invoer)
  const isRente = knoop.id.startsWith('kader.rentetarieven.')
  return zonderLink((isRente && isVoorbeeldrente ? zinnen.voorbeeldrente : zinnen.pagina)(aanbieder))
}

/** Where an input of a step comes from: a step before it, the visitor, the page, a regulation, or a choice. */
export const vindplaatsVanInvoer = (knoop: Knoop, grond: Vertelgrond): Vindplaats => {
  if (knoop.soort === 'stap') return zonderLink(zinnen.stap)
  return knoop.herkomst.soort === 'invoer' ? vanInvoer(knoop, grond) : vindplaatsVanHerkomst(knoop.herkomst)
}
