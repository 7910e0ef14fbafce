import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { NORMJAREN, type Normjaar } from '../../../../domain'
import { opzetVan } from '../voorbeeldverzoek'

/**
 * The examples that Nibud printed, from a second-hand transcript marked concept: a household of two with one income, so
 * without the amount for who lives alone. Nibud rounds half up, this calculator down.
 */
const [, ...regels] = readFileSync(new URL('nibud-voorbeelden.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const handboek = readFileSync(new URL('../../../../domain/normen/README.md', import.meta.url), 'utf8')

interface Voorbeeld {
  readonly jaar: Normjaar
  readonly toetsrente: number
  readonly inkomen: number
  readonly nibud: number
}

const voorbeelden = regels.map((regel): Voorbeeld => {
  const [jaar, toetsrente, inkomen, nibud] = regel.split(',').map(Number) as [number, number, number, number]
  const normjaar = NORMJAREN.find((bekend) => bekend === jaar)
  if (normjaar === undefined) throw new Error(`No norms of the year ${jaar}: ${regel}`)
  return { jaar: normjaar, toetsrente, inkomen, nibud }
})

const maximumVan = ({ jaar, toetsrente, inkomen }: Voorbeeld): number =>
  opzetVan([{ inkomen }, { inkomen: 0 }], { jaar, rente: toetsrente }).maximaleHypotheekOpInkomen

describe('the 24 worked examples of Nibud', () => {
  it('are all there', () => {
    expect(voorbeelden).toHaveLength(24)
  })

  it.each(voorbeelden)('$jaar, $toetsrente%, income $inkomen: $nibud, within 1 euro', (voorbeeld) => {
    expect(Math.abs(maximumVan(voorbeeld) - voorbeeld.nibud)).toBeLessThanOrEqual(1)
  })

  it('differ by what the handbook lists, in euro', () => {
    const rij = (...cellen: readonly (string | number)[]) => cellen.map((cel) => String(cel).padStart(12)).join('')
    const verschillen = voorbeelden.map((voorbeeld) => {
      const { jaar, toetsrente, inkomen, nibud } = voorbeeld
      const maximum = maximumVan(voorbeeld)
      return rij(jaar, toetsrente.toFixed(2), inkomen, nibud, maximum, maximum - nibud)
    })
    const kop = rij('year', 'rate', 'income', 'Nibud', 'here', 'difference')
    expect(handboek).toContain([kop, ...verschillen, ''].join('\n'))
  })
})

describe('the example of a student debt', () => {
  it.each(NORMJAREN)('%d: 72,21 a month is 18.711 less at a rate of 3,75, within 1 euro', (jaar) => {
    const met = (studieschuld: number) =>
      opzetVan([{ inkomen: 60_000, studieschuld }], { jaar, rente: 3.75 }).maximaleHypotheekOpInkomen
    expect(Math.abs(met(0) - met(72.21) - 18_711)).toBeLessThanOrEqual(1)
  })
})
