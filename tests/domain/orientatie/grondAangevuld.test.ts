import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../domain'
import { isBevroren } from '../../../domain/codec/bevroren'
import { uitgerekend, voltooid } from './uitgerekend'

const start = nieuweOrientatie('MY')
const begin = uitgerekend(start)

describe('wijzig with grondAangevuld', () => {
  const { verzoek, kader } = voltooid.grond
  const grond = { plaats: 'server', verzoek, normen: kader.normen, kader: { ...kader } } as const

  it('grondAangevuld replaces the ground of the last result, and nothing else', () => {
    const { berekend } = begin
    expect(wijzig(begin, { soort: 'grondAangevuld', grond })).toEqual({ ...begin, berekend: { ...berekend, grond } })
  })

  it('grondAangevuld keeps the request of the result, whose brand may have changed since', () => {
    const gewisseld = wijzig(begin, { soort: 'labelCodeGewijzigd', labelCode: 'FL', blijftGelden: true })
    const aangevuld = wijzig(gewisseld, { soort: 'grondAangevuld', grond })
    expect(aangevuld.berekend?.grond).toEqual({ ...grond, verzoek: { ...verzoek, labelCode: 'FL' } })
  })

  it('grondAangevuld without a result returns the same object', () => {
    expect(wijzig(start, { soort: 'grondAangevuld', grond })).toBe(start)
  })

  it('wijzig freezes the ground of a result', () => {
    const nieuw = { ...grond, kader: { ...kader, rentetarieven: { 120: 4 } } }
    expect(isBevroren(nieuw.kader)).toBe(false)
    expect(isBevroren(wijzig(begin, { soort: 'grondAangevuld', grond: nieuw }).berekend?.grond)).toBe(true)
  })
})
