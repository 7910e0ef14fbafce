import { normenVan, type Normjaar } from '../../../../domain'
import { GROEPEN, INKOMEN, LIGGINGEN, randVan } from './randen'
import type { Schets } from './schets'

/**
 * Divides the test income of a household over two buyers. Undefined when its age group or income does not suit this
 * division.
 */
export type Verdeling = (schets: Schets) => Schets | undefined

const toetsinkomenVan = ({ personen }: Schets): number =>
  personen.reduce((som, { soort, inkomen = 0 }) => som + (soort === 'Overig' ? 0 : inkomen), 0)

/** Returns divisions with the first income at each threshold of box 1. The second buyer earns the rest. */
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

/** Returns cases at the income (with forfait) above which the tariefsaanpassing limits the deduction of interest. */
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
