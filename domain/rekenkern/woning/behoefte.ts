import type { Euros } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import type { Aankoop } from './aankoop'
import * as stap from './behoefte.stappen'
import type { Verkoop } from './verkoop'

/** What the need is worked out from; `eigenGeld` in euro as it was asked. */
type Behoeftegrond = Waarden<Euros<'waarde' | 'maximaleHypotheek'>> & {
  readonly aankoop: Aankoop
  readonly verkoop: Verkoop | undefined
  readonly eigenGeld: number | undefined
}

/** What is needed, what is borrowed and what is missing. */
export const behoefteVan = (pen: Pen, { waarde, maximaleHypotheek, aankoop, verkoop, eigenGeld }: Behoeftegrond) => {
  const hier = pen.bij({ pad: 'behoefte' })
  const { aankoopkosten, hypotheekaktekosten, taxatiekosten } = aankoop
  const overwaarde = verkoop?.overwaarde
  const restschuld = verkoop?.restschuld
  const provisie = pen.norm(stap.provisie)
  const eigenInleg = hier.stap(stap.eigenInleg, { gegeven: pen.bedrag(stap.eigenGeld, eigenGeld) })
  const behoefteZonderNhg = hier.stap(stap.zonderNhg, {
    aankoopkosten,
    hypotheekaktekosten,
    taxatiekosten,
    overwaarde,
    restschuld,
  })
  const hypotheekMet = (formule: typeof stap.hypotheekbedrag, nhg: Waarde<boolean>) =>
    hier.stap(formule, { behoefteZonderNhg, eigenInleg, maximaleHypotheek, nhg, provisie })
  const hypotheekbedragMetNhg = hypotheekMet(stap.hypotheekbedragMetNhg, pen.gegeven(stap.metNhg, true))
  const nhg = hier.stap(stap.nhg, { waarde, hypotheekbedragMetNhg, grens: pen.norm(stap.grens) })
  const hypotheekbedrag = hypotheekMet(stap.hypotheekbedrag, nhg)
  const nhgKosten = hier.stap(stap.nhgKosten, { nhg, hypotheekbedrag, provisie })
  const financieringskosten = hier.stap(stap.financieringskosten, { hypotheekaktekosten, taxatiekosten, nhgKosten })
  const totaalFinancieringskosten = hier.stap(stap.totaalFinancieringskosten, { aankoopkosten, financieringskosten })
  const benodigdeFinanciering = hier.stap(stap.benodigdeFinanciering, {
    totaalFinancieringskosten,
    restschuld,
    overwaarde,
  })
  const benodigdeEigenInleg = hier.stap(stap.benodigdeEigenInleg, { benodigdeFinanciering, maximaleHypotheek })
  const extraBenodigdeEigenInleg = hier.stap(stap.extraBenodigdeEigenInleg, { benodigdeEigenInleg, eigenInleg })
  return {
    eigenInleg,
    nhg,
    hypotheekbedrag,
    nhgKosten,
    financieringskosten,
    totaalFinancieringskosten,
    benodigdeFinanciering,
    benodigdeEigenInleg,
    extraBenodigdeEigenInleg,
  }
}

/** What is needed, what is borrowed and what is missing. */
export type Behoefte = ReturnType<typeof behoefteVan>
