import type { FinancieringsOpzet, Stap } from '../../domain'
import type { Momentopname } from './momentopname'
import { toRegel } from './regel'
import type { BenodigdeHypotheekBlok, Maandlast, MaximaleHypotheekBlok, Samenvatting } from './samenvatting'
import { toBetaalwijze } from './toBetaalwijze'
import { toKostenDetails } from './toKostenDetails'

/** What the summary panel shows of this snapshot on this step (specification, section 2). */
export const toSamenvatting = (momentopname: Momentopname, stap: Stap): Samenvatting => ({
  maximaleHypotheek: toMaximaleHypotheek(momentopname, stap),
  benodigdeHypotheek: toBenodigdeHypotheek(momentopname, stap),
})

const toMaximaleHypotheek = (
  { totaalInkomen, financieringsOpzet: opzet }: Momentopname,
  stap: Stap,
): MaximaleHypotheekBlok => ({
  regels: [
    toRegel('inkomenPerJaar', totaalInkomen),
    toRegel('maximaleHypotheekOpInkomen', opzet.maximaleHypotheekOpInkomen),
  ],
  maandlast: stap === 0 ? toMaandlast(opzet, opzet.hypotheekbedrag) : undefined,
})

const toBenodigdeHypotheek = (momentopname: Momentopname, stap: Stap): BenodigdeHypotheekBlok => {
  const { eigenGeld, financieringsOpzet: opzet } = momentopname
  return {
    actief: stap > 0,
    betaalwijze: toBetaalwijze(opzet),
    benodigdeFinanciering: toRegel('benodigdeFinanciering', opzet.benodigdeFinanciering),
    details: toKostenDetails(momentopname),
    regels: [
      toRegel('maximaleHypotheek', opzet.maximaleHypotheek),
      toRegel('eigenGeld', eigenGeld),
      toRegel('extraBenodigdeEigenInleg', opzet.extraBenodigdeEigenInleg),
      toRegel('hypotheekbedrag', opzet.hypotheekbedrag),
    ],
    maandlast: stap === 2 ? toMaandlast(opzet, undefined) : undefined,
  }
}

const toMaandlast = (opzet: FinancieringsOpzet, bijHypotheekVan: number | undefined): Maandlast => ({
  regels: [toRegel('maandlastBruto', opzet.maandlastBruto), toRegel('maandlastNetto', opzet.maandlastNetto)],
  bijHypotheekVan,
})
