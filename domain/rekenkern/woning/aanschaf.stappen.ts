import type { Normen } from '../../normen/normen'
import { toHeleCenten, zonderRuis } from '../afronding'
import { euro, laagste, min, nietOnderNul, plus, procent, procentVan } from '../eenheden'
import type { Euro, Euros, Procent } from '../eenheden'
import { gegeven } from '../stap'
import { nodigeHypotheek, type Hypotheekinvoer } from './grenzen'

export const eigenGeld = gegeven<Euro>()
export const metNhg = gegeven<boolean>()
export const provisie = (normen: Normen) => procent(normen.nhg.waarde.provisie)
export const grens = (normen: Normen) => euro(normen.nhg.waarde.grens)

export const eigenInleg = (invoer: { gegeven: Euro }) => toHeleCenten(invoer.gegeven)

/**
 * The need without the NHG fee; may be negative. Rounded, so that own money that is exactly enough leaves no mortgage.
 */
export const zonderNhg = (
  invoer: Euros<'aankoopkosten' | 'hypotheekaktekosten' | 'taxatiekosten', 'overwaarde' | 'restschuld'>,
) => {
  const kosten = plus(invoer.aankoopkosten, invoer.hypotheekaktekosten, invoer.taxatiekosten, invoer.restschuld)
  return zonderRuis(min(kosten, invoer.overwaarde))
}

const hypotheek = () => (invoer: Hypotheekinvoer) => laagste(nodigeHypotheek(invoer), invoer.maximaleHypotheek)

/** The mortgage sum as if there is NHG, to compare it with the limit. */
export const hypotheekbedragMetNhg = hypotheek()

/** The mortgage sum, from 0 to the highest mortgage; it includes its own NHG fee. */
export const hypotheekbedrag = hypotheek()

/** Whether there is NHG: there is a mortgage, and it and the home value are within the limit. */
export const nhg = (invoer: Euros<'waarde' | 'hypotheekbedragMetNhg' | 'grens'>) =>
  invoer.waarde <= invoer.grens && invoer.hypotheekbedragMetNhg <= invoer.grens && invoer.hypotheekbedragMetNhg > 0

export const nhgKosten = (invoer: { nhg: boolean; hypotheekbedrag: Euro; provisie: Procent }) =>
  invoer.nhg ? procentVan(invoer.hypotheekbedrag, invoer.provisie) : euro(0)

export const financieringskosten = (invoer: Euros<'hypotheekaktekosten' | 'taxatiekosten' | 'nhgKosten'>) =>
  plus(invoer.hypotheekaktekosten, invoer.taxatiekosten, invoer.nhgKosten)

export const totaalFinancieringskosten = (invoer: Euros<'aankoopkosten' | 'financieringskosten'>) =>
  plus(invoer.aankoopkosten, invoer.financieringskosten)

/** The total need, not below 0: all costs, plus the restschuld or less the overwaarde. */
export const benodigdeFinanciering = (invoer: Euros<'totaalFinancieringskosten', 'restschuld' | 'overwaarde'>) =>
  nietOnderNul(min(plus(invoer.totaalFinancieringskosten, invoer.restschuld), invoer.overwaarde))

export const benodigdeEigenInleg = (invoer: Euros<'benodigdeFinanciering' | 'maximaleHypotheek'>) =>
  nietOnderNul(min(invoer.benodigdeFinanciering, invoer.maximaleHypotheek))

export const extraBenodigdeEigenInleg = (invoer: Euros<'benodigdeEigenInleg' | 'eigenInleg'>) =>
  nietOnderNul(min(invoer.benodigdeEigenInleg, invoer.eigenInleg))
