import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { HOOGSTE_BEDRAG } from '../../geld/bedrag'
import type { Normen } from '../../normen/normen'
import { inkomensdrempels } from '../../rekenkern/toets/inkomensdrempels'
import type { FinancieringsOpzetVerzoek, Onderpand } from '../../antwoorden/verzoek'
import { metHypotheekgever, metInkomen, metMinderSchulden, schuldenVan } from '../anderVerzoek'
import { eersteIn } from '../kleinste'
import type { Bedragverandering } from '../verandering'

/** A function that returns the result record after a change by `verschil` euro; undefined when there is no result. */
type OpzetBij = (verschil: number) => FinancieringsOpzet | undefined

/** A way to change an amount, by 1 to `hoogstens` euro. Only at `drempels` can a larger change raise the shortfall. */
export interface Richting {
  readonly hoogstens: number
  readonly verzoekBij: (verschil: number) => FinancieringsOpzetVerzoek
  /** Creates the change by `verschil` euro. `isVerderGenoeg` returns whether all larger changes also reach the goal. */
  readonly veranderingBij: (verschil: number, isVerderGenoeg: () => boolean) => Bedragverandering
  readonly drempels: (opzetBij: OpzetBij) => readonly number[]
}

const GEEN_DREMPELS = (): readonly number[] => []

const meerEigenGeld = (verzoek: FinancieringsOpzetVerzoek): Richting => {
  const { eigenInleg = 0 } = verzoek
  return {
    hoogstens: Math.floor(HOOGSTE_BEDRAG - eigenInleg),
    verzoekBij: (verschil) => ({ ...verzoek, eigenInleg: eigenInleg + verschil }),
    veranderingBij: (verschil) => ({ soort: 'meerEigenGeld', verschil }),
    drempels: GEEN_DREMPELS,
  }
}

/** Returns the ways to raise an income: one for each applicant, except an applicant with income of type `Overig`. */
const meerInkomen = (verzoek: FinancieringsOpzetVerzoek, normen: Normen): readonly Richting[] =>
  verzoek.hypotheekgevers
    .filter(({ inkomsten }) => inkomsten.dienstbetrekkingsoort !== 'Overig')
    .map((gever) => {
      const { volgnummer, inkomsten } = gever
      const { bedrag = 0 } = inkomsten
      return {
        hoogstens: Math.floor(HOOGSTE_BEDRAG - bedrag),
        verzoekBij: (verschil) => metHypotheekgever(verzoek, metInkomen(gever, bedrag + verschil)),
        veranderingBij: (verschil) => ({ soort: 'meerInkomen', volgnummer, verschil }),
        drempels: () => inkomensdrempels(verzoek, normen, volgnummer),
      }
    })

/**
 * Returns a list with the smallest reduction (euro) at which the mortgage has NHG, and so the NHG fee, or at which the
 * mortgage is 0. Returns the list [1] when there is no such reduction.
 */
const vanafNhg = (opzetBij: OpzetBij, hoogstens: number): readonly number[] => {
  const isBinnenGrens = (verschil: number): boolean => {
    const opzet = opzetBij(verschil)
    const woning = opzet && metOnderpand(opzet)
    return woning?.nhg === true || woning?.hypotheekbedrag === 0
  }
  return [eersteIn(isBinnenGrens, 1, hoogstens) ?? 1]
}

/** Returns the way to lower an amount of the home, down to `laagste` (euro). */
const lager = (
  verzoek: FinancieringsOpzetVerzoek,
  onderpand: Onderpand,
  veld: 'koopsom' | 'meerwerkOfVerbouwingskosten',
  laagste: number,
  veranderingBij: Richting['veranderingBij'],
): Richting => {
  const bedrag = onderpand[veld] ?? 0
  const hoogstens = Math.floor(bedrag - laagste)
  return {
    hoogstens,
    verzoekBij: (verschil) => ({ ...verzoek, onderpand: { ...onderpand, [veld]: bedrag - verschil } }),
    veranderingBij,
    drempels: (opzetBij) => vanafNhg(opzetBij, hoogstens),
  }
}

/** Returns the way to pay off loans and student loans; partner alimony cannot be paid off. */
const minderSchulden = (verzoek: FinancieringsOpzetVerzoek): Richting => ({
  hoogstens: Math.ceil(schuldenVan(verzoek)),
  verzoekBij: (verschil) => metMinderSchulden(verzoek, verschil),
  veranderingBij: (verschil) => ({ soort: 'minderSchulden', verschil }),
  drempels: GEEN_DREMPELS,
})

const lagerePrijs: Richting['veranderingBij'] = (verschil, isVerderGenoeg) => ({
  soort: 'lagerePrijs',
  verschil,
  isLagerOokGenoeg: isVerderGenoeg(),
})

/** Returns the way to lower the price; undefined without a home, or when no lower price is possible. */
export const lagerePrijsVan = (verzoek: FinancieringsOpzetVerzoek): Richting | undefined => {
  const richting = verzoek.onderpand && lager(verzoek, verzoek.onderpand, 'koopsom', 1, lagerePrijs)
  return richting !== undefined && richting.hoogstens >= 1 ? richting : undefined
}

const minderWerk: Richting['veranderingBij'] = (verschil) => ({ soort: 'minderWerk', verschil })

/** Returns the ways to change an amount of a request, in a fixed order and grouped by amount; a group may be empty. */
export const richtingenVan = (verzoek: FinancieringsOpzetVerzoek, normen: Normen): readonly (readonly Richting[])[] => {
  const { onderpand } = verzoek
  const richtingen = [
    [meerEigenGeld(verzoek)],
    meerInkomen(verzoek, normen),
    ...(onderpand === undefined
      ? []
      : [
          [lager(verzoek, onderpand, 'koopsom', 1, lagerePrijs)],
          [lager(verzoek, onderpand, 'meerwerkOfVerbouwingskosten', 0, minderWerk)],
        ]),
    [minderSchulden(verzoek)],
  ]
  return richtingen.map((groep) => groep.filter(({ hoogstens }) => hoogstens >= 1))
}
