import { vastBedrag, deel } from '../formule'
import { annuiteit, isRenteloos } from '../rente/annuiteit'
import { aflossing } from '../rente/annuiteitformules'
import { contanteWaarde, ruimte } from '../toets/toets.stappen'
import { eigen, gekozen, type Woorden } from '../woorden'
import { bijzaak, type Cijfers, type Gezegd, type Huishouden } from '../zin'
import { stapzinnen } from '../stapzinnen'
import type * as stappen from './maandlast.stappen'

export * from './maandlast.stappen'

const ANNUITEIT = 'We rekenen met een annuïteitenhypotheek.'

const groeiPerMaand = deel(1).plus(deel('rente').door(12))

/** Whether extra loan amounts raise the gross cost above the monthly room. False when that room shows as 0 or less. */
const isMeerDanRuimte = (
  { getal, uitkomst }: Cijfers<Parameters<typeof stappen.bruto>[0]>,
  { getalVan, getoondVan }: Huishouden,
): boolean => getoondVan(ruimte) > 0 && getal('lening') > getalVan(contanteWaarde) && uitkomst > getalVan(ruimte)

/**
 * Returns the sentence about the net monthly cost. If the sentence names a difference, it is the shown gross cost less
 * the shown net cost, because a twelfth of the yearly tax advantage may round to a euro more or less.
 */
const netto = (cijfers: Cijfers<Parameters<typeof stappen.netto>[0]>, bij: Huishouden): Gezegd => {
  const { getal, getoond, hoeveel } = cijfers
  const voordeel = getal('voordeel')
  if (voordeel === 0) {
    const zin = stapzinnen.nettoGelijk(hoeveel())
    return getal('bruto') === 0 ? bijzaak(zin, stapzinnen.zonderBelasting) : zin
  }
  const verschil = bij.hoeveel(Math.abs(getoond('bruto') - getoond()), voordeel)
  return voordeel > 0
    ? `Per maand scheelt dat ${verschil}, dus netto betaal je ${hoeveel()}.`
    : `Per maand kost dat ${verschil}, dus netto betaal je ${hoeveel()}.`
}

export const maandlastWoorden: Woorden<typeof stappen> = {
  jaar: gekozen('jaar', 'Jaar waarover we de netto maandlast berekenen', {
    waarom: 'De netto maandlast is die van het eerste jaar.',
  }),
  lening: eigen('voorwaarde', 'euro', 'Hypotheek waar de maandlast bij hoort', {
    formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
    getoond: { als: 'als invoer' },
    zinBij: ({ hoeveel }, { heeftWoning }) =>
      heeftWoning
        ? `De maandlast hoort bij je hypotheek van ${hoeveel()}.`
        : 'Je vulde nog geen woning in, dus dit is de maandlast van je maximale hypotheek.',
    waarom: 'Zonder woning laten we de maandlast van de hoogste hypotheek zien.',
  }),
  bruto: eigen('annuiteit', 'euro per maand', 'Bruto maandlast', {
    formule: 'het vaste bedrag per maand dat de hypotheek met rente in 30 jaar aflost',
    cijfers: ({ lening, rente }) => lening > 0 && aflossing(rente),
    plaatsing: { slotsom: true },
    zinBij: (cijfers, bij) => {
      const { getal, procent, hoeveel } = cijfers
      if (getal('lening') === 0) return stapzinnen.geenBruto
      const betaalt = `betaal je bruto ${hoeveel()} per maand aan rente en aflossing.`
      const zin = `Bij een rente van ${procent('rente')} ${betaalt}`
      if (!isMeerDanRuimte(cijfers, bij)) return zin
      return [zin, `Dat is meer dan ${bij.bedrag(bij.getoondVan(ruimte))}, door het bedrag dat je extra mag lenen.`]
    },
    waarom: ANNUITEIT,
  }),
  renteEersteJaar: eigen('annuiteit', 'euro per jaar', 'Rente in het eerste jaar', {
    formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
    cijfers: (invoer) => {
      const betaald = deel(12).maal(vastBedrag(annuiteit(invoer)))
      if (isRenteloos(invoer.rente)) return betaald.min(deel(12).maal('lening').door('maanden'))
      return betaald.min(deel('lening').maal(groeiPerMaand.tot(12).min(1)).door(groeiPerMaand.tot('maanden').min(1)))
    },
    getoond: { als: 'op de cent' },
    zin: ({ hoeveel }) => `In het eerste jaar is daarvan ${hoeveel()} rente.`,
    waarom: ANNUITEIT,
  }),
  netto: eigen('verschil', 'euro per maand', 'Netto maandlast', {
    formule: deel('bruto', 'bruto maandlast').min(deel('voordeel', 'belastingvoordeel').door(12)),
    plaatsing: { slotsom: true },
    zinBij: netto,
    waarom: 'Het belastingvoordeel verdelen we over 12 maanden.',
  }),
}
