import { eigenVelden } from '../codec/eigenVelden'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../geld/roundBedrag'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { isNagerekend } from '../rekenkern/recordOf'
import { eigenVerzoek } from '../verzoek/eigenVerzoek'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import type { Anders } from './anders'
import { AANNAMES, type Aannamegrond, type Aannameregel, type Uitwerking } from './regels'

/** What an assumption is about: who buys, the home, or every calculation. */
export type Aannamegroep = keyof typeof AANNAMES

/** The name of something that a calculation assumes, or leaves out. */
export type Aannamenaam = { [G in Aannamegroep]: keyof (typeof AANNAMES)[G] }[Aannamegroep]

/** Something that a calculation assumes or leaves out, and what it would come to otherwise where that is calculated. */
export interface Aanname {
  /** Its name. */
  readonly naam: Aannamenaam
  /** What it is about. */
  readonly groep: Aannamegroep
  /** What the calculation would come to otherwise; absent where that is not calculated. */
  readonly anders?: Anders
  /** The figure that its sentence names, from the norms or our own: an amount in euro, a percentage or a year. */
  readonly getal?: number
}

const uitgewerkt = (uitwerking: Uitwerking): Pick<Aanname, 'anders' | 'getal'> => {
  if (uitwerking === true) return {}
  return typeof uitwerking === 'number' ? { getal: uitwerking } : { anders: uitwerking }
}

/**
 * What an outcome assumes or leaves out, what applies to its question first (calculation rules, section 9a). `kader` is
 * what this engine calculated the outcome with. Without it, or when the outcome is another, only what the question and
 * the outcome make certain. Pure and total.
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
 * An assumption about a record (euro) as a screen shows it (calculation rules, section 9): what a restschuld makes less
 * missing is the difference of what is shown as missing, in whole euros.
 */
export const roundAanname = (aanname: Aanname, { extraBenodigdeEigenInleg: mist = 0 }: FinancieringsOpzet): Aanname => {
  const { naam, anders } = aanname
  if (anders === undefined || naam !== 'restschuld') return aanname
  return { ...aanname, anders: { ...anders, verschil: roundTekort(mist) - roundTekort(mist - anders.verschil) } }
}
