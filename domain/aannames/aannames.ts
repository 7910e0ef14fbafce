import { eigenVelden } from '../codec/eigenVelden'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundTekort } from '../geld/roundBedrag'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { isNagerekend } from '../rekenkern/recordOf'
import { eigenVerzoek } from '../verzoek/eigenVerzoek'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import type { Anders } from './anders'
import { AANNAMES, type Aannamegrond, type Aannameregel, type Uitwerking } from './regels'

/** The group of an assumption: about the buyers (`bijJou`), the home (`bijDeWoning`) or the whole calculation. */
export type Aannamegroep = keyof typeof AANNAMES

/** The name of an assumption. */
export type Aannamenaam = { [G in Aannamegroep]: keyof (typeof AANNAMES)[G] }[Aannamegroep]

/** Something that a calculation assumes or leaves out. */
export interface Aanname {
  /** The name of the assumption, unique within a list of assumptions. */
  readonly naam: Aannamenaam
  /** The group of the assumption. */
  readonly groep: Aannamegroep
  /** The outcome without this assumption; absent when that outcome is not calculated or does not differ. */
  readonly anders?: Anders
  /** The number in the text (euro, percent or year), from the norms or this calculator. Absent if there is none. */
  readonly getal?: number
}

const uitgewerkt = (uitwerking: Uitwerking): Pick<Aanname, 'anders' | 'getal'> => {
  if (uitwerking === true) return {}
  return typeof uitwerking === 'number' ? { getal: uitwerking } : { anders: uitwerking }
}

/**
 * Returns what a calculation assumes and leaves out. `kader` is the rekenkader of `opzet`. Without `kader`, or if a
 * calculation with `kader` gives another loan or monthly cost than `opzet`, the list has only the assumptions that
 * follow from the request and the result. Never throws for a request that `verzoekCodec` accepts.
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
 * Returns an assumption with `verschil` as a screen shows it. For `restschuld`, `verschil` becomes the rounded shortage
 * with the assumption less the rounded shortage without it, in whole euros. Returns any other assumption unchanged.
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
