import { standaardKosten, type Kostenposten } from '../../normen'
import type { Pen } from '../pen'
import * as stap from './aankoop.stappen'
import type { Woning } from './woning'

/** What buying a home costs before it is known how it is financed, as the record has it. */
export const aankoopVan = (pen: Pen, woning: Woning, kosten: Kostenposten) => {
  const hier = pen.bij('aankoop')
  const posten = pen.bij('kosten', kosten === standaardKosten)
  const { onderpandType, koopsom, meerwerkOfVerbouwingskosten } = woning
  const percentage = pen.norm(stap.belastingpercentage)
  const overdrachtsbelasting = hier.stap(stap.overdrachtsbelasting, { onderpandType, koopsom, percentage })
  const leveringsakte = posten.gegeven(stap.leveringsakte, kosten.leveringsakte)
  const leveringsaktekosten = hier.stap(stap.leveringsaktekosten, { onderpandType, kostenpost: leveringsakte })
  const taxatie = posten.gegeven(stap.taxatie, kosten.taxatie)
  const taxatiekosten = hier.stap(stap.taxatiekosten, { onderpandType, kostenpost: taxatie })
  const hypotheekaktekosten = posten.gegeven(stap.hypotheekakte, kosten.hypotheekakte)
  const prijs = { koopsom, meerwerkOfVerbouwingskosten, leveringsaktekosten, overdrachtsbelasting }
  const aankoopkosten = hier.stap(stap.aankoopkosten, prijs)
  return { overdrachtsbelasting, leveringsaktekosten, taxatiekosten, hypotheekaktekosten, aankoopkosten }
}
