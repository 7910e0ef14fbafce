import { normenVan, type Leeftijdsgroep, type Normjaar } from '../../../../domain'
import type { DienstBetrekking } from '../../../../domain/orientatie'
import { DUIZENDSTE, GROEPEN, INKOMEN, LIGGINGEN, randVan, rond } from './randen'
import type { Schets } from './schets'

/** A rate in the middle of a table column, in percent. */
const GEWOON = 4.25

const soortIn = (groep: Leeftijdsgroep): DienstBetrekking => (groep === 'aow' ? 'Pensioen' : 'DienstbetrekkingVast')

/** Returns cases of one buyer with a test income below, on and above each lower limit of the single-buyer amount. */
const alleenstaanden = (jaar: Normjaar): readonly Schets[] =>
  GROEPEN.flatMap((groep) =>
    LIGGINGEN.map(([ligging, stap]): Schets => {
      const grens = normenVan(jaar).alleenstaande.waarde.bovenToetsinkomen[groep]
      return {
        naam: `alleenstaande-${groep}-${ligging}`,
        jaar,
        rente: GEWOON,
        personen: [{ soort: soortIn(groep), inkomen: grens + stap }],
        randen: [randVan(`alleenstaande.${groep}`, grens, ligging, 'toets.bedragAlleenstaande', INKOMEN)],
      }
    }),
  )

/** Returns cases with a rate that is fixed for five years, and that is below, on and above the test rate of the AFM. */
const afm = (jaar: Normjaar): readonly Schets[] => {
  const grens = normenVan(jaar).toetsrente.waarde.at(-1) ?? NaN
  return LIGGINGEN.map(([ligging, stap]) => ({
    naam: `toetsrente-${ligging}`,
    jaar,
    rente: rond(grens + stap * DUIZENDSTE),
    periode: 60,
    personen: [{ inkomen: 60_000 }],
    randen: [randVan('toetsrente', grens, ligging, 'toetsrente', 'kader.rentetarieven.60', DUIZENDSTE)],
  }))
}

/** Returns cases below, on and above ten years, the period from which the rate itself is the test rate. */
const periodes = (jaar: Normjaar): readonly Schets[] =>
  LIGGINGEN.map(([ligging, stap]) => ({
    naam: `rentevasteperiode-${ligging}`,
    jaar,
    rente: 4,
    periode: 120 + 60 * stap,
    periodes: [60, 120, 180],
    personen: [{ inkomen: 60_000 }],
    randen: [randVan('toetsrente.periode', 120, ligging, 'toetsrente', 'verzoek.rentevastperiode', 60)],
  }))

/** Returns cases with loans that cost a euro less a month than the table allows, exactly as much, or a euro more. */
const ruimtes = (jaar: Normjaar): readonly Schets[] => {
  const inkomen = 60_000
  const rij = normenVan(jaar).financieringslast.waarde.onderAow.rijen.findLast(([vanaf = 0]) => vanaf <= inkomen)
  const kolom = normenVan(jaar).financieringslast.waarde.onderAow.toetsrenteTotEnMet.findIndex((tot) => GEWOON <= tot)
  const grens = (inkomen * (rij?.[kolom + 1] ?? NaN)) / 1200
  return LIGGINGEN.map(([ligging, stap]) => ({
    naam: `ruimte-${ligging}`,
    jaar,
    rente: GEWOON,
    personen: [{ inkomen, leningen: grens + stap }],
    randen: [
      randVan('ruimte', grens, ligging, 'toets.maximum', 'verzoek.hypotheekgevers[0].uitgaven.brutoMaandlastOverige'),
    ],
  }))
}

/** Returns cases of two buyers: the buyer with AOW earns as much as the buyer without AOW, or a euro less or more. */
const leeftijdsgroepen = (jaar: Normjaar): readonly Schets[] =>
  LIGGINGEN.map(([ligging, stap]) => ({
    naam: `leeftijdsgroep-${ligging}`,
    jaar,
    rente: GEWOON,
    personen: [{ soort: 'Pensioen', inkomen: 40_000 + stap }, { inkomen: 40_000 }],
    randen: [randVan('leeftijdsgroep', 40_000, ligging, 'toets.leeftijdsgroep', INKOMEN)],
  }))

/** Returns the cases at thresholds of incomes, rates and loans that are no rows or columns of a table. */
export const inkomensranden = (jaar: Normjaar): readonly Schets[] => [
  ...alleenstaanden(jaar),
  ...afm(jaar),
  ...periodes(jaar),
  ...ruimtes(jaar),
  ...leeftijdsgroepen(jaar),
]
