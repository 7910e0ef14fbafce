import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rentepaarVan, type FinancieringsOpzetVerzoek, type Hypotheekgever, type Rekenkader } from '../../../domain'
import { HOOGSTE_BEDRAG } from '../../../domain/geld'
import type { DienstBetrekking } from '../../../domain/orientatie'
import { euroPerJaar, euroPerMaand, maanden, procent } from '../../../domain/rekenkern/eenheden'
import { afmToetsrente, toetsrente as toetsrenteStap } from '../../../domain/rekenkern/rente/rente.stappen'
import * as aanvrager from '../../../domain/rekenkern/toets/aanvrager.stappen'
import { verantwoord } from '../../../domain/uitleg'
import { everyTimes, everyVerzoek, everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from './rightOf'
import { verzoekVanTwee } from './verzoekVanTwee'
import { opzetBij } from './voorbeeldverzoek'

const maximumVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): number =>
  opzetBij(verzoek, kader).maximaleHypotheekOpInkomen

const metGevers = (
  verzoek: FinancieringsOpzetVerzoek,
  verander: (gever: Hypotheekgever, plaats: number) => Hypotheekgever,
): FinancieringsOpzetVerzoek => ({ ...verzoek, hypotheekgevers: verzoek.hypotheekgevers.map(verander) })

const hoogstens = (bedrag: number): number => Math.min(bedrag, HOOGSTE_BEDRAG)

/** Returns the request with one kind of income and no retirement soon, so that one norm table applies. */
const inEenTabel = (verzoek: FinancieringsOpzetVerzoek, soort: DienstBetrekking): FinancieringsOpzetVerzoek =>
  metGevers(verzoek, (gever) => ({
    ...gever,
    inkomsten: { ...gever.inkomsten, dienstbetrekkingsoort: soort },
    binnen10JaarMetPensioen: false,
  }))

const toetsinkomenVan = ({ inkomsten, uitgaven }: Hypotheekgever): number =>
  aanvrager.toetsinkomen({
    soort: inkomsten.dienstbetrekkingsoort,
    inkomen: euroPerJaar(inkomsten.bedrag ?? 0),
    alimentatie: euroPerMaand(uitgaven.brutoMaandlastAlimentatie ?? 0),
  })

const huishoudinkomen = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): number =>
  Math.max(
    0,
    hypotheekgevers.reduce((som, gever) => som + toetsinkomenVan(gever), 0),
  )

/**
 * Whether the income rises from `laag` to `hoog` into the one table cell with a lower percentage than the row before
 * it: the AOW table of 2025, test income from 64.000 to 65.000, test rate above 3,5% and up to 4%. The caller must
 * check that the AOW table applies.
 */
const raaktDalendeCel = (
  laag: FinancieringsOpzetVerzoek,
  hoog: FinancieringsOpzetVerzoek,
  { normen, rentetarieven }: Rekenkader,
): boolean => {
  const toetsrente = toetsrenteStap({
    rente: procent(rentepaarVan(rentetarieven, laag.rentevastperiode)?.nhg ?? 0),
    rentevastperiode: maanden(laag.rentevastperiode),
    afmToetsrente: afmToetsrente(normen),
  })
  const [onder, boven] = [huishoudinkomen(laag), huishoudinkomen(hoog)]
  return (
    normen.jaar === 2025 && toetsrente > 3.5 && toetsrente <= 4 && onder < 64_000 && boven >= 64_000 && boven < 65_000
  )
}

const soort = fc.constantFrom<DienstBetrekking>('DienstbetrekkingVast', 'Pensioen')
const meer = fc.oneof(fc.integer({ min: 1, max: 1000 }), arbitraries.bedrag(30_000))

/** A random income at most 1 euro from a multiple of 1.000, where table rows and single-person thresholds are. */
const inkomenBijEenRij = fc
  .tuple(fc.integer({ min: 1, max: 130 }), fc.constantFrom(-1, 0, 1))
  .map(([duizend, verschil]) => 1000 * duizend + verschil)

const metKader = arbitraries.metKader(arbitraries.verzoek())
const RONDEN = numberOfRuns(500)

describe('maximaleHypotheekOpInkomen', () => {
  it('maximaleHypotheekOpInkomen does not fall with more income in one table, except in one AOW cell of 2025', () => {
    everyTimes(
      RONDEN,
      arbitraries.verzoek(),
      arbitraries.rekenkader(),
      soort,
      inkomenBijEenRij,
      meer,
      (verzoek, kader, soort, inkomen, meer) => {
        const met = (bedrag: number): FinancieringsOpzetVerzoek =>
          metGevers(inEenTabel(verzoek, soort), (gever) => ({ ...gever, inkomsten: { ...gever.inkomsten, bedrag } }))
        const [laag, hoog] = [met(inkomen), met(hoogstens(inkomen + meer))]
        fc.pre(soort !== 'Pensioen' || !raaktDalendeCel(laag, hoog, kader))
        expect(maximumVan(hoog, kader)).toBeGreaterThanOrEqual(maximumVan(laag, kader))
      },
    )
  })

  it.each(['brutoMaandlastOverige', 'huidigeMaandlastStudieschuld'] as const)(
    'maximaleHypotheekOpInkomen does not rise when %s increases',
    (last) => {
      everyTimes(RONDEN, metKader, arbitraries.bedrag(500), ([verzoek, kader], meer) => {
        const zwaarder = metGevers(verzoek, (gever) => ({
          ...gever,
          uitgaven: { ...gever.uitgaven, [last]: hoogstens((gever.uitgaven[last] ?? 0) + meer) },
        }))
        expect(maximumVan(zwaarder, kader)).toBeLessThanOrEqual(maximumVan(verzoek, kader))
      })
    },
  )

  /** Returns the age groups and table percentages of all income tests: for now and after each retirement. */
  const tabellenVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => {
    const { stappen } = rightOf(verantwoord(verzoek, kader))
    const uitkomsten = (naam: string) =>
      stappen.filter(({ id }) => id.endsWith(`.${naam}`)).map((stap) => stap.uitkomst)
    return { groepen: uitkomsten('leeftijdsgroep'), percentages: uitkomsten('percentage') as readonly number[] }
  }

  /**
   * Alimony lowers the test income of a buyer. If the test income of the other buyer is then the highest, the table of
   * that buyer's age group applies, which may have a higher percentage. Also, one cell of the AOW table of 2025 has a
   * lower percentage than the row before it, so a lower income can give a higher percentage.
   */
  it('more alimony raises maximaleHypotheekOpInkomen only if another table or a higher 2025 percentage applies', () => {
    const ookPaar = fc.oneof(metKader, arbitraries.metKader(verzoekVanTwee))
    const ookWeinig = fc.oneof(fc.integer({ min: 1, max: 20 }), meer)
    everyTimes(numberOfRuns(1000), ookPaar, fc.nat(1), ookWeinig, ([verzoek, kader], wie, meer) => {
      const zwaarder = metGevers(verzoek, (gever, plaats) => {
        const { brutoMaandlastAlimentatie = 0, ...uitgaven } = gever.uitgaven
        const last = hoogstens(brutoMaandlastAlimentatie + meer)
        return plaats === wie ? { ...gever, uitgaven: { ...uitgaven, brutoMaandlastAlimentatie: last } } : gever
      })
      if (!sometimes('a higher maximum', maximumVan(zwaarder, kader) > maximumVan(verzoek, kader), 1 / 100)) return
      const [was, wordt] = [tabellenVan(verzoek, kader), tabellenVan(zwaarder, kader)]
      const wisseltVanTabel = wordt.groepen.some((groep, moment) => groep !== was.groepen[moment])
      const inGenoemdeCel =
        kader.normen.jaar === 2025 && was.percentages.some((een, moment) => een < (wordt.percentages[moment] ?? 0))
      expect(wisseltVanTabel || inGenoemdeCel).toBe(true)
    })
  })

  it('maximaleHypotheekOpInkomen is the lowest maximum of now and each combination of retirements', () => {
    const vandaag = (gever: Hypotheekgever): Hypotheekgever => ({ ...gever, binnen10JaarMetPensioen: false })
    const metPensioen = (gever: Hypotheekgever): Hypotheekgever => ({
      ...vandaag(gever),
      inkomsten: { ...gever.inkomsten, dienstbetrekkingsoort: 'Pensioen', bedrag: gever.pensioeninkomen ?? 0 },
    })
    everyVerzoek((verzoek, kader) => {
      const momenten = verzoek.hypotheekgevers.reduce<readonly (readonly number[])[]>(
        (eerdere, { binnen10JaarMetPensioen }, plaats) =>
          binnen10JaarMetPensioen ? [...eerdere, ...eerdere.map((wie) => [...wie, plaats])] : eerdere,
        [[]],
      )
      const maxima = momenten.map((wie) =>
        maximumVan(
          metGevers(verzoek, (gever, plaats) => (wie.includes(plaats) ? metPensioen(gever) : vandaag(gever))),
          kader,
        ),
      )
      sometimes('a pension', momenten.length > 1)
      expect(maximumVan(verzoek, kader)).toBe(Math.min(...maxima))
    }, RONDEN)
  })

  it('maximaleHypotheekOpInkomen is 0 or at least the extra amount of the energy label', () => {
    everyVerzoekMetOnderpand((verzoek, kader) => {
      const maximum = maximumVan(verzoek, kader)
      const extra = kader.normen.extraVoorEnergielabel.waarde[verzoek.onderpand.energielabelType ?? 'Onbekend']
      if (sometimes('an extra amount', maximum > 0 && extra > 0)) expect(maximum).toBeGreaterThanOrEqual(extra)
    }, RONDEN)
  })
})
