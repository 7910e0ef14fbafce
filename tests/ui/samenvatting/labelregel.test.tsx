import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  blockOf,
  chooseFrom,
  click,
  line,
  fillIn,
  showAt,
  readable,
  vanDienst,
  type Handed,
  type ShowOptions,
} from '../../support/screen'

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
