import type { Bewijsoordeel, Verschillen } from '../../../application/bewijs'
import type { FinancieringsOpzet } from '../../../domain'
import { formatPercentage, formatEuro } from '../../../domain/geld'
import type { Controle, Verschil, Oorzaak, Verklaring } from '../../../domain/bewijs'
import { bewijsTekst } from '../../tekst/bewijs'
import { inZin } from '../../tekst/inZin'
import { jaNeeTekst } from '../../tekst/nl'

type Cijferverschil = Extract<Verschil, { soort: 'cijfer' }>

/** What a figure is called; a name that no figure has stands there as it is. */
const naamVan = (veld: string): string =>
  Object.hasOwn(NAMEN, veld) ? NAMEN[veld as keyof FinancieringsOpzet] : veld.slice(0, LANGSTE_TEKST)

const NAMEN: Readonly<Record<keyof FinancieringsOpzet, string>> = { ...bewijsTekst.cijfers, ...bewijsTekst.gegevens }

const VOLGORDE = Object.keys(NAMEN) as readonly (keyof FinancieringsOpzet)[]

/** The most important figure first. */
const opVolgorde = <Cijfer extends { readonly veld: keyof FinancieringsOpzet }>(cijfers: readonly Cijfer[]) =>
  cijfers.toSorted((een, ander) => VOLGORDE.indexOf(een.veld) - VOLGORDE.indexOf(ander.veld))

/** How much of a text that does not belong in a receipt is shown. */
const LANGSTE_TEKST = 40

/** A figure of a receipt as it stands there: whoever made that can have put anything in it. */
const inWoorden = (veld: keyof FinancieringsOpzet, waarde: unknown): string => {
  if (typeof waarde === 'boolean') return waarde ? jaNeeTekst.ja : jaNeeTekst.nee
  if (typeof waarde === 'string') return waarde.slice(0, LANGSTE_TEKST)
  if (typeof waarde !== 'number') return bewijsTekst.niets
  if (veld === 'normjaar') return String(waarde)
  return veld === 'rentepercentage' ? formatPercentage(waarde) : inZin(waarde, { centen: true })
}

const zinOver = ({ veld, inBewijs, nu }: Cijferverschil): string =>
  bewijsTekst.nagerekend(naamVan(veld), inWoorden(veld, inBewijs), inWoorden(veld, nu))

const isCijfer = (verschil: Verschil): verschil is Cijferverschil => verschil.soort === 'cijfer'

/** Why a receipt does not hold, in sentences: the reasons, and then each figure that comes out otherwise. */
export const gebrekenVan = (controle: Controle): readonly string[] => {
  if (controle._tag === 'Gelijk') return []
  const redenen = controle.verschillen.flatMap((verschil) => (isCijfer(verschil) ? [] : [verschil.soort]))
  const cijfers = controle.verschillen.filter(isCijfer)
  return [...redenen.map((soort) => bewijsTekst.soorten[soort]), ...opVolgorde(cijfers).map(zinOver)]
}

/** The figures that are others now by the same reason. */
export interface Veranderd {
  /** The reason, which the figures stand under. */
  readonly reden: string
  /** Each figure of then and of now, in words. */
  readonly cijfers: readonly string[]
}

/** In whole euros, or to the cent where those are the same. */
const zinVan = ({ veld, toen, nu }: Verklaring, getoond: Omit<Verschillen, 'verklaringen'>): string => {
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
export const perReden = ({ verklaringen, ...getoond }: Verschillen): readonly Veranderd[] => {
  const gesorteerd = opVolgorde(verklaringen)
  return [...new Set(gesorteerd.map(sleutelVan))].map((sleutel) => {
    const groep = gesorteerd.filter((verklaring) => sleutelVan(verklaring) === sleutel)
    return { reden: redenVan(groep[0]?.oorzaken ?? []), cijfers: groep.map((een) => zinVan(een, getoond)) }
  })
}

/** What comes of doing a receipt again, in words. */
export interface Oordeel {
  /**
   * Why the receipt is not what it says, by the norms of its own year, and each figure that they make another;
   * undefined when those norms cannot be had.
   */
  readonly gebreken: readonly string[] | undefined
  /** What is other with the norms and rates of now, and why; undefined when there is no outcome now. */
  readonly verschillen: readonly Veranderd[] | undefined
}

/** What comes of doing a receipt again, in words; without the norms of its own year nothing is known. */
export const toOordeel = (gevonden: Bewijsoordeel | undefined): Oordeel => ({
  gebreken: gevonden && gebrekenVan(gevonden.controle),
  verschillen: gevonden?.verschillen && perReden(gevonden.verschillen),
})
