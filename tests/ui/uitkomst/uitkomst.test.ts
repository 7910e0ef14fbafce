import { expect, it } from 'vitest'

import { leenZin, zegUitkomst } from '../../../ui/uitkomst/uitkomst'
import { readable } from '../../support/readable'

const GENOEG = { soort: 'genoeg', netto: 900, bruto: 1100, lening: 250_000, kanLenen: 270_000, belasting: 0 } as const

it('zegUitkomst gives the net monthly cost if the loan is enough, and says when no mortgage is needed', () => {
  expect(readable(zegUitkomst(GENOEG))).toBe('Je kan genoeg lenen voor deze woning. Je betaalt netto € 900 per maand.')
  expect(zegUitkomst({ ...GENOEG, lening: 0 })).toBe('Je hebt geen hypotheek nodig voor deze woning.')
})

it('zegUitkomst names the tax on a home without a mortgage', () => {
  expect(readable(zegUitkomst({ ...GENOEG, netto: 0, bruto: 0, lening: 0, belasting: 9 }))).toBe(
    'Je hebt geen hypotheek nodig voor deze woning. Over je eigen woning betaal je € 9 belasting per maand.',
  )
})

it('leenZin includes the gross cost only if the net cost is different', () => {
  expect(readable(leenZin(GENOEG))).toBe(
    'Bruto betaal je € 1.100. Je leent € 250.000 van de € 270.000 die je voor deze woning kan lenen.',
  )
  expect(leenZin({ ...GENOEG, bruto: 900 })).toMatch(/^Je leent /)
})

it('leenZin names the loan only once when the loan equals the maximum', () => {
  expect(readable(leenZin({ ...GENOEG, lening: 270_000 }))).toMatch(
    /Je leent het hoogste bedrag dat kan: € 270\.000\.$/,
  )
})
