import { describe, expect, it } from 'vitest'

import { ENERGIELABELS, naamVanEnergielabel } from '../../../domain/orientatie'
import { toTekst } from '../../../ui/verhaal/toTekst'
import { getallenIn } from './getallen'
import { BREED, wet, type Stap } from './verhalen'

const isTarief = (id: string): boolean => id.startsWith('kader.rentetarieven.')
const heet = (tekst: string): boolean => tekst.includes('een voorbeeldrente')
const labels = ENERGIELABELS.map(naamVanEnergielabel)

/** What is said of a table against its rows: what would come of more, or of better. */
const klopt = ({ kop, vakken, zin }: Stap['overzichten'][number]): boolean => {
  const plek = vakken.findIndex(({ telt }) => telt)
  const hier = vakken[plek]
  if (hier === undefined || vakken.filter(({ telt }) => telt).length !== 1) return false
  const waarden = vakken.map(({ waarde }) => getallenIn(waarde)[0] ?? NaN)
  if (kop.includes('laagste')) return waarden[plek] === Math.min(...waarden)
  if (kop.includes('hoogste')) return waarden[plek] === Math.max(...waarden)
  if (zin === undefined) return true
  const ander = vakken[kop === 'Energielabel' ? plek - 1 : plek + 1]
  const blijft = ander?.waarde === hier.waarde
  if (ander === undefined || !zin.includes(ander.waarde) || zin.includes(blijft ? 'wordt het' : 'blijft het'))
    return false
  if (kop === 'Energielabel') return zin.includes(ander.naam) && labels.indexOf(ander.naam) < labels.indexOf(hier.naam)
  if (hier.naam.startsWith('vanaf')) return zin.includes('meer inkomen')
  const isLaatste = ander.naam.startsWith('hoger dan')
  const grens = hier.naam.replace('tot en met ', '')
  return zin.includes(` ${grens}`) && (kop !== 'Waarde van de woning' || zin.startsWith('Over de waarde') === isLaatste)
}

describe('what is folded under the steps of a story', () => {
  it('calls a rate an example when it is one, and nothing else', () => {
    wet(({ stappen, graaf, isVoorbeeldrente }) => {
      const invoerVan = new Map(graaf.stappen.map(({ id, invoer }) => [id, invoer]))
      for (const { id, zinnen, invoer, vindplaats } of stappen) {
        const moet = isTarief(id) && isVoorbeeldrente
        expect([zinnen.some(heet), vindplaats.zinnen.some(heet)], id).toEqual([moet, moet])
        const tarieven = invoerVan.get(id)?.filter(({ van }) => isTarief(van)) ?? []
        const genoemd = invoer.filter((een) => een.vindplaats?.zinnen.some(heet))
        expect(genoemd.length, id).toBe(isVoorbeeldrente ? tarieven.length : 0)
      }
    })
  })

  it('marks in every table the row that counts, and says of the next what that would be', () => {
    wet(({ stappen }) => {
      const onwaar = stappen.flatMap(({ overzichten }) => overzichten).filter((overzicht) => !klopt(overzicht))
      expect(onwaar).toEqual([])
    })
  })

  it('comes beside the title of a part to what a step of it says, but for what is needed, which the parts before it give', () => {
    wet(({ verhaal, veld, uitvoerigheid }) => {
      if (uitvoerigheid === 'kort' || !BREED.includes(veld)) return
      for (const { naam, uitkomst = '', titel, stappen } of verhaal.hoofdstukken) {
        if (naam === 'nodig') continue
        const [bedrag = 0] = getallenIn(uitkomst)
        const gezegd = stappen.flatMap(({ zinnen }) => zinnen.flatMap(getallenIn))
        if (bedrag !== 0) expect(gezegd, titel).toContain(bedrag)
      }
    })
  })

  it('is in the text that is copied: every row, input and source, with its link', () => {
    wet(({ verhaal, stappen }) => {
      const aanwezig = new Set(toTekst([], verhaal).split('\n'))
      const zonder = (regels: readonly string[]): readonly string[] =>
        regels.map((regel) => `   ${regel}`.replaceAll('\u00A0', ' ')).filter((regel) => !aanwezig.has(regel))
      for (const { invoer, overzichten, vindplaats: plek, formule = plek.zinnen[0] } of stappen) {
        const bron = (van: Stap['vindplaats']) => [...van.zinnen, van.link?.url ?? ''].join(' ').trim()
        expect(
          zonder([
            bron(plek),
            ...(formule === plek.zinnen[0] ? [] : [formule ?? '']),
            ...invoer.map((een) => `- ${een.naam}: ${een.waarde}${een.vindplaats ? `. ${bron(een.vindplaats)}` : ''}`),
            ...overzichten.flatMap(({ zin, vakken }) => [
              ...(zin === undefined ? [] : [zin]),
              ...vakken.map(({ naam, waarde, telt }) => `- ${naam}: ${waarde}${telt ? ' (telt)' : ''}`),
            ]),
          ]),
        ).toEqual([])
      }
    })
  })
})
