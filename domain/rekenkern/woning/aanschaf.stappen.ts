import type { Normen } from '../../normen/normen'
import { toHeleCenten, zonderRuis } from '../afronding'
import { euro, laagste, min, nietOnderNul, plus, procent, procentVan } from '../eenheden'
import type { Euro, Euros, Procent } from '../eenheden'
import { gegeven } from '../stap'
import { grensVanNieuwbouwA4, nodigeHypotheek, type Hypotheekinvoer } from './grenzen'

export const eigenGeld = gegeven<Euro>()
export const metNhg = gegeven<boolean>()
export const metRenteZonderNhg = gegeven<boolean>()
export const provisie = (normen: Normen) => procent(normen.nhg.waarde.provisie)
export const grens = (normen: Normen) => euro(normen.nhg.waarde.grens)
export const grensNieuwbouwA4 = (normen: Normen) => grensVanNieuwbouwA4(normen)

export const eigenInleg = (invoer: { gegeven: Euro }) => toHeleCenten(invoer.gegeven)

/** Returns the need before the NHG fee, without floating-point errors. Negative if the overwaarde exceeds the costs. */
export const zonderNhg = (
  invoer: Euros<'aankoopkosten' | 'hypotheekaktekosten' | 'taxatiekosten', 'overwaarde' | 'restschuld'>,
) => {
  const kosten = plus(invoer.aankoopkosten, invoer.hypotheekaktekosten, invoer.taxatiekosten, invoer.restschuld)
  return zonderRuis(min(kosten, invoer.overwaarde))
}

const hypotheek = () => (invoer: Hypotheekinvoer) => laagste(nodigeHypotheek(invoer), invoer.maximaleHypotheek)

/** The step that calculates the mortgage sum as if NHG applies, for the comparison with the NHG limit. */
export const hypotheekbedragMetNhg = hypotheek()

/** The step that calculates the mortgage sum, from 0 to the maximum mortgage. With NHG the sum includes the NHG fee. */
export const hypotheekbedrag = hypotheek()

/** The input of the step that decides about NHG. */
export type Nhginvoer = Euros<'waarde' | 'hypotheekbedragMetNhg' | 'grens'> & {
  readonly metRenteZonderNhg?: boolean | undefined
}

/**
 * Whether NHG applies: the mortgage is above 0, neither mortgage nor home value is above the NHG limit, and the rate is
 * not one that holds only without NHG.
 */
export const nhg = (invoer: Nhginvoer) =>
  invoer.metRenteZonderNhg !== true &&
  invoer.waarde <= invoer.grens &&
  invoer.hypotheekbedragMetNhg <= invoer.grens &&
  invoer.hypotheekbedragMetNhg > 0

export const nhgKosten = (invoer: { nhg: boolean; hypotheekbedrag: Euro; provisie: Procent }) =>
  invoer.nhg ? procentVan(invoer.hypotheekbedrag, invoer.provisie) : euro(0)

export const financieringskosten = (invoer: Euros<'hypotheekaktekosten' | 'taxatiekosten' | 'nhgKosten'>) =>
  plus(invoer.hypotheekaktekosten, invoer.taxatiekosten, invoer.nhgKosten)

export const totaalFinancieringskosten = (invoer: Euros<'aankoopkosten' | 'financieringskosten'>) =>
  plus(invoer.aankoopkosten, invoer.financieringskosten)

/** Returns the total need, not below 0: all costs, plus the restschuld or less the overwaarde. */
export const benodigdeFinanciering = (invoer: Euros<'totaalFinancieringskosten', 'restschuld' | 'overwaarde'>) =>
  nietOnderNul(min(plus(invoer.totaalFinancieringskosten, invoer.restschuld), invoer.overwaarde))

export const benodigdeEigenInleg = (invoer: Euros<'benodigdeFinanciering' | 'maximaleHypotheek'>) =>
  nietOnderNul(min(invoer.benodigdeFinanciering, invoer.maximaleHypotheek))

export const extraBenodigdeEigenInleg = (invoer: Euros<'benodigdeEigenInleg' | 'eigenInleg'>) =>
  nietOnderNul(min(invoer.benodigdeEigenInleg, invoer.eigenInleg))
