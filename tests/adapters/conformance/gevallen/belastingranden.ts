import { normenVan, type Normjaar } from '../../../../domain'
import { GROEPEN, INKOMEN, LIGGINGEN, randVan } from './randen'
import type { Schets } from './schets'

/**
 * A function that returns a case with its test income divided over two buyers. Returns undefined when the age group or
 * the income of the case does not suit this division.
 */
export type Verdeling = (schets: Schets) => Schets | undefined

const toetsinkomenVan = ({ personen }: Schets): number =>
  personen.reduce((som, { soort, inkomen = 0 }) => som + (soort === 'Overig' ? 0 : inkomen), 0)

/** Returns divisions of the income that put the first buyer's income below, on and above each box 1 threshold. */
export const verdelingen = (jaar: Normjaar): readonly Verdeling[] =>
  GROEPEN.flatMap((groep) =>
    normenVan(jaar).box1.waarde[groep].flatMap(({ totEnMet }) =>
      totEnMet === null
        ? []
        : LIGGINGEN.map(([ligging, stap]): Verdeling => (schets) => {
            const { soort = 'DienstbetrekkingVast' } = schets.personen[0] ?? {}
            const eerste = totEnMet + stap
            const tweede = toetsinkomenVan(schets) - eerste
            if ((groep === 'aow') !== (soort === 'Pensioen') || tweede <= 0) return undefined
            const rand = randVan(`box1.${groep}`, totEnMet, ligging, 'belasting.1.belastingZonderWoning', INKOMEN)
            return {
              ...schets,
              naam: `${schets.naam}-box1-${ligging}`,
              personen: [
                { soort, inkomen: eerste },
                { soort, inkomen: tweede },
              ],
              randen: [...schets.randen, rand],
            }
          }),
    ),
  )

/** A home price whose forfait (0.35 percent) is a whole number of euros. */
const KOOPSOM = 300_000

/**
 * Returns cases below, on and above the income that reaches the highest bracket when the forfait is added. Above that
 * income, the tariefsaanpassing lowers the interest deduction.
 */
export const tariefsaanpassingen = (jaar: Normjaar): readonly Schets[] => {
  const { box1, eigenwoningforfait } = normenVan(jaar)
  const hoogste = box1.waarde.onderAow.findLast(({ totEnMet }) => totEnMet !== null)?.totEnMet ?? NaN
  const schijf = eigenwoningforfait.waarde.schijven.find(({ totEnMet }) => KOOPSOM <= totEnMet)
  const grens = Math.round(hoogste - (KOOPSOM * (schijf?.percentage ?? NaN)) / 100)
  return LIGGINGEN.map(([ligging, stap]) => ({
    naam: `hoogsteaftrek-${ligging}`,
    jaar,
    rente: 3.75,
    personen: [{ inkomen: grens + stap }],
    onderpand: { koopsom: KOOPSOM, onderpandType: 'BestaandeBouw', energielabelType: 'B' },
    randen: [randVan('box1.hoogsteAftrek', grens, ligging, 'belasting.1.tariefsaanpassing', INKOMEN)],
  }))
}

/**
 * Returns cases below, on and above each income at which a tax credit begins to fall, or at which the arbeidskorting
 * begins to rise or fall at another rate.
 */
export const kortingsranden = (jaar: Normjaar): readonly Schets[] => {
  const { arbeid, ...perGroep } = normenVan(jaar).heffingskortingen.waarde
  const grenzen = [
    ...arbeid.slice(1).map(({ vanaf }) => ['arbeid', 'arbeidskorting', vanaf] as const),
    ...GROEPEN.flatMap((groep) =>
      perGroep[groep].map(({ afbouwVanaf }) => [groep, 'heffingskortingZonderWoning', afbouwVanaf] as const),
    ),
  ]
  return grenzen.flatMap(([deel, stap, grens]) =>
    LIGGINGEN.map(([ligging, verschil]) => ({
      naam: `heffingskorting-${deel}-${grens}-${ligging}`.toLowerCase(),
      jaar,
      rente: 3.75,
      personen: [{ inkomen: grens + verschil, ...(deel === 'aow' && { soort: 'Pensioen' as const }) }],
      randen: [randVan(`heffingskortingen.${deel}`, grens, ligging, `belasting.1.${stap}`, INKOMEN)],
    })),
  )
}
