import type { Bewijsoordeel, Verschillen } from '../../../application/bewijs'
import type { FinancieringsOpzet } from '../../../domain'
import { formatEuro, formatPercentage } from '../../../domain/geld'
import type { Controle, Verschil, Oorzaak, Verklaring } from '../../../domain/bewijs'
import { bewijsTekst } from '../../tekst/bewijs'
import { jaNeeTekst } from '../../tekst/nl'
import type { Oordeel, Veranderd } from '../../basis/lazy/types/delen'

type Cijferverschil = Extract<Verschil, { soort: 'cijfer' }>

/** Returns the Dutch name of a figure, or the first 40 characters of the name of an unknown field. */
const naamVan = (veld: string): string =>
  Object.hasOwn(NAMEN, veld) ? NAMEN[veld as keyof FinancieringsOpzet] : veld.slice(0, LANGSTE_TEKST)

const NAMEN: Readonly<Record<keyof FinancieringsOpzet, string>> = { ...bewijsTekst.cijfers, ...bewijsTekst.gegevens }

const VOLGORDE = Object.keys(NAMEN) as readonly (keyof FinancieringsOpzet)[]

/** Returns the figures sorted by importance: unknown fields first, then known figures from most to least important. */
const opVolgorde = <Cijfer extends { readonly veld: keyof FinancieringsOpzet }>(cijfers: readonly Cijfer[]) =>
  cijfers.toSorted((een, ander) => VOLGORDE.indexOf(een.veld) - VOLGORDE.indexOf(ander.veld))

/** The maximum number of characters shown of a text from a receipt. */
const LANGSTE_TEKST = 40

/** Returns a figure of a receipt as text. The value can have any type, because anyone may have edited the receipt. */
const inWoorden = (veld: keyof FinancieringsOpzet, waarde: unknown): string => {
  if (typeof waarde === 'boolean') return waarde ? jaNeeTekst.ja : jaNeeTekst.nee
  if (typeof waarde === 'string') return waarde.slice(0, LANGSTE_TEKST)
  if (typeof waarde !== 'number') return bewijsTekst.niets
  if (veld === 'normjaar') return String(waarde)
  return veld === 'rentepercentage' ? formatPercentage(waarde) : formatEuro(waarde, { centen: true })
}

const zinOver = ({ veld, inBewijs, nu }: Cijferverschil): string =>
  bewijsTekst.nagerekend(naamVan(veld), inWoorden(veld, inBewijs), inWoorden(veld, nu))

const isCijfer = (verschil: Verschil): verschil is Cijferverschil => verschil.soort === 'cijfer'

const gebrekVan = (verschil: Exclude<Verschil, Cijferverschil>): string =>
  verschil.soort === 'rekenkern'
    ? bewijsTekst.andereVersie(verschil.inBewijs.slice(0, LANGSTE_TEKST), verschil.nu)
    : bewijsTekst.soorten[verschil.soort]

/** Returns why a receipt is incorrect: the reasons, then each figure with the recalculated value. Empty if correct. */
export const gebrekenVan = (controle: Controle): readonly string[] => {
  if (controle._tag === 'Gelijk') return []
  const redenen = controle.verschillen.flatMap((verschil) => (isCijfer(verschil) ? [] : [gebrekVan(verschil)]))
  const cijfers = controle.verschillen.filter(isCijfer)
  return [...redenen, ...opVolgorde(cijfers).map(zinOver)]
}

/** Returns a sentence with the old and new amount, if any: in whole euros, or to the cent if the euros are equal. */
const zinVan = ({ veld, toen, nu }: Verklaring, getoond: Omit<Verschillen, 'verklaringen'>): string => {
  const naam = bewijsTekst.cijfers[veld]
  const [rondToen, rondNu] = [getoond.toen[veld], getoond.nu[veld]]
  if (toen === undefined) return bewijsTekst.verschenen(naam, formatEuro(rondNu))
  if (nu === undefined) return bewijsTekst.verdwenen(naam, formatEuro(rondToen))
  return formatEuro(rondToen) === formatEuro(rondNu)
    ? bewijsTekst.verschil(naam, formatEuro(toen, { centen: true }), formatEuro(nu, { centen: true }))
    : bewijsTekst.verschil(naam, formatEuro(rondToen), formatEuro(rondNu))
}

const redenVan = (oorzaken: readonly Oorzaak[]): string =>
  bewijsTekst.doorNorm(oorzaken.map((oorzaak) => bewijsTekst.oorzaken[oorzaak]))

/** Returns the key of a reason: its causes in alphabetical order. */
const sleutelVan = ({ oorzaken }: Verklaring): string => oorzaken.toSorted().join(' ')

/** Groups the changed figures by reason, the most important figure first. */
export const perReden = ({ verklaringen, ...getoond }: Verschillen): readonly Veranderd[] => {
  const gesorteerd = opVolgorde(verklaringen)
  return [...new Set(gesorteerd.map(sleutelVan))].map((sleutel) => {
    const groep = gesorteerd.filter((verklaring) => sleutelVan(verklaring) === sleutel)
    return { reden: redenVan(groep[0]?.oorzaken ?? []), cijfers: groep.map((een) => zinVan(een, getoond)) }
  })
}

/** The differences that show that a receipt is not as it was made. */
const VERANDERD: readonly Verschil['soort'][] = ['zegel', 'tarieven']

/** Whether other rules or norms than the present ones made a receipt, which nobody has changed since. */
const isOuder = (controle: Controle): boolean => {
  if (controle._tag === 'Gelijk') return false
  const soorten = controle.verschillen.map(({ soort }) => soort)
  return (
    !soorten.some((soort) => VERANDERD.includes(soort)) && (soorten.includes('rekenkern') || soorten.includes('normen'))
  )
}

/** Returns the result of recalculating a receipt as text. The lists are undefined without the norms of its year. */
export const toOordeel = (gevonden: Bewijsoordeel | undefined): Oordeel => ({
  gebreken: gevonden && gebrekenVan(gevonden.controle),
  isOuder: gevonden !== undefined && isOuder(gevonden.controle),
  verschillen: gevonden?.verschillen && perReden(gevonden.verschillen),
})
