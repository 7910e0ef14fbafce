import { expect, it } from 'vitest'

import { normenVan, voorbeeldRentes } from '../../../domain'
import { controleerRekenbewijs } from '../../../domain/bewijs'
import { createBewijs } from '../../../ui/bewijs/createBewijs'
import { showAt } from '../../support/screen'

const VANDAAG = new Date(2026, 10, 21, 14, 30)

const berekening = () => {
  const { services } = showAt(3, { 'eigen.inkomen': 61_234 })
  const { berekend, financieringsOpzet } = services.orientatie.state()
  if (berekend === undefined) throw new Error('Er is niets berekend.')
  return { berekend, financieringsOpzet, normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }
}

it('is the receipt of the figures on screen, the same all day', () => {
  const gedaan = berekening()
  const bewijs = createBewijs(gedaan, VANDAAG)
  expect(bewijs?.financieringsOpzet.hypotheekbedrag).toBe(gedaan.financieringsOpzet.hypotheekbedrag)
  expect(bewijs && controleerRekenbewijs(bewijs, gedaan.normen)).toEqual({ _tag: 'Gelijk' })
  expect(createBewijs(gedaan, new Date(2026, 10, 21, 9))?.zegel).toBe(bewijs?.zegel)
})

it('is there only for what this engine calculated, with what it calculated with', () => {
  const gedaan = berekening()
  expect(createBewijs({ ...gedaan, rentetarieven: undefined }, VANDAAG)).toBeUndefined()
  expect(createBewijs({ ...gedaan, normen: undefined }, VANDAAG)).toBeUndefined()
  expect(createBewijs({ ...gedaan, rentetarieven: { 120: 9 } }, VANDAAG)).toBeUndefined()
})
