import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { NORMJAREN } from '../../../../domain'
import { opzetVan } from '../voorbeeldverzoek'
import { nibudVoorbeelden, type NibudVoorbeeld } from './nibudVoorbeelden'

const handboek = readFileSync(new URL('../../../../domain/normen/README.md', import.meta.url), 'utf8')

const maximumVan = ({ jaar, toetsrente, inkomen }: NibudVoorbeeld): number =>
  opzetVan([{ inkomen }, { inkomen: 0 }], { jaar, rente: toetsrente }).maximaleHypotheekOpInkomen

describe('the 24 worked examples of Nibud', () => {
  it('are all there', () => {
    expect(nibudVoorbeelden).toHaveLength(24)
  })

  it.each(nibudVoorbeelden)('$jaar, $toetsrente%, income $inkomen: $nibud, within 1 euro', (voorbeeld) => {
    expect(Math.abs(maximumVan(voorbeeld) - voorbeeld.nibud)).toBeLessThanOrEqual(1)
  })

  it('differ by what the handbook lists, in euro', () => {
    const rij = (...cellen: readonly (string | number)[]) => cellen.map((cel) => String(cel).padStart(12)).join('')
    const verschillen = nibudVoorbeelden.map((voorbeeld) => {
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
