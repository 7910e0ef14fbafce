import { formatEuro } from '../../domain'
import type { Eurocijfer, Oorzaak, Verklaring } from '../../domain/bewijs'
import { bewijsTekst, inZin } from '../tekst'

/** The figures that are others now by the same reason. */
export interface Veranderd {
  /** The reason, which the figures stand under. */
  readonly reden: string
  /** Each figure of then and of now, in words. */
  readonly cijfers: readonly string[]
}

const VOLGORDE = Object.keys(bewijsTekst.cijfers) as readonly Eurocijfer[]

/** In whole euros, or to the cent where those are the same. */
const bedragen = (toen: number, nu: number): readonly [toen: string, nu: string] => {
  const centen = formatEuro(toen) === formatEuro(nu)
  return [inZin(toen, { centen }), inZin(nu, { centen })]
}

const zinVan = ({ veld, toen, nu }: Verklaring): string => {
  const naam = bewijsTekst.cijfers[veld]
  if (toen === undefined) return bewijsTekst.verschenen(naam, inZin(nu))
  if (nu === undefined) return bewijsTekst.verdwenen(naam, inZin(toen))
  return bewijsTekst.verschil(naam, ...bedragen(toen, nu))
}

const redenVan = (oorzaken: readonly Oorzaak[]): string =>
  bewijsTekst.doorNorm(oorzaken.map((oorzaak) => bewijsTekst.oorzaken[oorzaak]))

/** One reason has one key; which part of it moves a figure most makes no difference. */
const sleutelVan = ({ oorzaken }: Verklaring): string => oorzaken.toSorted().join(' ')

/** What is other now under what made it so, the most important figure first. */
export const perReden = (verklaringen: readonly Verklaring[]): readonly Veranderd[] => {
  const opVolgorde = verklaringen.toSorted((een, ander) => VOLGORDE.indexOf(een.veld) - VOLGORDE.indexOf(ander.veld))
  return [...new Set(opVolgorde.map(sleutelVan))].map((sleutel) => {
    const groep = opVolgorde.filter((verklaring) => sleutelVan(verklaring) === sleutel)
    return { reden: redenVan(groep[0]?.oorzaken ?? []), cijfers: groep.map(zinVan) }
  })
}
