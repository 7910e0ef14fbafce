import type { Euro } from '../eenheden'
import type { Pen, Waarde } from '../pen'
import type { Tarief } from '../../rekenkader/rekenkader'
import * as stap from './aanschaf.stappen'
import { isNieuwbouwA4 } from './grenzen'
import { aankoopVan, type Verkoop, type Woning } from './woning'

/** The input for the calculation of a purchase. `eigenInleg` is the own money of the request in euro, if any. */
interface Aanschafgrond {
  readonly woning: Woning
  readonly verkoop: Verkoop | undefined
  readonly tarief: Tarief
  readonly maximaleHypotheek: Waarde<Euro>
  readonly eigenInleg: number | undefined
}

/** Calculates the purchase of a home: the costs, the need, the mortgage sum and the shortage. */
export const aanschafVan = (pen: Pen, grond: Aanschafgrond) => {
  const { woning, verkoop, tarief, maximaleHypotheek } = grond
  const aankoop = aankoopVan(pen, woning, tarief)
  const hier = pen.bij('behoefte')
  const { waarde } = woning
  const { aankoopkosten, hypotheekaktekosten, taxatiekosten } = aankoop
  const overwaarde = verkoop?.overwaarde
  const restschuld = verkoop?.restschuld
  const provisie = pen.norm(stap.provisie)
  const eigenInleg = hier.stap(stap.eigenInleg, { gegeven: pen.bedrag(stap.eigenGeld, grond.eigenInleg) })
  const zonderNhg = { aankoopkosten, hypotheekaktekosten, taxatiekosten, overwaarde, restschuld }
  const behoefteZonderNhg = hier.stap(stap.zonderNhg, zonderNhg)
  const hypotheekMet = (formule: typeof stap.hypotheekbedrag, nhg: Waarde<boolean>) =>
    hier.stap(formule, { behoefteZonderNhg, eigenInleg, maximaleHypotheek, nhg, provisie })
  const hypotheekbedragMetNhg = hypotheekMet(stap.hypotheekbedragMetNhg, pen.gegeven(stap.metNhg, true))
  const grens = pen.norm(isNieuwbouwA4(woning.onderpand) ? stap.grensNieuwbouwA4 : stap.grens)
  const metRenteZonderNhg = pen.gegeven(stap.metRenteZonderNhg, tarief.rentesoort === 'zonder' || undefined)
  const nhg = hier.stap(stap.nhg, { waarde, hypotheekbedragMetNhg, grens, metRenteZonderNhg })
  const hypotheekbedrag = hypotheekMet(stap.hypotheekbedrag, nhg)
  const nhgKosten = hier.stap(stap.nhgKosten, { nhg, hypotheekbedrag, provisie })
  const financieringskosten = hier.stap(stap.financieringskosten, { hypotheekaktekosten, taxatiekosten, nhgKosten })
  const totaalFinancieringskosten = hier.stap(stap.totaalFinancieringskosten, { aankoopkosten, financieringskosten })
  const totaal = { totaalFinancieringskosten, restschuld, overwaarde }
  const benodigdeFinanciering = hier.stap(stap.benodigdeFinanciering, totaal)
  const benodigdeEigenInleg = hier.stap(stap.benodigdeEigenInleg, { benodigdeFinanciering, maximaleHypotheek })
  const extraBenodigdeEigenInleg = hier.stap(stap.extraBenodigdeEigenInleg, { benodigdeEigenInleg, eigenInleg })
  return {
    woning,
    aankoop,
    verkoop,
    nhg,
    behoefte: { nhgKosten, financieringskosten, totaalFinancieringskosten, benodigdeFinanciering, benodigdeEigenInleg },
    sluitgrond: { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg },
  }
}

/** The outcome of `aanschafVan`: home, purchase, sale of any old home, NHG, costs, need, mortgage and shortage. */
export type Aanschaf = ReturnType<typeof aanschafVan>
