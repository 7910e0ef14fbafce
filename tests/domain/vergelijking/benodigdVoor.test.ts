import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import type { Startersvrijstelling } from '../../../domain/orientatie'
import { benodigdVoor, type Doel, type Uitweg, type Verandering } from '../../../domain/vergelijking'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan, type Persoon } from '../rekenkern/voorbeeldverzoek'

/** Returns the shortage, the changes that benodigdVoor finds to be enough, and the changes that are not enough. */
const gevondenBij = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader = kaderVan(), doel?: Doel) => {
  const { tekort, genoeg, nietGenoeg } = rightOf(benodigdVoor(verzoek, kader, doel))
  const veranderingen = (uitwegen: readonly Uitweg[]) => uitwegen.map(({ verandering }) => verandering)
  return { tekort, genoeg: veranderingen(genoeg), nietGenoeg: veranderingen(nietGenoeg) }
}

describe('benodigdVoor for paying for a home', () => {
  const verzoek = verzoekVan([{ inkomen: 60_000, leningen: 100 }], {
    eigenInleg: 20_000,
    onderpand: bestaandeWoning(300_000),
  })

  /**
   * Calculated by hand from the calculation rules, sections 3 to 6. The maximum is (60.000 × 23,5% / 12 − 100) ×
   * 215,928813 (annuity) + 17.000 (single buyer) + 5.000 (label C) = 254.123. The need is 306.000 (price and transfer
   * tax) + 2.150 (cost items) + 0,4% × 254.123 (NHG fee) = 309.166,49; with own money of 20.000, 35.043,49 is missing.
   * An income of 66.898, of which 24% counts, gives a maximum of 1.237,96 × 215,928813 + 22.000 = 289.311 and a need of
   * 309.307,24. A price of 265.643 gives a need of 1,02 × 265.643 + 2.150 + 1.016,49 = 274.122,35, of which 254.123 +
   * 20.000 = 274.123 can be paid.
   */
  it('benodigdVoor returns four changes that each remove the shortage and one that only reduces it', () => {
    expect(gevondenBij(verzoek)).toEqual({
      tekort: 35_043.49,
      genoeg: [
        { soort: 'lagerePrijs', verschil: 34_357, isLagerOokGenoeg: true },
        { soort: 'meerInkomen', volgnummer: 1, verschil: 6898 },
        { soort: 'beterEnergielabel', energielabelType: 'A4EP' },
        { soort: 'meerEigenGeld', verschil: 35_044 },
      ],
      nietGenoeg: [{ soort: 'minderSchulden', verschil: 100 }],
    })
    expect(rightOf(benodigdVoor(verzoek, kaderVan())).nietGenoeg[0]?.tekort).toBe(13_536.86)
  })

  /**
   * Extra own money up to a tenth of the price, here 30.000, is divided by the need; a larger amount is divided by the
   * present own money. The need is 308.150 + 0,4% × 254.123 (NHG fee) = 309.166,49. With own money of 25.044, 30.000 is
   * missing: 9,7% of the need, less than the 9,8% by which the price must be lower (29.412). With own money of 25.043,
   * 30.001 is missing: 120% of the own money.
   */
  it('benodigdVoor puts 30.000 extra own money before a lower price, and 30.001 last, for a price of 300.000', () => {
    const soortenBij = (eigenInleg: number) => gevondenBij({ ...verzoek, eigenInleg }).genoeg.map(({ soort }) => soort)
    expect(gevondenBij({ ...verzoek, eigenInleg: 25_044 }).genoeg).toContainEqual({
      soort: 'meerEigenGeld',
      verschil: 30_000,
    })
    expect(soortenBij(25_044)).toEqual(['meerInkomen', 'meerEigenGeld', 'lagerePrijs', 'beterEnergielabel'])
    expect(soortenBij(25_043)).toEqual(['meerInkomen', 'lagerePrijs', 'beterEnergielabel', 'meerEigenGeld'])
  })

  it('benodigdVoor rounds the debt reduction up to whole euros when only paying off all debt is enough', () => {
    const metSchuld = verzoekVan([{ inkomen: 60_000, leningen: 100.5 }])
    const zonder = opzetBij(verzoekVan([{ inkomen: 60_000 }]), kaderVan())
    const doel: Doel = { soort: 'lenen', bedrag: Math.floor(zonder.maximaleHypotheekOpInkomen) }
    expect(gevondenBij(metSchuld, kaderVan(), doel).genoeg).toContainEqual({ soort: 'minderSchulden', verschil: 101 })
  })

  it('benodigdVoor reduces the student loan of the second buyer before the other loans of the first', () => {
    const verzoek = verzoekVan([
      { inkomen: 60_000, leningen: 100 },
      { inkomen: 0, studieschuld: 50 },
    ])
    const zonderStudieschuld = verzoekVan([{ inkomen: 60_000, leningen: 100 }, { inkomen: 0 }])
    const { maximaleHypotheek } = opzetBij(zonderStudieschuld, kaderVan())
    const doel: Doel = { soort: 'lenen', bedrag: maximaleHypotheek }
    expect(gevondenBij(verzoek, kaderVan(), doel).genoeg).toContainEqual({ soort: 'minderSchulden', verschil: 50 })
  })

  /**
   * The transfer tax of 2% is 6.000 of the shortage; an exemption for one of two buyers saves half of that tax. Two
   * buyers do not get the 17.000 for a single buyer, so their maximum is 237.123. The need is 308.150 + 0,4% × 237.123
   * (NHG fee) = 309.098,49; with own money of 20.000, 51.975,49 is missing.
   */
  it('benodigdVoor offers an unused startersvrijstelling, whether it removes or only reduces the shortage', () => {
    const met = (
      eigenInleg: number,
      mogelijk: Startersvrijstelling,
      nu: Startersvrijstelling = 'nee',
      van = verzoek,
    ) => {
      const kader = { ...kaderVan(), startersvrijstelling: nu }
      const benodigd = rightOf(benodigdVoor({ ...van, eigenInleg }, kader, { soort: 'woningBetalen' }, mogelijk))
      const starters = ({ verandering }: Uitweg) => verandering.soort === 'startersvrijstelling'
      return [benodigd.genoeg.filter(starters), benodigd.nietGenoeg.filter(starters)].map((lijst) =>
        lijst.map(({ tekort }) => tekort),
      )
    }
    expect(met(20_000, 'ja')).toEqual([[], [29_043.49]])
    const samen = verzoekVan([{ inkomen: 60_000, leningen: 100 }, {}], { onderpand: bestaandeWoning(300_000) })
    expect(met(20_000, 'eenVanTwee', 'nee', samen)).toEqual([[], [48_975.49]])
    expect(met(20_000, 'nee')).toEqual([[], []])
    expect(met(20_000, 'ja', 'ja')).toEqual([[], []])
    expect(met(49_044, 'ja')).toEqual([[0], []])
    expect(met(49_043, 'ja')).toEqual([[], [0.49]])
  })

  it('benodigdVoor refuses startersvrijstelling eenVanTwee for a single buyer', () => {
    expect(benodigdVoor(verzoek, kaderVan(), { soort: 'woningBetalen' }, 'eenVanTwee')).toEqual(
      either.left({
        _tag: 'OngeldigeStartersvrijstelling',
        startersvrijstelling: 'eenVanTwee',
        mogelijk: ['nee', 'ja'],
      }),
    )
  })

  it('benodigdVoor offers no startersvrijstelling for a home above its price limit', () => {
    const boven = { ...verzoek, onderpand: bestaandeWoning(525_001) }
    const op = { ...verzoek, onderpand: bestaandeWoning(525_000) }
    const soorten = (van: FinancieringsOpzetVerzoek) =>
      rightOf(benodigdVoor(van, kaderVan(), { soort: 'woningBetalen' }, 'ja')).nietGenoeg.map(
        ({ verandering }) => verandering.soort,
      )
    expect(soorten(op)).toContain('startersvrijstelling')
    expect(soorten(boven)).not.toContain('startersvrijstelling')
  })

  /**
   * With a raise of 1.000 the first buyer earns 63.000, as much as the second buyer, so the table with the lowest share
   * applies. The share of their 126.000 for the mortgage then falls from 35% to 27,5%, and the maximum from 798.538 to
   * 628.494. The need less own money is 1,02 × 800.000 + 2.150 − 20.000 = 798.150, which takes a raise of only 939.
   */
  it('benodigdVoor finds a raise that keeps the couple in the AOW table, which allows a higher loan', () => {
    const paar: readonly Persoon[] = [{ inkomen: 62_000 }, { soort: 'Pensioen', inkomen: 63_000 }]
    const eigen = { eigenInleg: 20_000, onderpand: bestaandeWoning(800_000) }
    expect(gevondenBij(verzoekVan(paar, eigen)).genoeg).toContainEqual({
      soort: 'meerInkomen',
      volgnummer: 1,
      verschil: 939,
    })
  })

  /**
   * The maximum for five years, tested with the AFM rate of 5%, is 60.000 × 25,5% / 12 × 186,281617 + 22.000 = 259.509.
   * The maximum for ten years at 3,75% is 275.716, for twenty years at 4,9% about 262.200. The need is 295.800 + 2.150
   * and the NHG fee; less own money of 25.000, about 274.050 must be borrowed.
   */
  it('benodigdVoor offers each other period with a rate, whether it removes or only reduces the shortage', () => {
    const kader = { ...kaderVan(), rentetarieven: { '60': 3.6, '120': 3.75, '240': 4.9 } }
    const opVijf = verzoekVan([{ inkomen: 60_000 }], {
      periode: 60,
      eigenInleg: 25_000,
      onderpand: bestaandeWoning(290_000),
    })
    const { genoeg, nietGenoeg } = gevondenBij(opVijf, kader)
    const periodes = (veranderingen: readonly Verandering[]) =>
      veranderingen.filter(({ soort }) => soort === 'anderePeriode')
    expect(periodes(genoeg)).toEqual([{ soort: 'anderePeriode', rentevastperiode: 120 }])
    expect(periodes(nietGenoeg)).toEqual([{ soort: 'anderePeriode', rentevastperiode: 240 }])
  })

  it('benodigdVoor raises the income of the second buyer when the first has Overig, which does not count', () => {
    const paar = verzoekVan([{ soort: 'Overig', inkomen: 20_000 }, { inkomen: 50_000 }], {
      onderpand: bestaandeWoning(250_000, { energielabelType: 'G' }),
      eigenInleg: 10_000,
    })
    const { genoeg } = gevondenBij(paar)
    expect(genoeg).toContainEqual(expect.objectContaining({ soort: 'meerInkomen', volgnummer: 2 }))
  })

  it('benodigdVoor offers no higher income when the pension limits the mortgage', () => {
    const bijna = verzoekVan([{ inkomen: 80_000, pensioenBinnen10Jaar: 30_000 }], {
      onderpand: bestaandeWoning(300_000),
      eigenInleg: 10_000,
    })
    const { genoeg, nietGenoeg } = gevondenBij(bijna)
    expect([...genoeg, ...nietGenoeg].map(({ soort }) => soort)).not.toContain('meerInkomen')
  })

  it('benodigdVoor offers no better energy label for a home without energielabelType', () => {
    const { koopsom, onderpandType } = bestaandeWoning(280_000)
    const { genoeg, nietGenoeg } = gevondenBij({ ...verzoek, onderpand: { koopsom, onderpandType } })
    expect([...genoeg, ...nietGenoeg].map(({ soort }) => soort)).not.toContain('beterEnergielabel')
  })

  /** The shortage is 19.623,49. The extra loan of 10.000 for labels A and B is too small; 20.000 for A+ is enough. */
  it('for an unknown energy label, benodigdVoor offers A+, the first label that removes the shortage', () => {
    const onbekend = bestaandeWoning(280_000, { energielabelType: 'Onbekend' })
    expect(gevondenBij({ ...verzoek, onderpand: onbekend }).genoeg).toContainEqual({
      soort: 'beterEnergielabel',
      energielabelType: 'A1',
    })
  })

  it('benodigdVoor returns an empty genoeg when no single change removes the shortage', () => {
    const onderpand = bestaandeWoning(1, { verkoopprijs: 0, huidigHypotheekbedrag: 99_999_999 })
    const hopeloos = verzoekVan([{ soort: 'Overig' }], { onderpand, eigenInleg: 99_999_999 })
    expect(gevondenBij(hopeloos).genoeg).toEqual([])
  })

  it('benodigdVoor returns GeenRente when the period has no rate', () => {
    expect(benodigdVoor(verzoek, { ...kaderVan(), rentetarieven: {} })).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: 120 }),
    )
  })

  it('benodigdVoor returns a shortage of 0 and no changes for a request without a home', () => {
    expect(gevondenBij(verzoekVan([{ inkomen: 60_000 }]))).toEqual({ tekort: 0, genoeg: [], nietGenoeg: [] })
  })
})

describe('benodigdVoor for borrowing an amount', () => {
  const verzoek = verzoekVan([{ inkomen: 60_000 }])
  const lenen = (bedrag: number): Doel => ({ soort: 'lenen', bedrag })

  /** Maximum: 60.000 × 23,5% / 12 × 215,928813 (annuity) + 17.000 (single) = 270.716. 1 euro of income adds 4,23. */
  it.each([
    [270_715, 0, []],
    [270_716, 0, []],
    [270_716.004, 0, []],
    [270_717, 1, [{ soort: 'meerInkomen', volgnummer: 1, verschil: 1 }]],
  ])('benodigdVoor for borrowing %d returns a shortage of %d and the changes %j', (bedrag, tekort, genoeg) => {
    expect(gevondenBij(verzoek, kaderVan(), lenen(bedrag))).toEqual({ tekort, genoeg, nietGenoeg: [] })
  })

  it('benodigdVoor offers to pay off a debt of 1 euro a month', () => {
    expect(
      gevondenBij(verzoekVan([{ inkomen: 60_000, leningen: 1 }]), kaderVan(), lenen(270_716)).genoeg,
    ).toContainEqual({
      soort: 'minderSchulden',
      verschil: 1,
    })
  })

  it('every sufficient change that benodigdVoor finds for a higher mortgage raises maximaleHypotheek', () => {
    const kader: Rekenkader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }
    const { maximaleHypotheek } = opzetBij(verzoek, kader)
    const { genoeg } = rightOf(benodigdVoor(verzoek, kader, lenen(maximaleHypotheek + 1)))
    for (const { financieringsOpzet } of genoeg) {
      expect(financieringsOpzet.maximaleHypotheek).toBeGreaterThan(maximaleHypotheek)
    }
    expect(genoeg.length).toBeGreaterThan(0)
  })
})
