import { normenVan, type Leeftijdsgroep, type Normjaar } from '../../../../domain'
import type { DienstBetrekking } from '../../../../domain/orientatie'
import { DUIZENDSTE, GROEPEN, INKOMEN, LIGGINGEN, randVan, rond } from './randen'
import type { Schets } from './schets'

/** A rate in the middle of a table column, in percent. */
const GEWOON = 4.25

const soortIn = (groep: Leeftijdsgroep): DienstBetrekking => (groep === 'aow' ? 'Pensioen' : 'DienstbetrekkingVast')

/** Returns cases at the income above which a single buyer may borrow more. */
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

/** Returns cases with a rate at the test rate of the AFM, fixed for five years. */
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

/** Returns cases at the period from which the rate itself is the test rate: ten years. */
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

/** Returns cases with loans that cost as much a month as the table allows for everything. */
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

/** Returns cases of two buyers: the one with AOW earns less than, as much as, or more than the other. */
const leeftijdsgroepen = (jaar: Normjaar): readonly Schets[] =>
  LIGGINGEN.map(([ligging, stap]) => ({
    naam: `leeftijdsgroep-${ligging}`,
    jaar,
    rente: GEWOON,
    personen: [{ soort: 'Pensioen', inkomen: 40_000 + stap }, { inkomen: 40_000 }],
    randen: [randVan('leeftijdsgroep', 40_000, ligging, 'toets.leeftijdsgroep', INKOMEN)],
  }))

/** Returns the cases about income that the table rows do not cover. */
export const inkomensranden = (jaar: Normjaar): readonly Schets[] => [
  ...alleenstaanden(jaar),
  ...afm(jaar),
  ...periodes(jaar),
  ...ruimtes(jaar),
  ...leeftijdsgroepen(jaar),
]
