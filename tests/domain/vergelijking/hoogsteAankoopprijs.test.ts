import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzetVerzoek, Onderpand, Rekenkader } from '../../../domain'
import { hoogsteAankoopprijs } from '../../../domain/vergelijking'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const kader = kaderVan({ jaar: 2026, rente: 3.8 })
const RONDEN = numberOfRuns(300)

type MetWoning = FinancieringsOpzetVerzoek & { readonly onderpand: Onderpand }

/** Runs a law for requests with a home. `deel` is a part (0 to 1) of the highest price, as a lower price to try. */
const elkeKoper = (wet: (verzoek: MetWoning, kader: Rekenkader, deel: number) => void): void =>
  everyTimes(
    RONDEN,
    arbitraries.verzoekMetOnderpand(),
    arbitraries.elkRekenkader(),
    fc.double({ min: 0, max: 1, noNaN: true }),
    wet,
  )

const zonderWoning = (eigenInleg: number) => verzoekVan([{ inkomen: 60_000 }, { soort: 'Overig' }], { eigenInleg })
const metGeld = (eigenInleg: number) => ({ ...zonderWoning(eigenInleg), onderpand: bestaandeWoning(1) })

describe('hoogsteAankoopprijs', () => {
  // 60.000 at 3,8% allows 242.511, and 5.000 for label C. With NHG the need is 1,02 × price + 2.150 + 0,4% × 247.511.
  it('hoogsteAankoopprijs with own money is the price that the maximum mortgage and the own money just pay', () => {
    const grens = hoogsteAankoopprijs(metGeld(15_000), kader)
    const hoogste = Math.floor((247_511 * 0.996 + 15_000 - 2150) / 1.02)
    expect(grens).toMatchObject({ prijs: hoogste, isGenoeg: true })
  })

  it('hoogsteAankoopprijs without own money is the maximum mortgage, and the own money that the costs take', () => {
    // Costs at a price of 247.511: 2% tax = 4.950,22, 2.150, and an NHG fee of 0,4% × 247.511 = 990,04.
    expect(hoogsteAankoopprijs(metGeld(0), kader)).toEqual({
      prijs: 247_511,
      eigenGeld: expect.closeTo(4950.22 + 2150 + 990.04, 1) as number,
      rentepercentage: 3.8,
      nhg: true,
      isGenoeg: false,
      isLagerOokGenoeg: true,
    })
  })

  it('hoogsteAankoopprijs searches an existing home with an unknown label for a request without a home', () => {
    const verzoek = zonderWoning(15_000)
    const onderpand = { koopsom: 1, onderpandType: 'BestaandeBouw', energielabelType: 'Onbekend' } as const
    expect(hoogsteAankoopprijs(verzoek, kader)).toEqual(hoogsteAankoopprijs({ ...verzoek, onderpand }, kader))
  })

  it('hoogsteAankoopprijs without an income that counts is the price that the own money pays, if there is any', () => {
    const zonder = (eigenInleg: number) =>
      verzoekVan([{ soort: 'Overig' }], { eigenInleg, onderpand: bestaandeWoning(1) })
    // Without a loan the need is 1,02 × price + 2.150, without NHG.
    expect(hoogsteAankoopprijs(zonder(100_000), kader)).toMatchObject({
      prijs: Math.floor((100_000 - 2150) / 1.02),
      isGenoeg: true,
    })
    expect(hoogsteAankoopprijs(zonder(0), kader)).toBeUndefined()
  })

  it('hoogsteAankoopprijs is undefined while the only income is yet to be given, and not for an income of 0', () => {
    const grensVan = (...personen: Parameters<typeof verzoekVan>[0]) =>
      hoogsteAankoopprijs(verzoekVan(personen, { eigenInleg: 50_000, onderpand: bestaandeWoning(1) }), kader)
    expect(grensVan({})).toBeUndefined()
    expect(grensVan({ inkomen: 0 })?.prijs).toBe(Math.floor((50_000 - 2150) / 1.02))
    expect(grensVan({ inkomen: 60_000 }, {})?.prijs).toBeGreaterThan(200_000)
  })

  it('without own money, isLagerOokGenoeg is about the own money that the highest price takes', () => {
    // The need falls by the NHG fee above 470.000, so who can just pay 479.445 cannot pay 470.000 with the fee.
    const verzoek = verzoekVan([{ inkomen: 98_000 }], { eigenInleg: 0, onderpand: bestaandeWoning(1) })
    const grens = hoogsteAankoopprijs(verzoek, kader)
    expect(grens).toMatchObject({ prijs: 479_445, isGenoeg: false, isLagerOokGenoeg: false, nhg: false })
    const bij = { ...verzoek, eigenInleg: Math.ceil(grens?.eigenGeld ?? 0), onderpand: bestaandeWoning(470_000) }
    expect(opzetBij(bij, kader).extraBenodigdeEigenInleg).toBeGreaterThan(1000)
  })

  it('hoogsteAankoopprijs with little own money has the higher price that more own money makes possible', () => {
    const grens = hoogsteAankoopprijs(metGeld(2500), kader)
    expect(grens).toMatchObject({ isGenoeg: true, prijs: expect.any(Number) as number })
    expect(grens?.metMeerEigenGeld).toMatchObject({ prijs: 247_511 })
    expect(grens?.prijs).toBeLessThan(50_000)
    expect(hoogsteAankoopprijs(metGeld(15_000), kader)).not.toHaveProperty('metMeerEigenGeld')
  })

  it('isLagerOokGenoeg of hoogsteAankoopprijs is false if a lower price is short', () => {
    // Up to the NHG limit of 470.000 the test rate is 3,5%, and above it 3,6%, in the next column of the table. That
    // column allows a higher part of the income, so a price of 470.000 is short, and one of 480.809 is not.
    const paren = { ...kader, rentetarieven: { '120': { nhg: 3.5, zonder: 3.6 } } }
    const verzoek = verzoekVan([{ inkomen: 87_500 }], { eigenInleg: 60_000, onderpand: bestaandeWoning(1) })
    const grens = hoogsteAankoopprijs(verzoek, paren)
    expect(grens?.isLagerOokGenoeg).toBe(false)
    const mistBij = (koopsom: number) =>
      opzetBij({ ...verzoek, onderpand: bestaandeWoning(koopsom) }, paren).extraBenodigdeEigenInleg
    expect(mistBij(grens?.prijs ?? 0)).toBe(0)
    expect(grens?.prijs).toBe(480_809)
    expect(mistBij(470_000)).toBeGreaterThan(0)
  })

  it('without own money, hoogsteAankoopprijs is the highest price whose whole home value can be borrowed', () => {
    elkeKoper((verzoek, kader, deel) => {
      const zonder = { ...verzoek, eigenInleg: 0 }
      const gevonden = hoogsteAankoopprijs(zonder, kader)
      const grens = gevonden?.isGenoeg === false ? gevonden : undefined
      if (!sometimes('not enough own money', grens)) return
      const bijPrijs = (koopsom: number) => ({ ...zonder, onderpand: { ...verzoek.onderpand, koopsom } })
      const bij = (koopsom: number) => opzetBij(bijPrijs(koopsom), kader)
      const waardeBij = (koopsom: number) => Math.floor(koopsom + (verzoek.onderpand.meerwerkOfVerbouwingskosten ?? 0))
      const isGeheelGeleend = (koopsom: number) => bij(koopsom).maximaleHypotheek === waardeBij(koopsom)
      expect(isGeheelGeleend(grens.prijs)).toBe(true)
      if (sometimes('a higher price', grens.prijs < 99_999_999)) expect(isGeheelGeleend(grens.prijs + 1)).toBe(false)
      const opzet = bij(grens.prijs)
      expect(grens.eigenGeld).toBe(opzet.benodigdeEigenInleg)
      expect([grens.rentepercentage, grens.nhg]).toEqual([opzet.rentepercentage, opzet.nhg])
      const mistBij = (koopsom: number): number =>
        opzetBij({ ...bijPrijs(koopsom), eigenInleg: Math.ceil(grens.eigenGeld) }, kader).extraBenodigdeEigenInleg ?? 0
      const lager = Math.max(1, Math.floor(deel * grens.prijs))
      const isMogelijk = grens.eigenGeld <= 99_999_999
      if (sometimes('lower prices too', grens.isLagerOokGenoeg && isMogelijk)) expect(mistBij(lager)).toBeLessThan(0.01)
    })
  })

  it('hoogsteAankoopprijs counts the rate with NHG up to the NHG limit, and the rate without NHG above it', () => {
    // The NHG limit of 2026 is 470.000. Two buyers with 90.000 can borrow more at 3% than the limit, at 3,8% less.
    const paren = { ...kader, rentetarieven: { '120': { nhg: 3, zonder: 3.8 } } }
    const grensBij = (inkomen: number) => hoogsteAankoopprijs({ ...metGeld(0), ...verzoekVan([{ inkomen }]) }, paren)
    const maximumBij = (inkomen: number, rente: number) =>
      opzetBij(verzoekVan([{ inkomen }]), kaderVan({ jaar: 2026, rente })).maximaleHypotheekOpInkomen
    const LABEL_C = 5000
    expect(grensBij(80_000)?.prijs).toBe(maximumBij(80_000, 3) + LABEL_C)
    expect(grensBij(120_000)?.prijs).toBe(maximumBij(120_000, 3.8) + LABEL_C)
  })

  it('at hoogsteAankoopprijs nothing is missing, and at one euro more something is', () => {
    elkeKoper((verzoek, kader, deel) => {
      const grens = hoogsteAankoopprijs(verzoek, kader)
      if (!sometimes('enough own money', grens?.isGenoeg)) return
      const mistBij = (koopsom: number): number =>
        opzetBij({ ...verzoek, onderpand: { ...verzoek.onderpand, koopsom } }, kader).extraBenodigdeEigenInleg ?? 0
      expect(mistBij(grens.prijs)).toBeLessThan(0.01)
      const lager = Math.max(1, Math.floor(deel * grens.prijs))
      if (sometimes('all lower prices', grens.isLagerOokGenoeg)) expect(mistBij(lager)).toBeLessThan(0.01)
      if (sometimes('a price below the highest', grens.prijs < 99_999_999))
        expect(mistBij(grens.prijs + 1)).toBeGreaterThan(0)
    })
  })
})
