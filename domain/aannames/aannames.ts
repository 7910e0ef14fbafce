import { eigenVelden } from '../codec/eigenVelden'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../geld/roundBedrag'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { isNagerekend } from '../rekenkern/recordOf'
import { eigenVerzoek } from '../verzoek/eigenVerzoek'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import type { Anders } from './anders'
import { AANNAMES, type Aannamegrond, type Aannameregel, type Uitwerking } from './regels'

/** The subject of an assumption: the buyers, the home, or every calculation. */
export type Aannamegroep = keyof typeof AANNAMES

/** The name of an assumption or omission of a calculation. */
export type Aannamenaam = { [G in Aannamegroep]: keyof (typeof AANNAMES)[G] }[Aannamegroep]

/** An assumption or omission of a calculation, with the outcome without it where that is calculated. */
export interface Aanname {
  /** The name, unique within a list of assumptions. */
  readonly naam: Aannamenaam
  /** The subject of the assumption. */
  readonly groep: Aannamegroep
  /** The outcome without this assumption; absent where that is not calculated. */
  readonly anders?: Anders
  /**
   * The figure in the sentence of the assumption, from the norms or our own: an amount in euro, a percentage or a year.
   */
  readonly getal?: number
}

const uitgewerkt = (uitwerking: Uitwerking): Pick<Aanname, 'anders' | 'getal'> => {
  if (uitwerking === true) return {}
  return typeof uitwerking === 'number' ? { getal: uitwerking } : { anders: uitwerking }
}

/**
 * Returns the assumptions and omissions of an outcome, those about this request first (calculation rules, section 9a).
 * `kader` is the rekenkader that this engine calculated the outcome with. Without it, or when the outcome differs,
 * returns only what the request and the outcome make certain. Pure and total.
 * @example
 * aannamesVan(verzoek, financieringsOpzet, kader).slice(0, 3).map(({ naam }) => naam)
 * // [ 'bedragAlleenstaande', 'labelOnbekend', 'waardeIsPrijs' ]
 */
export const aannamesVan = (
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
  kader?: Rekenkader,
): readonly Aanname[] => {
  const eigen = kader && isNagerekend(verzoek, kader, opzet) ? kader : undefined
  const grond: Aannamegrond = { verzoek: eigenVerzoek(verzoek), opzet: eigenVelden(opzet), kader: eigen }
  return Object.entries(AANNAMES).flatMap(([groep, regels]) =>
    Object.entries<Aannameregel>(regels).flatMap(([naam, oordeel]): readonly Aanname[] => {
      const uitkomst = oordeel(grond)
      return uitkomst === false
        ? []
        : [{ naam: naam as Aannamenaam, groep: groep as Aannamegroep, ...uitgewerkt(uitkomst) }]
    }),
  )
}

/**
 * Rounds an assumption about a record as a screen shows it (calculation rules, section 9). For `restschuld`, `verschil`
 * becomes the difference of the shown shortfalls, in whole euros. Other assumptions do not change.
 * @example
 * const [aanname] = aannamesVan(verzoek, financieringsOpzet, kader)
 * roundAanname(aanname, financieringsOpzet).anders
 * // { verschil: 17000, maximaleHypotheekOpInkomen: 243999, maximaleHypotheek: 243999 }
 */
export const roundAanname = (aanname: Aanname, { extraBenodigdeEigenInleg: mist = 0 }: FinancieringsOpzet): Aanname => {
  const { naam, anders } = aanname
  if (anders === undefined || naam !== 'restschuld') return aanname
  return { ...aanname, anders: { ...anders, verschil: roundTekort(mist) - roundTekort(mist - anders.verschil) } }
}
