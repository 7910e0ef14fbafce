import { roundBedrag } from '../geld'
import type { Aflossingsmaand } from './aflossingsmaanden'
import type { Aflossingsjaar, Aflossingsverloop } from './aflossingsverloop'

/** What was paid since the start of the loan, in euro to the cent and as shown, and what is left of it as shown. */
interface Stand {
  readonly bruto: number
  readonly netto: number
  readonly getoond: { readonly bruto: number; readonly netto: number; readonly restant: number }
}

const na = (stand: Stand, van: Bedragen, getoond: Bedragen): Stand => ({
  bruto: stand.bruto + van.bruto,
  netto: stand.netto + van.netto,
  getoond: {
    bruto: stand.getoond.bruto + getoond.bruto,
    netto: stand.getoond.netto + getoond.netto,
    restant: getoond.restant,
  },
})

/** What a year and a month both have. */
type Bedragen = Omit<Aflossingsmaand, 'maand'>

/** What is shown grows to the whole that was paid, so that the rest of a month goes to the next. No cost is below 0. */
const roundMaand = (maand: Aflossingsmaand, { bruto: brutoTot, netto: nettoTot, getoond }: Stand): Aflossingsmaand => {
  const restant = roundBedrag(maand.restant)
  const aflossing = getoond.restant - restant
  const bruto = Math.max(aflossing, roundBedrag(brutoTot + maand.bruto) - getoond.bruto)
  const netto = roundBedrag(nettoTot + maand.netto) - getoond.netto
  return { maand: maand.maand, rente: bruto - aflossing, aflossing, restant, bruto, voordeel: bruto - netto, netto }
}

const roundMaanden = (maanden: readonly Aflossingsmaand[], begin: Stand): readonly Aflossingsmaand[] => {
  let stand = begin
  return maanden.map((maand) => {
    const rond = roundMaand(maand, stand)
    stand = na(stand, maand, rond)
    return rond
  })
}

const roundJaar = (jaar: Aflossingsjaar, begin: Stand): Aflossingsjaar => {
  const maanden = roundMaanden(jaar.maanden, begin)
  const totaal = (post: keyof Bedragen): number => maanden.reduce((som, maand) => som + maand[post], 0)
  return {
    jaar: jaar.jaar,
    rente: totaal('rente'),
    aflossing: totaal('aflossing'),
    restant: roundBedrag(jaar.restant),
    bruto: totaal('bruto'),
    voordeel: totaal('voordeel'),
    netto: totaal('netto'),
    maanden,
  }
}

/**
 * The course of a loan as a screen shows it, in whole euros that add up: months to their year, repayments to the loan,
 * interest and repayment to the gross cost, and what is left is what was left before, less the repayment. Interest
 * takes the rounding rest.
 */
export const roundVerloop = ({ lening, jaren, toelichting }: Aflossingsverloop): Aflossingsverloop => {
  let stand: Stand = { bruto: 0, netto: 0, getoond: { bruto: 0, netto: 0, restant: roundBedrag(lening) } }
  return {
    lening: roundBedrag(lening),
    jaren: jaren.map((jaar) => {
      const rond = roundJaar(jaar, stand)
      stand = na(stand, jaar, rond)
      return rond
    }),
    toelichting,
  }
}
