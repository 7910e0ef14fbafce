import { formatEuro } from '../../domain'
import type { Eurocijfer, Verklaring } from '../../domain/bewijs'
import { bewijsTekst, inZin } from '../tekst'

const VOLGORDE = Object.keys(bewijsTekst.cijfers) as readonly Eurocijfer[]

/** In whole euros, or to the cent where those are the same. */
const bedragen = (toen: number, nu: number): readonly [toen: string, nu: string] => {
  const centen = formatEuro(toen) === formatEuro(nu)
  return [inZin(toen, { centen }), inZin(nu, { centen })]
}

const zinVan = ({ veld, toen, nu, oorzaken }: Verklaring): string => {
  const naam = bewijsTekst.cijfers[veld]
  const door = bewijsTekst.doorNorm(oorzaken.map((oorzaak) => bewijsTekst.oorzaken[oorzaak]))
  if (toen === undefined) return `${bewijsTekst.verschenen(naam, inZin(nu))} ${door}`
  if (nu === undefined) return `${bewijsTekst.verdwenen(naam, inZin(toen))} ${door}`
  return `${bewijsTekst.verschil(naam, ...bedragen(toen, nu))} ${door}`
}

/** What is other now and what made it so, in sentences, the most important first. */
export const zinnenOver = (verklaringen: readonly Verklaring[]): readonly string[] =>
  verklaringen.toSorted((een, ander) => VOLGORDE.indexOf(een.veld) - VOLGORDE.indexOf(ander.veld)).map(zinVan)
