import { describe, expect, it } from 'vitest'

import { metOnderpand, type FinancieringsOpzet, type Normen, type Onderpand, type Rekenkader } from '../../../domain'
import { HOOGSTE_BEDRAG } from '../../../domain/geld'
import { euro, maanden, procent } from '../../../domain/rekenkern/eenheden'
import { forfait } from '../../../domain/rekenkern/maandlast/belasting.stappen'
import { annuiteit, LOOPTIJD, renteInJaar } from '../../../domain/rekenkern/rente/annuiteit'
import { everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { opzetBij } from './voorbeeldverzoek'

const PROEVEN = numberOfRuns(300)

const EEN_CENT = 0.01 + 1e-6

/** Whether both results have a mortgage above 0 and the same `nhg`. */
const isZelfdeSoort = (een: FinancieringsOpzet, ander: FinancieringsOpzet): boolean =>
  [een, ander].every((opzet) => (metOnderpand(opzet)?.hypotheekbedrag ?? 0) > 0) &&
  metOnderpand(een)?.nhg === metOnderpand(ander)?.nhg

/** Returns a loan of one euro at a rate (percent a year), over the full term of a mortgage. */
const perEuro = (rente: number) => ({ lening: euro(1), rente: procent(rente), maanden: maanden(LOOPTIJD) })

/** Returns the eigenwoningforfait of a home of `waarde` and first-year interest on a loan of 1 euro, in euro a year. */
const postenVan = (waarde: number, rente: number, { eigenwoningforfait }: Normen) => ({
  forfaitInJaar: forfait({ waarde: euro(waarde), norm: eigenwoningforfait.waarde }),
  renteVanEuro: renteInJaar(perEuro(rente), 1),
})

const waardeVan = ({ koopsom, meerwerkOfVerbouwingskosten = 0 }: Onderpand): number =>
  koopsom + meerwerkOfVerbouwingskosten

const metForfait = (kader: Rekenkader, keer: number): Rekenkader => {
  const { eigenwoningforfait } = kader.normen
  const { schijven, daarboven } = eigenwoningforfait.waarde
  const waarde = {
    schijven: schijven.map(({ totEnMet, percentage }) => ({ totEnMet, percentage: percentage * keer })),
    daarboven: {
      ...daarboven,
      bedrag: daarboven.bedrag * keer,
      percentageOverMeerdere: daarboven.percentageOverMeerdere * keer,
    },
  }
  return { ...kader, normen: { ...kader.normen, eigenwoningforfait: { ...eigenwoningforfait, waarde } } }
}

describe('maandlastNetto', () => {
  it('maandlastNetto has no jump where own money makes forfait and interest equal, unless NHG changes', () => {
    everyVerzoekMetOnderpand((verzoek, kader) => {
      const zonder = metOnderpand(opzetBij({ ...verzoek, eigenInleg: 0 }, kader))
      const { rentepercentage: rente = 0, benodigdeFinanciering = 0, restschuld = 0 } = zonder ?? {}
      const { forfaitInJaar, renteVanEuro } = postenVan(waardeVan(verzoek.onderpand), rente, kader.normen)
      const eigenGeld = Math.round(benodigdeFinanciering - restschuld - forfaitInJaar / renteVanEuro)
      // Skips a request without interest, where `eigenGeld` is not finite, and own money too close to its bounds.
      if (!sometimes('own money to try', eigenGeld >= 20 && eigenGeld + 30 <= HOOGSTE_BEDRAG)) return
      const bij = (eigenInleg: number): FinancieringsOpzet => opzetBij({ ...verzoek, eigenInleg }, kader)
      /**
       * The maximum difference in monthly cost for 20 euro of loan: the annuity of that loan with its NHG fee, the same
       * amount again for tax, and rounding.
       */
      const hoogstens = 2 * 20.2 * annuiteit(perEuro(rente)) + 2 * EEN_CENT
      for (const [een, ander] of [
        [eigenGeld - 10, eigenGeld + 10],
        [eigenGeld + 10, eigenGeld + 30],
      ] as const) {
        const [meer, minder] = [bij(een), bij(ander)]
        if (!sometimes('two alike mortgages', isZelfdeSoort(meer, minder))) continue
        expect(Math.abs(meer.maandlastNetto - minder.maandlastNetto)).toBeLessThan(hoogstens)
      }
    }, PROEVEN)
  })

  it('a higher eigenwoningforfait alone never lowers maandlastNetto', () => {
    everyVerzoekMetOnderpand((verzoek, kader) => {
      const opzet = metOnderpand(opzetBij(verzoek, kader))
      const { rentepercentage: rente = 0, restschuld = 0, hypotheekbedrag = 0 } = opzet ?? {}
      const { forfaitInJaar, renteVanEuro } = postenVan(waardeVan(verzoek.onderpand), rente, kader.normen)
      const aftrekbaar = renteVanEuro * Math.max(0, hypotheekbedrag - restschuld)
      if (!sometimes('an eigenwoningforfait', forfaitInJaar > 0)) return
      const kosten = [0, 0.9, 0.99, 1.01, 1.1, 4].map((keer) => {
        const zoveel = metForfait(kader, (keer * aftrekbaar) / forfaitInJaar)
        return opzetBij(verzoek, zoveel).maandlastNetto
      })
      const dalingen = kosten.filter((netto, plaats) => netto < (kosten[plaats - 1] ?? netto) - EEN_CENT)
      expect(dalingen).toEqual([])
    }, PROEVEN)
  })
})
