import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { hoogsteAankoopprijs } from '../../../domain/vergelijking'
import { createManualBerekening } from '../../support/fakes/berekening'
import { serviceGround } from '../../support/fakes/grounds'
import { drawingFaults } from '../../support/screen/drawings'
import { fillIn, line, now, readable, seller, showAt, twoBuyers, type ShownCalculator } from '../../support/screen'

const RENTES = { 120: 3.8 }
const ZONDER_PRIJS = { vraagprijsWoning: undefined, eigenGeld: undefined }
const opStap2 = (antwoorden: Parameters<typeof showAt>[1]) =>
  showAt(2, { ...ZONDER_PRIJS, ...antwoorden }, { normjaar: 2026, rentetarieven: RENTES })
const zin = (tekst: RegExp) => readable(screen.getByText(tekst, { selector: '[part=formulier] p' }))
const prijslijn = () => readable(screen.getByText(/en jouw woning kost/))
const ONGEVEER = /een woning kopen tot ongeveer/

/** Returns the highest price by the function of the library, for the request of the last result and `extra` answers. */
const grensVan = ({ services }: ShownCalculator) => {
  const grond = services.orientatie.state().berekend?.grond
  if (grond?.plaats !== 'lokaal') throw new Error('no result of this calculation')
  const grens = hoogsteAankoopprijs(grond.verzoek, grond.kader)
  if (grens === undefined) throw new Error('no price is possible')
  return grens
}
const honderdtallen = (bedrag: number) => readable(formatEuro(bedrag))

describe('the price up to which the visitor can buy, on step 2 before a price', () => {
  it('step 2 names the income and the own money, and the price rounded down to hundreds', () => {
    const getoond = opStap2({ eigenGeld: 15_000 })
    const gezegd = zin(ONGEVEER)
    const { prijs, isGenoeg } = grensVan(getoond)
    expect(isGenoeg).toBe(true)
    expect(prijs % 100).not.toBe(0)
    expect(gezegd).toBe(
      `Met je inkomen en € 15.000 eigen geld kan je een woning kopen tot ongeveer ${honderdtallen(prijs - (prijs % 100))}.`,
    )
  })

  it('without own money, step 2 says how much own money the price takes, rounded up to hundreds', () => {
    const getoond = opStap2({})
    const gezegd = zin(ONGEVEER)
    const { prijs, eigenGeld, isGenoeg } = grensVan(getoond)
    expect([isGenoeg, prijs % 100 > 0, eigenGeld % 100 > 0]).toEqual([false, true, true])
    expect(gezegd).toBe(
      `Met je inkomen kan je een woning kopen tot ongeveer ${honderdtallen(prijs - (prijs % 100))}. Daarvoor heb je ` +
        `ongeveer ${honderdtallen(100 * Math.ceil(eigenGeld / 100))} eigen geld nodig.`,
    )
  })

  it('with less own money than the costs of the highest price, step 2 names the price for it and the highest', () => {
    const getoond = opStap2({ eigenGeld: 2500 })
    const { prijs: eerste, metMeerEigenGeld } = grensVan(getoond)
    const { prijs = NaN, eigenGeld = NaN } = metMeerEigenGeld ?? {}
    expect(zin(ONGEVEER)).toBe(
      `Met je inkomen en € 2.500 eigen geld kan je een woning kopen tot ongeveer ` +
        `${honderdtallen(eerste - (eerste % 100))}. ` +
        `Met ongeveer ${honderdtallen(100 * Math.ceil(eigenGeld / 100))} eigen geld kan je een woning kopen tot ` +
        `ongeveer ${honderdtallen(prijs - (prijs % 100))}.`,
    )
  })

  it('step 2 names the exact price and own money if a lower price would need more of it', () => {
    const getoond = opStap2({ 'eigen.inkomen': 98_000 })
    const { prijs, eigenGeld, isLagerOokGenoeg } = grensVan(getoond)
    expect(isLagerOokGenoeg).toBe(false)
    expect(zin(/een woning kopen van/)).toBe(
      `Met je inkomen kan je een woning kopen van ${honderdtallen(prijs)}. ` +
        `Daarvoor heb je ${honderdtallen(Math.ceil(eigenGeld))} eigen geld nodig.`,
    )
  })

  it('step 2 shows no highest price after a failed calculation', () => {
    const { services } = opStap2({ eigenGeld: 15_000 })
    zin(ONGEVEER)
    now(() => services.orientatie.dispatch(toAntwoord('renteperiode', 240)))
    expect(screen.queryByText(ONGEVEER)).toBeNull()
  })

  it('with rates with and without NHG, step 2 names the rate at that price if the panel has the other', () => {
    const rentetarieven = { '120': { nhg: 3.6, zonder: 3.8 } }
    showAt(2, { ...ZONDER_PRIJS, eigenGeld: 15_000 }, { normjaar: 2026, rentetarieven })
    expect(zin(ONGEVEER)).toMatch(/ Bij die prijs is de rente 3,60% met NHG\.$/)
  })

  it('step 2 waits for the second amount of a sale', () => {
    const { services } = opStap2({ ...seller, huidigeHypotheekBedrag: undefined, vraagprijsWoning: undefined })
    expect(screen.queryByText(ONGEVEER)).toBeNull()
    now(() => services.orientatie.dispatch(toAntwoord('huidigeHypotheekBedrag', 200_000)))
    expect(zin(ONGEVEER)).toContain('overwaarde')
  })

  it('step 2 names the incomes of two buyers, and what the sale of the current home brings in', () => {
    const verkoop = { ...seller, verkoopPrijsWoning: 300_000, huidigeHypotheekBedrag: 200_000 }
    opStap2({ ...twoBuyers, ...verkoop, ...ZONDER_PRIJS })
    expect(zin(ONGEVEER)).toMatch(
      /^Met jullie inkomens en € 94\.000 overwaarde kunnen jullie een woning kopen tot ongeveer € [\d.]+00\.$/,
    )
  })

  it('the sentence of step 2 is in the same group as the question, and goes when a price is typed', () => {
    opStap2({ eigenGeld: 15_000 })
    zin(ONGEVEER)
    fillIn('Vraagprijs van de woning', '300.000')
    expect(screen.queryByText(ONGEVEER)).toBeNull()
  })

  it('the sentence of step 2 goes when the income is emptied', () => {
    const { services } = opStap2({})
    zin(ONGEVEER)
    now(() => services.orientatie.dispatch(toAntwoord('eigen.inkomen', undefined)))
    expect(screen.queryByText(ONGEVEER)).toBeNull()
  })

  it('step 2 has no such sentence when a service calculates', () => {
    const berekening = createManualBerekening(serviceGround)
    showAt(2, ZONDER_PRIJS, { rentetarieven: undefined, isVoorbeeldrente: false, port: berekening })
    now(() => berekening.last().succeed())
    expect(line('Je maximale hypotheek', 'Maximale hypotheek')).toMatch(/^€/)
    expect(screen.queryByText(ONGEVEER)).toBeNull()
  })
})

describe('the price up to which the visitor can buy, on step 3', () => {
  it('step 3 for a home that fits gives the exact price', () => {
    const getoond = showAt(
      3,
      { vraagprijsWoning: 200_000, eigenGeld: 15_000 },
      { normjaar: 2026, rentetarieven: RENTES },
    )
    const kopenTot = honderdtallen(grensVan(getoond).prijs)
    expect(prijslijn()).toBe(`Je kan kopen tot ${kopenTot} en jouw woning kost € 200.000.`)
    expect(drawingFaults(document)).toEqual([])
  })
})
