import { expect, it } from 'vitest'

import { leenZin, zegUitkomst } from '../../../ui/stappen/uitkomst'

const GENOEG = { soort: 'genoeg', netto: 900, bruto: 1100, lening: 250_000, kanLenen: 270_000 } as const

/** With plain spaces for those that do not break. */
const gewoon = (tekst: string): string => tekst.replaceAll('\u00A0', ' ')

it('what is enough is said aloud with what it costs a month', () => {
  expect(gewoon(zegUitkomst(GENOEG))).toBe('Je kan genoeg lenen voor deze woning. Je betaalt netto € 900 per maand.')
  expect(zegUitkomst({ ...GENOEG, lening: 0 })).toMatch(/^Je hebt geen hypotheek nodig voor deze woning\. /)
})

it('the gross cost is said where it is another than the net cost and no line near it says so', () => {
  expect(gewoon(leenZin(GENOEG, true))).toBe(
    'Bruto is dat € 1.100. Je leent € 250.000 van de € 270.000 die je kan lenen.',
  )
  expect(leenZin({ ...GENOEG, bruto: 900 }, true)).toMatch(/^Je leent /)
  expect(leenZin(GENOEG, false)).toMatch(/^Je leent /)
})

it('who borrows all that can be borrowed reads that amount once', () => {
  expect(gewoon(leenZin({ ...GENOEG, lening: 270_000 }, true))).toMatch(
    /Je leent het hoogste bedrag dat kan: € 270\.000\.$/,
  )
})
