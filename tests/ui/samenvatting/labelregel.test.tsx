import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes } from '../../../domain'
import { createRekenendeBerekening } from '../../support/fakes/rekenendeBerekening'
import { blok, gaNaarStap, kiesUit, klik, line, toonRekenhulp, vulIn, type Opties } from '../../support/scherm'

const MAXIMAAL = 'Je maximale hypotheek'
const regel = () =>
  within(blok(MAXIMAAL))
    .queryByText(/extra lenen/)
    ?.textContent.replaceAll('\u00A0', ' ')
const maximum = () => Number(line(MAXIMAAL, 'Maximale hypotheek')?.replaceAll(/\D/g, ''))
const dienst = createRekenendeBerekening(() => ({ normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }))

const opStap2 = (opties: Opties = {}) => {
  toonRekenhulp(opties)
  gaNaarStap(2)
  kiesUit('Energielabel', /^C\b/)
}

describe('what the energy label adds, under the maximum', () => {
  it('is said from the moment that there is a home, and is what the maximum rises by', () => {
    opStap2()
    const zonderWoning = maximum()
    expect(regel()).toBeUndefined()
    vulIn('Vraagprijs van de woning', '300.000')
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
    expect(maximum() - zonderWoning).toBe(5000)
  })

  it('follows the label, and is nothing for a label that adds nothing', () => {
    opStap2()
    vulIn('Vraagprijs van de woning', '300.000')
    kiesUit('Energielabel', /^A\+{3}(?!\+)/)
    expect(regel()).toMatch(/^Door energielabel A\+\+\+ mag je € [\d.]+ extra lenen\.$/)
    for (const label of [/^G\b/, /^Onbekend/]) {
      kiesUit('Energielabel', label)
      expect(regel()).toBeUndefined()
    }
  })

  it('is not said to who can borrow nothing', () => {
    opStap2()
    vulIn('Vraagprijs van de woning', '300.000')
    klik('Vorige stap')
    vulIn('Bruto jaarinkomen', '0')
    expect(regel()).toBeUndefined()
  })

  it('is said too when a service calculates with these norms', () => {
    opStap2({ rentetarieven: undefined, berekening: dienst })
    vulIn('Vraagprijs van de woning', '300.000')
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
  })
})
