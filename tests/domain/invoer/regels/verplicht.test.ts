import { describe, expect, expectTypeOf, it } from 'vitest'

import { eersteMelding, minimum, tussen, verplicht, voldoetAan, type Invoerregel } from '../../../../domain/invoer'

const MELDING = 'Je hebt dit verplichte veld nog niet ingevuld.'

describe('a required answer is missing', () => {
  it.each([undefined, null, '', ' ', '\t\n\u00a0', [], false].map((waarde) => [waarde]))('when it is %j', (waarde) => {
    expect(verplicht()(waarde)).toBe(MELDING)
  })
})

describe('a required answer is there', () => {
  it.each([0, -1, NaN, 'a', ' a ', [undefined], [[]], true, {}].map((waarde) => [waarde]))(
    'when it is %j',
    (waarde) => {
      expect(verplicht()(waarde)).toBeUndefined()
    },
  )

  it('but not when it is empty and only false is allowed', () => {
    expect(verplicht({ onwaarMag: true })('')).toBe(MELDING)
  })
})

it('the message is the custom text when there is one, also beside a label', () => {
  expect(verplicht({ melding: 'Vul iets in.', label: 'naam' })(undefined)).toBe('Vul iets in.')
})

const even = voldoetAan((getal: number) => getal % 2 === 0, { veld: 'aantal' })

describe('a rule of one’s own', () => {
  it('can have a message of its own', () => {
    expect(voldoetAan(() => false, { veld: 'aantal', melding: 'Nee.' })(1)).toBe('Nee.')
  })

  it('is a rule for values of its own kind', () => {
    expectTypeOf(even).toEqualTypeOf<Invoerregel<number>>()
  })
})

describe('several rules', () => {
  const regels: readonly Invoerregel<number | undefined>[] = [verplicht({ melding: 'leeg' }), minimum(1), tussen(0, 9)]

  it.each<[number | undefined, string | undefined]>([
    [undefined, 'leeg'],
    [-1, 'Ingevulde waarde is lager dan minimum van 1.'],
    [10, 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 9.'],
    [5, undefined],
  ])('say of %j what the first broken one says: %j', (waarde, melding) => {
    expect(eersteMelding(regels, waarde)).toBe(melding)
  })

  it('say nothing when there are none', () => {
    expect(eersteMelding([], 1)).toBeUndefined()
  })
})
