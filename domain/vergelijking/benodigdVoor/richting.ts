import { metOnderpand, type FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import { HOOGSTE_BEDRAG } from '../../geld/bedrag'
import type { Normen } from '../../normen/normen'
import { inkomensdrempels } from '../../rekenkern/toets/inkomensdrempels'
import type { FinancieringsOpzetVerzoek, Onderpand } from '../../verzoek/verzoek'
import { metHypotheekgever, metInkomen, metMinderSchulden, schuldenVan } from '../anderVerzoek'
import { eersteIn } from '../kleinste'
import type { Bedragverandering } from '../verandering'

/** Calculates the record after a change of this size; undefined without an outcome. */
type OpzetBij = (verschil: number) => FinancieringsOpzet | undefined

/**
 * One way to change an amount, by 1 up to `hoogstens` whole euros. A larger change gives a smaller shortfall, except at
 * the `drempels`, where the shortfall may rise.
 */
export interface Richting {
  readonly hoogstens: number
  readonly verzoekBij: (verschil: number) => FinancieringsOpzetVerzoek
  /** Creates the change; `isVerderGenoeg` calculates whether every larger change is enough too. */
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

/** An income of the kind Overig does not count, so more of it changes nothing. */
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
 * Returns the reduction at which the mortgage first falls within the NHG limit, which adds the NHG fee. A home without
 * a mortgage has no fee.
 */
const vanafNhg = (opzetBij: OpzetBij, hoogstens: number): readonly number[] => {
  const isBinnenGrens = (verschil: number): boolean => {
    const opzet = opzetBij(verschil)
    const woning = opzet && metOnderpand(opzet)
    return woning?.nhg === true || woning?.hypotheekbedrag === 0
  }
  return [eersteIn(isBinnenGrens, 1, hoogstens) ?? 1]
}

/** Lowers an amount of the home, down to `laagste`. */
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

/** Loans and student loans can be paid off; partner alimony cannot be stopped. */
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

/** Returns the direction of a lower price; undefined without a home, or when no lower price is possible. */
export const lagerePrijsVan = (verzoek: FinancieringsOpzetVerzoek): Richting | undefined => {
  const richting = verzoek.onderpand && lager(verzoek, verzoek.onderpand, 'koopsom', 1, lagerePrijs)
  return richting !== undefined && richting.hoogstens >= 1 ? richting : undefined
}

const minderWerk: Richting['veranderingBij'] = (verschil) => ({ soort: 'minderWerk', verschil })

/**
 * Returns every way to change an amount of a request, in a fixed order; ways that change the same thing are grouped.
 */
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
