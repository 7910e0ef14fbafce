import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatBedrag } from '../../../domain/geld'
import { toPlainText } from '../../../ui/velden/usePlainText'
import { every } from '../../support/every'

const zonderPunten = (tekst: string): string => tekst.replaceAll('.', '')

/** Types or pastes `ingevoegd` over what stands between `begin` and `eind`. */
const typ = (getoond: string, begin: number, eind: number, ingevoegd: string) =>
  toPlainText(
    {
      getoond,
      keuze: { begin, eind },
      nieuw: getoond.slice(0, begin) + ingevoegd + getoond.slice(eind),
      plek: begin + ingevoegd.length,
    },
    zonderPunten,
  )

describe('the first edit of an amount', () => {
  it('replacing all of it leaves what was typed or pasted, dots and all', () => {
    expect(typ('60.000', 0, 6, '60.500,50')).toEqual({ tekst: '60.500,50', plek: 9 })
  })

  it('one Backspace at the end takes one digit', () => {
    const bewerking = { getoond: '60.000', keuze: { begin: 6, eind: 6 }, nieuw: '60.00', plek: 5 }
    expect(toPlainText(bewerking, zonderPunten)).toEqual({ tekst: '6000', plek: 4 })
  })

  it('one Backspace among equal digits leaves the caret in its place', () => {
    const bewerking = { getoond: '1.000.000', keuze: { begin: 3, eind: 3 }, nieuw: '1.00.000', plek: 2 }
    expect(toPlainText(bewerking, zonderPunten)).toEqual({ tekst: '100000', plek: 1 })
  })

  it('is the same edit on the digits without dots', () => {
    const invoer = fc.record({
      bedrag: fc.integer({ min: 0, max: 99_999_999 }),
      grenzen: fc.tuple(fc.nat(10), fc.nat(10)),
      ingevoegd: fc.stringMatching(/^\d{0,4}$/),
    })
    every(invoer, ({ bedrag, grenzen, ingevoegd }) => {
      const getoond = formatBedrag(bedrag)
      const [begin = 0, eind = 0] = grenzen.map((grens) => Math.min(grens, getoond.length)).toSorted((a, b) => a - b)
      const voor = zonderPunten(getoond.slice(0, begin)) + ingevoegd
      expect(typ(getoond, begin, eind, ingevoegd)).toEqual({
        tekst: voor + zonderPunten(getoond.slice(eind)),
        plek: voor.length,
      })
    })
  })
})
