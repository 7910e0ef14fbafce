import { metOnderpand, normenVan, type Normjaar, type Onderpand } from '../../../../domain'
import { ENERGIELABELS, type EnergielabelType } from '../../../../domain/orientatie'
import type { Ligging } from '../../../../adapters/conformance'
import { KOOPSOM, LIGGINGEN, randVan, type Randsoort } from './randen'
import { opzetVan, type Schets } from './schets'

/** A function that returns the case of a single buyer with a home added. */
export type Woning = (schets: Schets) => Schets

/** Adds a home to a case (an existing home of 300.000 euro by default), and `naam` to the name of the case. */
const metWoning = (schets: Schets, naam: string, onderpand: Partial<Onderpand>): Schets => ({
  ...schets,
  naam: `${schets.naam}-${naam}`,
  onderpand: {
    koopsom: 300_000,
    onderpandType: 'BestaandeBouw',
    ...(schets.energielabelType && { energielabelType: schets.energielabelType }),
    ...onderpand,
  },
})

const metRand = (schets: Schets, ...rand: Parameters<typeof randVan>): Schets => ({
  ...schets,
  randen: [...schets.randen, randVan(...rand)],
})

/** Returns a function that adds a home whose price is `stap` euro (-1, 0 or 1) above a threshold. */
const opPrijs =
  (van: Randsoort, grensVan: (schets: Schets) => number, stapVan: string) =>
  (ligging: Ligging, stap: number): Woning =>
  (schets) => {
    const grens = grensVan(schets)
    const duur = metWoning(schets, `${van.split('.')[0]}-${ligging}`, { koopsom: grens + stap })
    return metRand(duur, van, grens, ligging, stapVan, KOOPSOM)
  }

/** Returns the price of the home plus the costs of a buyer without loan or NHG. Throws for a case without a home. */
const nodigVoor = (schets: Schets): number => {
  const zonderLening = metOnderpand(opzetVan({ ...schets, eigenInleg: 90_000_000 }))
  if (zonderLening === undefined) throw new Error(`${schets.naam} has no home`)
  return zonderLening.benodigdeFinanciering
}

/** Returns a function that adds a home, and own money `stap` cents above the price and the costs of that home. */
const zonderHypotheek =
  (ligging: Ligging, stap: number): Woning =>
  (schets) => {
    const woning = metWoning(schets, `geenhypotheek-${ligging}`, {})
    const grens = nodigVoor(woning)
    const eigenInleg = Math.round(100 * grens + stap) / 100
    return metRand(
      { ...woning, eigenInleg },
      'nhg.hypotheek',
      grens,
      ligging,
      'behoefte.nhg',
      'verzoek.eigenInleg',
      0.01,
    )
  }

/**
 * Returns a function that adds a home, and a sale of the old home. The selling price is `stap` euro above the price
 * that just pays the selling costs (2 percent) and the old mortgage.
 */
const nietsOver =
  (ligging: Ligging, stap: number): Woning =>
  (schets) => {
    const grens = 250_000
    const verkoop = { verkoopprijs: grens + stap, huidigHypotheekbedrag: 245_000 }
    const woning = metWoning(schets, `verkoop-${ligging}`, verkoop)
    const overwaarde = ligging === 'boven' || ligging === 'op'
    const stapVan = overwaarde ? 'verkoop.overwaarde' : 'verkoop.restschuld'
    return metRand(woning, 'verkoop.saldo', grens, ligging, stapVan, 'verzoek.onderpand.verkoopprijs')
  }

/** Homes in common situations that are at no threshold, each with a Dutch description of the situation. */
const GEWONE: Readonly<Record<string, readonly [Partial<Onderpand>, over: string]>> = {
  nieuwbouw: [{ onderpandType: 'Nieuwbouw', meerwerkOfVerbouwingskosten: 15_000 }, 'nieuwbouw met meerwerk'],
  verbouwing: [{ meerwerkOfVerbouwingskosten: 20_000 }, 'bestaande woning met verbouwing'],
  overwaarde: [{ verkoopprijs: 800_000, huidigHypotheekbedrag: 100_000 }, 'overwaarde die alles betaalt'],
  restschuld: [{ verkoopprijs: 200_000, huidigHypotheekbedrag: 230_000 }, 'verkoop met restschuld'],
  zonderhypotheek: [{ verkoopprijs: 150_000 }, 'verkoop van een woning zonder hypotheek'],
}

const gewone: readonly Woning[] = Object.entries(GEWONE).map(([naam, [onderpand, over]]) => (schets) => ({
  ...metWoning(schets, naam, onderpand),
  over,
}))

/**
 * Returns a function that adds a home with `metPrijs` and makes the buyer a starter. For `eenVanTwee`, the function
 * also adds a second buyer, whose income does not count.
 */
const alsStarter =
  (startersvrijstelling: 'ja' | 'eenVanTwee', metPrijs: Woning): Woning =>
  (schets) => {
    const personen =
      startersvrijstelling === 'ja' ? schets.personen : [...schets.personen, { soort: 'Overig' as const }]
    const metStarter = metPrijs({ ...schets, personen, startersvrijstelling })
    return { ...metStarter, naam: `${metStarter.naam}-${startersvrijstelling}` }
  }

const metLabel =
  (energielabelType: EnergielabelType | undefined, woning: Woning): Woning =>
  (schets) =>
    woning({ ...schets, ...(energielabelType && { energielabelType }) })

/** The energy labels that successive homes get in turn. Undefined means a home without a label. */
const LABELS = [...ENERGIELABELS, undefined]

/** Returns functions that each add a home to a case: homes at each threshold about homes, and homes at no threshold. */
export const woningranden = (jaar: Normjaar): readonly Woning[] => {
  const normen = normenVan(jaar)
  const drie = (opPlek: (ligging: Ligging, stap: number) => Woning): readonly Woning[] =>
    LIGGINGEN.map(([ligging, stap]) => opPlek(ligging, stap))
  const { woningwaardeTotEnMet } = normen.startersvrijstelling.waarde
  const starters = opPrijs('startersvrijstelling', () => woningwaardeTotEnMet, 'aankoop.overdrachtsbelasting')
  const opInkomen = (schets: Schets) =>
    opzetVan(metWoning(schets, '', { koopsom: 9_000_000 })).maximaleHypotheekOpInkomen
  return [
    ...drie(opPrijs('nhg.grens', () => normen.nhg.waarde.grens, 'behoefte.nhg')),
    ...drie(opPrijs('leningTenOpzichteVanWaarde', opInkomen, 'maximaleHypotheek')),
    ...drie((ligging, stap) => alsStarter('ja', starters(ligging, stap))),
    ...drie((ligging, stap) => alsStarter('eenVanTwee', starters(ligging, stap))),
    ...normen.eigenwoningforfait.waarde.schijven.flatMap(({ totEnMet }) =>
      drie(opPrijs('eigenwoningforfait', () => totEnMet, 'belasting.forfait')),
    ),
    ...drie(zonderHypotheek),
    ...drie(nietsOver),
    ...gewone,
  ].map((woning, nummer) => metLabel(LABELS[nummer % LABELS.length], woning))
}

/** Returns cases with a new build with label A++++ below, on and above its NHG limit; none in a year without it. */
export const nieuwbouwA4 = (jaar: Normjaar): readonly Schets[] =>
  LIGGINGEN.flatMap(([ligging, stap]) => {
    const grens = normenVan(jaar).nhg.waarde.grensNieuwbouwA4
    if (grens === undefined) return []
    const schets: Schets = { naam: 'nieuwbouw-a4', jaar, rente: 3.75, personen: [{ inkomen: 120_000 }], randen: [] }
    const onderpand = { koopsom: grens + stap, onderpandType: 'Nieuwbouw', energielabelType: 'A4' } as const
    return metRand(
      metWoning(schets, `nhg-${ligging}`, onderpand),
      'nhg.grensNieuwbouwA4',
      grens,
      ligging,
      'behoefte.nhg',
      KOOPSOM,
    )
  })
