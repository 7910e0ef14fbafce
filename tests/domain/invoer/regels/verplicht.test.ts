import { describe, expect, it } from 'vitest'

import { verplicht } from '../../../../domain/invoer'

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

  it('when it is false and false is allowed', () => {
    expect(verplicht({ onwaarMag: true })(false)).toBeUndefined()
  })

  it('but not when it is empty and only false is allowed', () => {
    expect(verplicht({ onwaarMag: true })('')).toBe(MELDING)
  })
})

describe('the message', () => {
  it('names the label when there is one', () => {
    expect(verplicht({ label: 'bruto jaarinkomen' })(undefined)).toBe('Je hebt nog geen bruto jaarinkomen ingevuld.')
  })

  it('is the custom text when there is one, also beside a label', () => {
    expect(verplicht({ melding: 'Vul iets in.', label: 'naam' })(undefined)).toBe('Vul iets in.')
  })
})
