import type { Gegeven, Herkomst } from '../../domain/uitleg'
import { verhaalTekst } from '../tekst/verhaal'
import type { Vindplaats } from './verhaal'
import type { Vertelgrond } from './vertelling'

const { herkomst: zinnen } = verhaalTekst

const zonderLink = (...zinnen: readonly string[]): Vindplaats => ({ zinnen, link: undefined })

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

const vanInvoer = (blad: Gegeven, { aanbieder, isVoorbeeldrente }: Vertelgrond): Vindplaats => {
  if (blad.omschrijving.includes('niet ingevuld')) return zonderLink(zinnen.leeg)
  if (blad.id.startsWith('verzoek.')) return zonderLink(zinnen.invoer)
  const isRente = blad.id.startsWith('kader.rentetarieven.')
  return zonderLink((isRente && isVoorbeeldrente ? zinnen.voorbeeldrente : zinnen.pagina)(aanbieder))
}

/** Where a leaf comes from: the visitor, the page, a regulation, or a choice. */
export const vindplaatsVanBlad = (blad: Gegeven, grond: Vertelgrond): Vindplaats =>
  blad.herkomst.soort === 'invoer' ? vanInvoer(blad, grond) : vindplaatsVanHerkomst(blad.herkomst)
