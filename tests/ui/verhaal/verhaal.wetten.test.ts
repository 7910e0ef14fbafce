import { describe, expect, it } from 'vitest'

import { herleid } from '../../../domain/uitleg'
import { DOUBLED_WORD } from '../../support/doubledWord'
import { wet, wetVanAlle, type Stap } from './verhalen'
import { rekenNa } from './rekenNa'

const tekstenVan = (stap: Stap): readonly string[] => [
  ...stap.zinnen,
  ...stap.overzichten.flatMap(({ zin }) => zin ?? []),
  ...stap.vindplaats.zinnen,
  ...stap.invoer.flatMap(({ vindplaats }) => vindplaats?.zinnen ?? []),
  ...[stap.keuze, stap.afronding].flatMap((tekst) => tekst ?? []),
]

const zinnenIn = (tekst: string): readonly string[] => tekst.split(/(?<=[.?])\s+(?=[A-Z‘])/)
const woordenIn = (zin: string): readonly string[] => zin.split(' ').filter((woord) => /[\p{L}\d]/u.test(woord))

describe('the story of a figure', () => {
  it('tells of every figure of the record, and in full of every step the figure rests on', () => {
    wetVanAlle(({ stappen, veld, uitvoerigheid, graaf }) => {
      expect(stappen.length, veld).toBeGreaterThan(0)
      if (uitvoerigheid === 'kort') return
      const verteld = new Set(stappen.map(({ id }) => id))
      const stil = herleid(graaf, veld).filter(
        (knoop) => knoop.soort === 'stap' && knoop.vorm !== 'overgenomen' && !verteld.has(knoop.id),
      )
      expect(stil.map(({ id }) => id)).toEqual([])
    })
  })

  it('has words for every step, and none of the program or of the trail', () => {
    wet(({ stappen }) => {
      for (const stap of stappen) {
        expect(stap.zinnen.length, stap.id).toBeGreaterThan(0)
        const vreemd = [...tekstenVan(stap), ...stap.invoer.map(({ naam }) => naam)].filter((tekst) =>
          /aanvrager|undefined|NaN|Infinity|[${}#]|\s\s|^\s*$/.test(tekst),
        )
        expect(vreemd, stap.id).toEqual([])
      }
    })
  })

  it('says once where a step and what it calculates with stand', () => {
    wet(({ stappen }) => {
      const dubbel = stappen.filter(({ invoer, vindplaats: { zinnen } }) =>
        invoer.some(({ vindplaats }) => vindplaats?.zinnen.join() === zinnen.join()),
      )
      expect(dubbel.map(({ id }) => id)).toEqual([])
    })
  })

  it('calls a thing what the screens call it', () => {
    wet(({ stappen }) => {
      const dubbel = stappen
        .flatMap((stap) => [...tekstenVan(stap), ...stap.invoer.map(({ naam }) => naam)])
        .filter((tekst) => DOUBLED_WORD.some(([mijd]) => mijd.test(tekst.replaceAll('\u00A0', ' '))))
      expect(dubbel).toEqual([])
    })
  })

  it('says nothing in a sentence of more than twenty words', () => {
    wet(({ verhaal, stappen }) => {
      const lang = [...verhaal.kern, ...stappen.flatMap(tekstenVan)]
        .flatMap(zinnenIn)
        .filter((zin) => woordenIn(zin).length > 20)
      expect(lang).toEqual([])
    })
  })

  it('has formulas that come to their outcome, worked out as they are written', () => {
    wet(({ stappen }) => {
      for (const { id, formule, afronding } of stappen) {
        if (formule === undefined) continue
        const [links = '', rechts = ''] = formule.split(' = ')
        const [uitgerekend, uitkomst] = [rekenNa(links), rekenNa(rechts.replace(/^\((.*)\)$/, '$1'))]
        const omlaag = afronding?.startsWith('Naar beneden') ? 1 : 0
        const halveDuizendste = afronding === 'Afgerond op drie decimalen.' ? 0.0005 / 100 : 0
        const ruis = 1e-9 * Math.max(1, Math.abs(uitkomst.hoog)) + halveDuizendste
        expect(uitgerekend.laag - omlaag - ruis, `${id}: ${formule}`).toBeLessThanOrEqual(uitkomst.hoog)
        expect(uitgerekend.hoog + ruis, `${id}: ${formule}`).toBeGreaterThanOrEqual(uitkomst.laag)
      }
    })
  })
})
