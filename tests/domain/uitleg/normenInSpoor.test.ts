import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { inWoorden, verantwoord } from '../../../domain/uitleg'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const handboek = readFileSync(new URL('../../../domain/normen/README.md', import.meta.url), 'utf8')

const verzoek = verzoekVan(
  [
    { inkomen: 60_000, studieschuld: 100 },
    { soort: 'Pensioen', inkomen: 20_000 },
  ],
  {
    eigenInleg: 20_000,
    onderpand: bestaandeWoning(300_000),
  },
)

const kort: Readonly<Record<string, string>> = {
  'Tijdelijke regeling hypothecair krediet': 'Trhk',
  'NHG Voorwaarden en Normen': 'NHG',
  'Wet op belastingen van rechtsverkeer': 'Wet BRV',
  'Wet inkomstenbelasting 2001': 'Wet IB',
}

it('the handbook shows of each norm in the trail of 2026 figure, deciding date, status and source', () => {
  const { gegevens } = rightOf(verantwoord(verzoek, kaderVan({ jaar: 2026 })))
  const regels = gegevens.flatMap(({ omschrijving, waarde, eenheid, herkomst }) => {
    if (herkomst.soort !== 'regeling') return []
    const { peildatum, status, regeling, artikel } = herkomst
    const bron = `${kort[regeling] ?? regeling}, ${artikel}`
    return [[omschrijving, inWoorden(waarde, eenheid), peildatum, status, bron].join(' | ')]
  })
  expect(regels).toHaveLength(13)
  expect(handboek).toContain(['norm | figure | date | status | source', ...regels, ''].join('\n'))
})
