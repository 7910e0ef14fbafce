import { standaardKosten, type Kostenposten } from '../../normen'
import type { Pen, Plek } from '../pen'
import * as stap from './aankoop.stappen'
import type { Woning } from './woning'

const MEEGEGEVEN: Plek = { pad: 'kosten' }
const GEKOZEN: Plek = { pad: 'kosten', gekozen: true }

/** What buying a home costs before it is known how it is financed, with these cost items. */
export const aankoopVan = (pen: Pen, woning: Woning, kosten: Kostenposten) => {
  const hier = pen.bij({ pad: 'aankoop' })
  const posten = pen.bij(kosten === standaardKosten ? GEKOZEN : MEEGEGEVEN)
  const { onderpandType, koopsom, meerwerkOfVerbouwingskosten } = woning
  const percentage = pen.norm(stap.belastingpercentage)
  const overdrachtsbelasting = hier.stap(stap.overdrachtsbelasting, { onderpandType, koopsom, percentage })
  const leveringsakte = posten.gegeven(stap.leveringsakte, kosten.leveringsakte)
  const leveringsaktekosten = hier.stap(stap.leveringsaktekosten, { onderpandType, kostenpost: leveringsakte })
  const taxatie = posten.gegeven(stap.taxatie, kosten.taxatie)
  const taxatiekosten = hier.stap(stap.taxatiekosten, { onderpandType, kostenpost: taxatie })
  const hypotheekaktekosten = posten.gegeven(stap.hypotheekakte, kosten.hypotheekakte)
  const aankoopkosten = hier.stap(stap.aankoopkosten, {
    koopsom,
    meerwerkOfVerbouwingskosten,
    leveringsaktekosten,
    overdrachtsbelasting,
  })
  return { overdrachtsbelasting, leveringsaktekosten, taxatiekosten, hypotheekaktekosten, aankoopkosten }
}

/** What buying a home costs. */
export type Aankoop = ReturnType<typeof aankoopVan>
