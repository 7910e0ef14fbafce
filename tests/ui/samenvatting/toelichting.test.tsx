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

const bedragVan = (label: string): number => Number(line(BENODIGD, label)?.replaceAll(/\D/g, ''))

/** What the lines of how it is paid come to. */
const betaald = (): number =>
  ['Hypotheekbedrag', 'Eigen geld', 'Extra eigen inleg nodig'].map(bedragVan).reduce((som, deel) => som + deel, 0)

describe('figures that differ are reconciled on screen', () => {
  it('how it is paid with what new home and costs come to, after the home that is sold', () => {
    toonVerkoper()
    expect(within(blockOf(BENODIGD)).getByText('na aftrek van € 45.000 uit je huidige woning')).toBeVisible()
    expect(betaald()).toBe(bedragVan('Nieuwe woning en kosten'))
  })

  it('what can be borrowed with the maximum on the income', () => {
    showAt(2, { vraagprijsWoning: 180_000 }, TARIEF)
    expect(line(BENODIGD, 'Je kan lenen')).toBe('€ 180.000')
    expect(within(blockOf(BENODIGD)).getByText('Niet meer dan de woning waard is')).toBeVisible()
  })

  it('own money with what is needed of it', () => {
    showAt(2, { vraagprijsWoning: 180_000, eigenGeld: 500_000 }, TARIEF)
    expect(within(blockOf(BENODIGD)).getByText('Je hebt genoeg: € 500.000')).toBeVisible()
    expect(line(BENODIGD, 'Eigen geld')).toBe(line(BENODIGD, 'Nieuwe woning en kosten'))
  })

  it('the monthly cost on step 3 with the loan it belongs to when there is no price', () => {
    showAt(3, { vraagprijsWoning: undefined }, TARIEF)
    expect(within(blockOf(BENODIGD)).getByText('bij een hypotheek van € 270.716')).toBeVisible()
  })
})

describe('figures that differ are reconciled aloud', () => {
  const inVolgorde = (...zinnen: readonly RegExp[]) => new RegExp(zinnen.map(({ source }) => source).join(' '))

  it('in the same words, in their place', () => {
    expect(readBonnetje(toonVerkoper())).toMatch(
      inVolgorde(
        /Nieuwe woning en kosten: € [\d.]+\. Dit is na aftrek van € 45\.000 uit je huidige woning\./,
        /Hypotheekbedrag:/,
      ),
    )
  })

  it('the total below the details is read without what was taken off, which is one of them', () => {
    const getoond = toonVerkoper()
    click('Toon details')
    expect(readBonnetje(getoond)).toMatch(
      inVolgorde(
        /Opbrengst huidige woning: min € 45\.000\./,
        /Nieuwe woning en kosten: € [\d.]+\./,
        /Hypotheekbedrag:/,
      ),
    )
  })

  it('in sentences', () => {
    const getoond = showAt(2, { vraagprijsWoning: 180_000, eigenGeld: 500_000 }, TARIEF)
    expect(readBonnetje(getoond)).toMatch(
      inVolgorde(
        /Eigen geld: € 18\d\.\d{3}\. Je hebt genoeg: € 500\.000\./,
        /Extra eigen inleg nodig: € 0\./,
        /Je kan lenen: € 180\.000\. Niet meer dan de woning waard is\./,
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
