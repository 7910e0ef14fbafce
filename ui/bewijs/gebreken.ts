import type { FinancieringsOpzet } from '../../domain'
import { formatPercentage } from '../../domain/geld'
import type { Controle, Verschil } from '../../domain/bewijs'
import { bewijsTekst } from '../tekst/bewijs'
import { inZin } from '../tekst/inZin'
import { jaNeeTekst } from '../tekst/nl'

type Cijferverschil = Extract<Verschil, { soort: 'cijfer' }>

/** What a figure is called; a name that no figure has stands there as it is. */
const naamVan = (veld: string): string =>
  Object.hasOwn(NAMEN, veld) ? NAMEN[veld as keyof FinancieringsOpzet] : veld.slice(0, LANGSTE_TEKST)

const NAMEN: Readonly<Record<keyof FinancieringsOpzet, string>> = { ...bewijsTekst.cijfers, ...bewijsTekst.gegevens }

const VOLGORDE = Object.keys(NAMEN) as readonly (keyof FinancieringsOpzet)[]

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
  return [
    ...redenen.map((soort) => bewijsTekst.soorten[soort]),
    ...cijfers.toSorted((een, ander) => VOLGORDE.indexOf(een.veld) - VOLGORDE.indexOf(ander.veld)).map(zinOver),
  ]
}
