import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes } from '../../../domain'
import { createCalculatingBerekening } from '../../support/fakes/calculatingBerekening'
import {
  blockOf,
  goToStap,
  chooseFrom,
  click,
  line,
  showCalculator,
  fillIn,
  type ShowOptions,
} from '../../support/screen'

const MAXIMAAL = 'Je maximale hypotheek'
const regel = () =>
  within(blockOf(MAXIMAAL))
    .queryByText(/extra lenen/)
    ?.textContent.replaceAll('\u00A0', ' ')
const maximum = () => Number(line(MAXIMAAL, 'Maximale hypotheek')?.replaceAll(/\D/g, ''))
const dienst = createCalculatingBerekening(() => ({ normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }))

const opStap2 = (opties: ShowOptions = {}) => {
  showCalculator(opties)
  goToStap(2)
  chooseFrom('Energielabel', /^C\b/)
}

describe('what the energy label adds, under the maximum', () => {
  it('is said from the moment that there is a home, and is what the maximum rises by', () => {
    opStap2()
    const zonderWoning = maximum()
    expect(regel()).toBeUndefined()
    fillIn('Vraagprijs van de woning', '300.000')
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
    expect(maximum() - zonderWoning).toBe(5000)
  })

  it('follows the label, and is nothing for a label that adds nothing', () => {
    opStap2()
    fillIn('Vraagprijs van de woning', '300.000')
    chooseFrom('Energielabel', /^A\+{3}(?!\+)/)
    expect(regel()).toMatch(/^Door energielabel A\+\+\+ mag je € [\d.]+ extra lenen\.$/)
    for (const label of [/^G\b/, /^Onbekend/]) {
      chooseFrom('Energielabel', label)
      expect(regel()).toBeUndefined()
    }
  })

  it('is not said to who can borrow nothing', () => {
    opStap2()
    fillIn('Vraagprijs van de woning', '300.000')
    click('Vorige stap')
    fillIn('Bruto jaarinkomen', '0')
    expect(regel()).toBeUndefined()
  })

  it('is said too when a service calculates with these norms', () => {
    opStap2({ rentetarieven: undefined, berekening: dienst })
    fillIn('Vraagprijs van de woning', '300.000')
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
  })
})
