import { describe, expect, it } from 'vitest'

import type { Eenheid, Rekenstap } from '../../../domain/uitleg'
import { writeFormule } from '../../../ui/verhaal/formule'

const invoer = (cijfers: Readonly<Record<string, readonly [waarde: number, eenheid: Eenheid]>>): Rekenstap['invoer'] =>
  Object.entries(cijfers).map(([naam, [waarde, eenheid]]) => ({ naam, waarde, eenheid, van: naam }))

const tekstVan = (sjabloon: string, cijfers: Parameters<typeof invoer>[0] = {}): string =>
  writeFormule(sjabloon, invoer(cijfers)).tekst.replaceAll('\u00A0', ' ')

describe('a formula with its figures', () => {
  it('has an amount with its sign as long as it has a cent', () => {
    const bedragen = [-1, -0.005, -0.004, 0.005, 1].map((bedrag) => tekstVan('{een}', { een: [bedrag, 'euro'] }))
    expect(bedragen).toEqual(['(− € 1)', '(− € 0,01)', '€ 0', '€ 0,01', '€ 1'])
  })

  it.each([
    ['{een: het eerste} + {nul} + {twee}; in een ander geval 0', '€ 300 + € 20', 320],
    ['{nul} + {een} − {twee}', '€ 300 − € 20', 280],
    ['{nul} − {een}', '€ 0 − € 300', -300],
    ['{een} + {afwezig}', '€ 300', 300],
    ['{een} − {twee} × {nul}', '€ 300', 300],
    ['({een} − {nul}) × {percentage} ÷ 12', '€ 300 × 5% ÷ 12', 1.25],
    ['({een} + {twee}) ÷ (1 − {percentage})', '(€ 300 + € 20) ÷ (1 − 5%)', 320 / 0.95],
    ['({een} − {een}) × {percentage}', '€ 0', 0],
    ['{alles} × {een} + {helft} × {twee}', '€ 300 + 0,5 × € 20', 310],
    ['{een} − {twee}, niet onder 0', '€ 300 − € 20', 280],
    ['{twee} − {een}, niet onder 0', 'het hoogste van € 0 en € 20 − € 300', 0],
    ['{nul} + {nul}, niet onder 0', '€ 0', 0],
    ['het laagste van {een} en {twee} × {percentage}', 'het laagste van € 300 en € 20 × 5%', 1],
    ['{twee} × het laagste van ({een}) en ({twee})', '€ 20 × (het laagste van € 300 en € 20)', 400],
    ['het hoogste van {percentage} en 37.56%', 'het hoogste van 5% en 37,56%', 0.3756],
    ['{€17000: bedrag} × (1 + {percentage})^2', '€ 17.000 × ((1 + 5%)²)', 18742.5],
    ['12 × {twee} × 1e-7%', '12 × € 20 × 0%', 2.4e-7],
  ])('%s is %s', (sjabloon, tekst, waarde) => {
    const cijfers = {
      een: [300, 'euro'],
      twee: [20, 'euro'],
      nul: [0, 'euro per jaar'],
      percentage: [5, 'procent'],
      alles: [1, 'aandeel'],
      helft: [0.5, 'aandeel'],
    } as const
    expect(tekstVan(sjabloon, cijfers)).toBe(tekst)
    expect(writeFormule(sjabloon, invoer(cijfers)).waarde).toBeCloseTo(waarde, 9)
  })
})
