import { standaardKosten } from '../../normen/kostenposten'
import type { Onderpand } from '../../antwoorden/verzoek'
import type { Pen, Waarden } from '../pen'
import type { Tarief } from '../../rekenkader/rekenkader'
import * as stap from './woning.stappen'
import type { Maxima } from './woning.stappen'

/** Reads the home from the request, and calculates the home value. */
export const woningVan = (pen: Pen, onderpand: Onderpand) => {
  const soortWerk = onderpand.onderpandType === 'BestaandeBouw' ? stap.verbouwing : stap.meerwerk
  const onderpandType = pen.gegeven(stap.onderpandType, onderpand.onderpandType)
  const koopsom = pen.gegeven(stap.koopsom, onderpand.koopsom)
  const meerwerkOfVerbouwingskosten = pen.gegeven(soortWerk, onderpand.meerwerkOfVerbouwingskosten)
  const waarde = pen.stap(stap.waarde, { koopsom, meerwerkOfVerbouwingskosten })
  return { onderpand, onderpandType, koopsom, meerwerkOfVerbouwingskosten, waarde }
}

export type Woning = ReturnType<typeof woningVan>

/** Calculates the maximum mortgage for the income and, if there is a home, for the restschuld and the home value. */
export const maximaleHypotheekVan = (pen: Pen, maxima: Waarden<Maxima>) =>
  pen.stap(stap.maximaleHypotheek, { ...maxima, percentage: pen.norm(stap.hoogstePercentage) })

/** Calculates the purchase costs that do not depend on the mortgage, by their field names in `FinancieringsOpzet`. */
export const aankoopVan = (pen: Pen, woning: Woning, { kosten, starters }: Tarief) => {
  const hier = pen.bij('aankoop')
  const posten = pen.bij('kosten', kosten === standaardKosten)
  const { onderpand, onderpandType, koopsom, meerwerkOfVerbouwingskosten } = woning
  const percentage = pen.norm(stap.belastingpercentage)
  const kopers = onderpand.onderpandType === 'Nieuwbouw' ? undefined : starters
  const vrijgesteld = pen.gegeven(stap.startersvrijstelling, kopers)
  const grens = kopers && pen.norm(stap.vrijstellingsgrens)
  const belast = { onderpandType, koopsom, percentage, vrijgesteld, grens }
  const overdrachtsbelasting = hier.stap(stap.overdrachtsbelasting, belast)
  const leveringsakte = posten.gegeven(stap.leveringsakte, kosten.leveringsakte)
  const leveringsaktekosten = hier.stap(stap.leveringsaktekosten, { onderpandType, kostenpost: leveringsakte })
  const taxatie = posten.gegeven(stap.taxatie, kosten.taxatie)
  const taxatiekosten = hier.stap(stap.taxatiekosten, { onderpandType, kostenpost: taxatie })
  const hypotheekaktekosten = posten.gegeven(stap.hypotheekakte, kosten.hypotheekakte)
  const prijs = { koopsom, meerwerkOfVerbouwingskosten, leveringsaktekosten, overdrachtsbelasting }
  const aankoopkosten = hier.stap(stap.aankoopkosten, prijs)
  return { overdrachtsbelasting, leveringsaktekosten, taxatiekosten, hypotheekaktekosten, aankoopkosten }
}

/** Calculates the sale of the old home, with field names of `FinancieringsOpzet`. Undefined without a selling price. */
export const verkoopVan = (pen: Pen, onderpand: Onderpand) => {
  const hier = pen.bij('verkoop')
  const verkoopprijs = pen.gegeven(stap.verkoopprijs, onderpand.verkoopprijs)
  if (verkoopprijs === undefined) return undefined
  const percentage = pen.gegeven(stap.makelaarspercentage, stap.MAKELAARSPERCENTAGE)
  const makelaarskosten = hier.stap(stap.makelaarskosten, { verkoopprijs, percentage })
  const huidigHypotheekbedrag = pen.gegeven(stap.huidigHypotheekbedrag, onderpand.huidigHypotheekbedrag)
  const saldo = hier.stap(stap.saldo, { verkoopprijs, makelaarskosten, huidigHypotheekbedrag })
  const overwaarde = hier.stap(stap.overwaarde, { saldo })
  const restschuld = hier.stap(stap.restschuld, { saldo })
  return { makelaarskosten, overwaarde, restschuld }
}

export type Verkoop = NonNullable<ReturnType<typeof verkoopVan>>
