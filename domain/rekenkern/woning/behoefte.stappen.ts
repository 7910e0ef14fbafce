import { naarCenten, zonderRuis } from '../afronding'
import { euro, laagste, min, nietOnderNul, plus, procent, procentVan, som } from '../eenheden'
import type { Euro, Euros, Procent } from '../eenheden'
import { gekozen, gevraagd, norm } from '../stap'

export const eigenGeld = gevraagd('euro', 'eigenInleg')
export const metNhg = gekozen('ja of nee', 'metNhg')
export const provisie = norm('nhg', 'procent', (normen) => procent(normen.nhg.waarde.provisie), 'provisie')
export const grens = norm('nhg', 'euro', (normen) => euro(normen.nhg.waarde.grens), 'grens')

/** Own money as it counts. */
export const eigenInleg = (invoer: { gegeven: Euro }) => naarCenten(invoer.gegeven)

/** What has to be paid before the NHG fee, without the noise of adding up, so that own money that is exactly enough
 * leaves no mortgage; negative when the sale brings in more than everything costs. */
export const zonderNhg = (
  invoer: Euros<'aankoopkosten' | 'hypotheekaktekosten' | 'taxatiekosten', 'overwaarde' | 'restschuld'>,
) => {
  const kosten = som(invoer.aankoopkosten, invoer.hypotheekaktekosten, invoer.taxatiekosten, invoer.restschuld)
  return zonderRuis(min(kosten, invoer.overwaarde))
}

type Hypotheekinvoer = Euros<'behoefteZonderNhg' | 'eigenInleg' | 'maximaleHypotheek'> & {
  readonly nhg: boolean
  readonly provisie: Procent
}

const hypotheek = () => (invoer: Hypotheekinvoer) => {
  const zonderProvisie = min(invoer.behoefteZonderNhg, invoer.eigenInleg)
  const nodig = invoer.nhg ? euro(zonderProvisie / (1 - invoer.provisie / 100)) : zonderProvisie
  return laagste(nietOnderNul(nodig), invoer.maximaleHypotheek)
}

/** The mortgage sum that there would be with NHG, to see whether it lies within the limit. */
export const hypotheekbedragMetNhg = hypotheek()

/**
 * The mortgage sum, from 0 to the highest mortgage: the need less own money. A fee is financed along, so the sum is
 * what it takes for the sum less its own fee to cover the rest.
 */
export const hypotheekbedrag = hypotheek()

/**
 * Is there NHG? Value and mortgage sum lie within the limit, and there is a mortgage. Source: NHG Voorwaarden en
 * Normen.
 */
export const nhg = ({
  waarde,
  hypotheekbedragMetNhg: bedrag,
  grens: tot,
}: Euros<'waarde' | 'hypotheekbedragMetNhg' | 'grens'>) => waarde <= tot && bedrag <= tot && bedrag > 0

/** The NHG fee: a percentage of the mortgage sum that includes it; 0 without NHG. Source: NHG Voorwaarden en Normen. */
export const nhgKosten = (invoer: { nhg: boolean; hypotheekbedrag: Euro; provisie: Procent }) =>
  invoer.nhg ? procentVan(invoer.hypotheekbedrag, invoer.provisie) : euro(0)

/** What the mortgage itself costs: mortgage deed, valuation and the NHG fee. */
export const financieringskosten = (invoer: Euros<'hypotheekaktekosten' | 'taxatiekosten' | 'nhgKosten'>) =>
  som(invoer.hypotheekaktekosten, invoer.taxatiekosten, invoer.nhgKosten)

/** Buying and financing together. */
export const totaalFinancieringskosten = (invoer: Euros<'aankoopkosten' | 'financieringskosten'>) =>
  plus(invoer.aankoopkosten, invoer.financieringskosten)

/** What has to be paid in all, not below 0: the costs plus a remaining debt or less the surplus of the sale. */
export const benodigdeFinanciering = (invoer: Euros<'totaalFinancieringskosten', 'restschuld' | 'overwaarde'>) =>
  nietOnderNul(min(plus(invoer.totaalFinancieringskosten, invoer.restschuld), invoer.overwaarde))

/** What the highest mortgage leaves to be paid from own money. */
export const benodigdeEigenInleg = (invoer: Euros<'benodigdeFinanciering' | 'maximaleHypotheek'>) =>
  nietOnderNul(min(invoer.benodigdeFinanciering, invoer.maximaleHypotheek))

/** What is still missing after own money. */
export const extraBenodigdeEigenInleg = (invoer: Euros<'benodigdeEigenInleg' | 'eigenInleg'>) =>
  nietOnderNul(min(invoer.benodigdeEigenInleg, invoer.eigenInleg))
