import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  blockOf,
  chooseFrom,
  click,
  fillIn,
  line,
  readable,
  readBonnetje,
  showAt,
  stopKlok,
  vanDienst,
  verkoper,
  type Handed,
  type ShowOptions,
} from '../../support/screen'

const BENODIGD = 'Je benodigde hypotheek'
const TARIEF = { rentetarieven: { '120': 3.75 } }

stopKlok()

const toonVerkoper = () => showAt(2, verkoper, TARIEF)

/** What the parts of 'Zo betaal je de woning en de kosten' come to, as their list says it. */
const totaal = (): string | undefined =>
  within(blockOf(BENODIGD))
    .getAllByRole('listitem')
    .map(readable)
    .find((deel) => deel.startsWith('Totaal'))

const bedragVan = (tekst: string | undefined): number => Number(tekst?.replaceAll(/\D/g, ''))

describe('figures that differ are reconciled on screen', () => {
  it('the total of how it is paid with what new home and costs come to', () => {
    toonVerkoper()
    expect(within(blockOf(BENODIGD)).getByText('na aftrek van € 45.000 uit je huidige woning')).toBeVisible()
    expect(bedragVan(totaal()) - bedragVan(line(BENODIGD, 'Nieuwe woning en kosten'))).toBe(45_000)
  })

  it('nothing where other lines say what each part comes to', () => {
    showAt(2, { vraagprijsWoning: 300_000, eigenGeld: 20_000 }, TARIEF)
    expect(within(blockOf(BENODIGD)).getAllByRole('listitem').length).toBeGreaterThan(1)
    expect(totaal()).toBeUndefined()
  })

  it('what can be borrowed with the maximum on the income', () => {
    showAt(2, { vraagprijsWoning: 180_000 }, TARIEF)
    expect(line(BENODIGD, 'Je kan lenen')).toBe('€ 180.000')
    expect(within(blockOf(BENODIGD)).getByText('Niet meer dan de woning waard is')).toBeVisible()
  })

  it('own money with what is needed of it', () => {
    showAt(2, { vraagprijsWoning: 180_000, eigenGeld: 500_000 }, TARIEF)
    expect(within(blockOf(BENODIGD)).getByText(/^Hiervan heb je € 18\d\.\d{3} nodig$/)).toBeVisible()
  })

  it('the monthly cost on step 3 with the loan it belongs to when there is no price', () => {
    showAt(3, { vraagprijsWoning: undefined }, TARIEF)
    expect(within(blockOf(BENODIGD)).getByText('bij een hypotheek van € 270.716')).toBeVisible()
  })

  it('with no total where there is one way to pay', () => {
    showAt(2, { vraagprijsWoning: 100_000, eigenGeld: 500_000 }, TARIEF)
    expect(line(BENODIGD, 'Eigen geld')).toBe('€ 500.000')
    expect(totaal()).toBeUndefined()
  })
})

describe('figures that differ are reconciled aloud', () => {
  const inVolgorde = (...zinnen: readonly RegExp[]) => new RegExp(zinnen.map(({ source }) => source).join(' '))

  it('in the same words, in their place', () => {
    expect(readBonnetje(toonVerkoper())).toMatch(
      inVolgorde(
        /Totaal: € [\d.]+\./,
        /Nieuwe woning en kosten: € [\d.]+\. Dit is na aftrek van € 45\.000 uit je huidige woning\./,
        /Je kan lenen:/,
      ),
    )
  })

  it('in sentences', () => {
    const getoond = showAt(2, { vraagprijsWoning: 180_000, eigenGeld: 500_000 }, TARIEF)
    expect(readBonnetje(getoond)).toMatch(
      inVolgorde(
        /Je kan lenen: € 180\.000\. Niet meer dan de woning waard is\./,
        /Eigen geld: € 500\.000\. Hiervan heb je € [\d.]+ nodig\./,
        /Extra/,
      ),
    )
  })
})

const MAXIMAAL = 'Je maximale hypotheek'
const regel = () => readable(within(blockOf(MAXIMAAL)).queryByText(/extra lenen/))
const maximum = () => Number(line(MAXIMAAL, 'Maximale hypotheek')?.replaceAll(/\D/g, ''))

const toon = (antwoorden: Handed = {}, opties: ShowOptions = {}) =>
  showAt(2, { energielabelType: 'C', ...antwoorden }, opties)

describe('what the energy label adds, under the maximum', () => {
  it('is said from the moment that there is a home, and is what the maximum rises by', () => {
    toon()
    const zonderWoning = maximum()
    expect(regel()).toBe('')
    fillIn('Vraagprijs van de woning', '300.000')
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
    expect(maximum() - zonderWoning).toBe(5000)
  })

  it('follows the label, and is nothing for a label that adds nothing', () => {
    toon({ vraagprijsWoning: 300_000 })
    chooseFrom('Energielabel', /^A\+{3}(?!\+)/)
    expect(regel()).toMatch(/^Door energielabel A\+\+\+ mag je € [\d.]+ extra lenen\.$/)
    for (const label of [/^G\b/, /^Onbekend/]) {
      chooseFrom('Energielabel', label)
      expect(regel()).toBe('')
    }
  })

  it('is not said to who can borrow nothing', () => {
    toon({ vraagprijsWoning: 300_000 })
    click('Vorige stap')
    fillIn('Bruto jaarinkomen', '0')
    expect(regel()).toBe('')
  })

  it('is said too when a service calculates with these norms', () => {
    toon({ vraagprijsWoning: 300_000 }, vanDienst())
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
  })
})
