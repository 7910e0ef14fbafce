import type { FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import type { Eurocijfer, Oorzaak, Verklaring } from '../../domain/bewijs'
import { bewijsTekst } from '../tekst/bewijs'
import { inZin } from '../tekst/inZin'

/** The figures that are others now by the same reason. */
export interface Veranderd {
  /** The reason, which the figures stand under. */
  readonly reden: string
  /** Each figure of then and of now, in words. */
  readonly cijfers: readonly string[]
}

const VOLGORDE = Object.keys(bewijsTekst.cijfers) as readonly Eurocijfer[]

/** The records of then and of now, in whole euros as a screen shows them. */
export interface GetoondeOpzetten {
  readonly toen: FinancieringsOpzet
  readonly nu: FinancieringsOpzet
}

/** In whole euros, or to the cent where those are the same. */
const zinVan = ({ veld, toen, nu }: Verklaring, getoond: GetoondeOpzetten): string => {
  const naam = bewijsTekst.cijfers[veld]
  const [rondToen, rondNu] = [getoond.toen[veld], getoond.nu[veld]]
  if (toen === undefined) return bewijsTekst.verschenen(naam, inZin(rondNu))
  if (nu === undefined) return bewijsTekst.verdwenen(naam, inZin(rondToen))
  return formatEuro(rondToen) === formatEuro(rondNu)
    ? bewijsTekst.verschil(naam, inZin(toen, { centen: true }), inZin(nu, { centen: true }))
    : bewijsTekst.verschil(naam, inZin(rondToen), inZin(rondNu))
}

const redenVan = (oorzaken: readonly Oorzaak[]): string =>
  bewijsTekst.doorNorm(oorzaken.map((oorzaak) => bewijsTekst.oorzaken[oorzaak]))

/** The key of a reason: the same for every figure it changes, whichever part of it changes that figure most. */
const sleutelVan = ({ oorzaken }: Verklaring): string => oorzaken.toSorted().join(' ')

/** What is other now under what made it so, the most important figure first. */
export const perReden = (verklaringen: readonly Verklaring[], getoond: GetoondeOpzetten): readonly Veranderd[] => {
  const opVolgorde = verklaringen.toSorted((een, ander) => VOLGORDE.indexOf(een.veld) - VOLGORDE.indexOf(ander.veld))
  return [...new Set(opVolgorde.map(sleutelVan))].map((sleutel) => {
    const groep = opVolgorde.filter((verklaring) => sleutelVan(verklaring) === sleutel)
    return { reden: redenVan(groep[0]?.oorzaken ?? []), cijfers: groep.map((een) => zinVan(een, getoond)) }
  })
}
