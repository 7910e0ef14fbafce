import { expect, it } from 'vitest'

import { normenVan, voorbeeldRentes } from '../../../domain'
import { controleerRekenbewijs } from '../../../domain/bewijs'
import { maakBewijs } from '../../../ui/bewijs'
import { goToStap, showCalculator, fillIn } from '../../support/scherm'

const VANDAAG = new Date(2026, 10, 21, 14, 30)

const berekening = () => {
  const { services } = showCalculator()
  fillIn('Bruto jaarinkomen', '61.234')
  goToStap(3)
  const { berekend, financieringsOpzet } = services.orientatie.state()
  if (berekend === undefined) throw new Error('Er is niets berekend.')
  return { berekend, financieringsOpzet, normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }
}

it('is the receipt of the figures on screen, the same all day', () => {
  const gedaan = berekening()
  const bewijs = maakBewijs(gedaan, VANDAAG)
  expect(bewijs?.financieringsOpzet.hypotheekbedrag).toBe(gedaan.financieringsOpzet.hypotheekbedrag)
  expect(bewijs && controleerRekenbewijs(bewijs, gedaan.normen)).toEqual({ _tag: 'Gelijk' })
  expect(maakBewijs(gedaan, new Date(2026, 10, 21, 9))?.zegel).toBe(bewijs?.zegel)
})

it('is there only for what this engine calculated, with what it calculated with', () => {
  const gedaan = berekening()
  expect(maakBewijs({ ...gedaan, rentetarieven: undefined }, VANDAAG)).toBeUndefined()
  expect(maakBewijs({ ...gedaan, normen: undefined }, VANDAAG)).toBeUndefined()
  expect(maakBewijs({ ...gedaan, rentetarieven: { 120: 9 } }, VANDAAG)).toBeUndefined()
})
