import { describe, expect, it } from 'vitest'

import { ENERGIELABELS, naamVanEnergielabel } from '../../../../domain/orientatie'
import { herleid } from '../../../../domain/uitleg'
import { toTekst } from '../../../../domain/uitleg/verhaal/toTekst'
import { DOUBLED_WORD } from '../../../support/doubledWord'
import { each, sometimes } from '../../../support/sometimes'
import { readable } from '../../../support/readable'
import { getallenIn } from './getallen'
import { rekenNa } from './rekenNa'
import { BREED, wet, wetVanAlle, type Stap } from './verhalen'

const tekstenVan = (stap: Stap): readonly string[] => [
  ...stap.zinnen,
  ...stap.overzichten.flatMap(({ zin }) => zin ?? []),
  ...stap.vindplaats.zinnen,
  ...stap.invoer.flatMap(({ vindplaats }) => vindplaats?.zinnen ?? []),
  ...[stap.keuze, stap.afronding].flatMap((tekst) => tekst ?? []),
]

const zinnenIn = (tekst: string): readonly string[] => tekst.split(/(?<=[.?])\s+(?=[A-Z‘])/)
const woordenIn = (zin: string): readonly string[] => zin.split(' ').filter((woord) => /[\p{L}\d]/u.test(woord))

describe('toVerhaal', () => {
  it('toVerhaal explains every figure; the full explanation has each step behind it, except mere copies', () => {
    wetVanAlle(({ stappen, veld, uitvoerigheid, graaf }) => {
      expect(stappen.length, veld).toBeGreaterThan(0)
      if (!sometimes('a full explanation', uitvoerigheid === 'volledig')) return
      const verteld = new Set(stappen.map(({ id }) => id))
      const stil = herleid(graaf, veld).filter(
        (knoop) => knoop.soort === 'stap' && knoop.vorm !== 'overgenomen' && !verteld.has(knoop.id),
      )
      expect(stil.map(({ id }) => id)).toEqual([])
    })
  })

  it('the short and the full explanation of a figure have the same summary (kern)', () => {
    wet(({ verhaal, kort }) => expect(verhaal.kern).toEqual(kort.kern))
  })

  it('every rate of interest in an explanation has at least two decimals, as on the rest of the screen', () => {
    wet(({ verhaal, stappen }) => {
      const teksten = [
        ...verhaal.kern.map(({ zin }) => zin),
        ...verhaal.vakken.map(({ naam, waarde, bij = '' }) => [naam, waarde, bij].join(' ')),
        ...stappen.flatMap(tekstenVan),
      ]
      const rentes = teksten.flatMap((tekst) => [
        ...readable(tekst).matchAll(/rente(?: van de AFM)?:? (?:is |van |nu )*([\d,]+)%|([\d,]+)% rente\b/g),
      ])
      for (const [, na, voor] of each('rates', rentes)) expect(na ?? voor).toMatch(/,\d{2,}$/)
    })
  })

  it('every step of an explanation has sentences, and no text is empty or contains aanvrager, undefined or NaN', () => {
    wet(({ stappen }) => {
      for (const stap of each('steps', stappen)) {
        expect(stap.zinnen.length, stap.id).toBeGreaterThan(0)
        const vreemd = [...tekstenVan(stap), ...stap.invoer.map(({ naam }) => naam)].filter((tekst) =>
          /aanvrager|undefined|NaN|Infinity|[${}#]|\s\s|^\s*$/.test(tekst),
        )
        expect(vreemd, stap.id).toEqual([])
      }
    })
  })

  it('no input in an explanation repeats the source of its step', () => {
    wet(({ stappen }) => {
      const dubbel = stappen.filter(({ invoer, vindplaats: { zinnen } }) =>
        invoer.some(({ vindplaats }) => vindplaats?.zinnen.join() === zinnen.join()),
      )
      expect(dubbel.map(({ id }) => id)).toEqual([])
    })
  })

  it('no text of an explanation contains a word to avoid from the list DOUBLED_WORD', () => {
    wet(({ stappen }) => {
      const dubbel = stappen
        .flatMap((stap) => [...tekstenVan(stap), ...stap.invoer.map(({ naam }) => naam)])
        .filter((tekst) => DOUBLED_WORD.some(([mijd]) => mijd.test(readable(tekst))))
      expect(dubbel).toEqual([])
    })
  })

  it('no sentence of an explanation has more than twenty words', () => {
    wet(({ verhaal, stappen }) => {
      const lang = [...verhaal.kern.map(({ zin }) => zin), ...stappen.flatMap(tekstenVan)]
        .flatMap(zinnenIn)
        .filter((zin) => woordenIn(zin).length > 20)
      expect(lang).toEqual([])
    })
  })

  it('each formula in an explanation, calculated as written, gives its written outcome within rounding', () => {
    wet(({ stappen }) => {
      for (const { id, formule, afronding } of each('steps', stappen)) {
        if (!sometimes('a formula', formule)) continue
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

const isTarief = (id: string): boolean => id.startsWith('kader.rentetarieven.')
const heet = (tekst: string): boolean => tekst.includes('een voorbeeldrente')
const labels = ENERGIELABELS.map(naamVanEnergielabel)

type Vak = Stap['overzichten'][number]['vakken'][number]

const ARBEIDSKORTING = 'Inkomen uit werk'
const KORTINGEN = [ARBEIDSKORTING, 'Inkomen voor de algemene heffingskorting', 'Inkomen voor de ouderenkorting']

/** Returns the sentence about the bracket of a tax credit that follows the one of the visitor. */
const kortingzin = (kop: string, hier: Vak, volgende?: Vak): string | undefined => {
  if (volgende === undefined) return undefined
  const isArbeid = kop === ARBEIDSKORTING
  const grens = isArbeid ? volgende.naam.replace('vanaf ', '') : hier.naam.replace('tot en met ', '')
  if (getallenIn(volgende.waarde)[0] === 0) return `Boven ${grens} is er geen korting over.`
  const beweegt = isArbeid && !volgende.waarde.startsWith('−') ? 'stijgt' : 'daalt'
  return `Boven ${grens} ${beweegt} de korting met ${volgende.waarde.replace('−', '')} van wat je meer verdient.`
}

/**
 * Whether an overview marks exactly one row, in a comparison the lowest or highest value as its title says. Also
 * whether its sentence, if any, is true of the neighbouring row.
 */
const klopt = ({ kop, vakken, zin }: Stap['overzichten'][number]): boolean => {
  const plek = vakken.findIndex(({ telt }) => telt)
  const hier = vakken[plek]
  if (hier === undefined || vakken.filter(({ telt }) => telt).length !== 1) return false
  const boven = vakken.findIndex(({ naam }) => naam.startsWith('hoger dan'))
  if (boven >= 0 && vakken[boven - 1]?.naam !== vakken[boven]?.naam.replace('hoger dan', 'tot en met')) return false
  const waarden = vakken.map(({ waarde }) => getallenIn(waarde)[0] ?? NaN)
  if (sometimes('a lowest value', kop.includes('laagste'))) return waarden[plek] === Math.min(...waarden)
  if (sometimes('a highest value', kop.includes('hoogste'))) return waarden[plek] === Math.max(...waarden)
  if (!sometimes('a sentence about the next row', zin)) return true
  const ander = vakken[kop === 'Energielabel' ? plek - 1 : plek + 1]
  if (sometimes('a tax credit', KORTINGEN.includes(kop))) return zin === kortingzin(kop, hier, ander)
  const [wordt, blijft] = ['wordt het', 'blijft het'].map((woorden) => sometimes(woorden, zin.includes(woorden)))
  const isZelfde = ander?.waarde === hier.waarde
  if (ander === undefined || !zin.includes(ander.waarde) || (isZelfde ? wordt : blijft)) return false
  if (sometimes('Energielabel', kop === 'Energielabel'))
    return zin.includes(ander.naam) && labels.indexOf(ander.naam) < labels.indexOf(hier.naam)
  if (sometimes('an income', hier.naam.startsWith('vanaf'))) return zin.includes('meer inkomen')
  const isLaatste = ander.naam.startsWith('hoger dan')
  const isWaarde = sometimes('the value of a home', kop === 'Waarde van de woning')
  const grens = hier.naam.replace('tot en met ', '')
  return zin.includes(` ${grens}`) && (!isWaarde || zin.startsWith('Over de waarde') === isLaatste)
}

describe('details of a step in an explanation', () => {
  it('toVerhaal calls a rate "een voorbeeldrente" exactly when the rate is an example', () => {
    wet(({ stappen, graaf, isVoorbeeldrente }) => {
      const invoerVan = new Map(graaf.stappen.map(({ id, invoer }) => [id, invoer]))
      for (const { id, zinnen, invoer, vindplaats } of each('steps', stappen)) {
        const moet = isTarief(id) && isVoorbeeldrente
        expect([zinnen.some(heet), vindplaats.zinnen.some(heet)], id).toEqual([moet, moet])
        const tarieven = invoerVan.get(id)?.filter(({ van }) => isTarief(van)) ?? []
        const genoemd = invoer.filter((een) => een.vindplaats?.zinnen.some(heet))
        expect(genoemd.length, id).toBe(isVoorbeeldrente ? tarieven.length : 0)
      }
    })
  })

  it('each overview of a step marks one row, and its sentence about the neighbouring row, if any, is true', () => {
    wet(({ stappen }) => {
      const onwaar = stappen.flatMap(({ overzichten }) => overzichten).filter((overzicht) => !klopt(overzicht))
      expect(onwaar).toEqual([])
    })
  })

  it('full explanations of maandlastNetto and shortage say the result, if not 0, of each chapter except nodig', () => {
    wet(({ verhaal, veld, uitvoerigheid }) => {
      if (!sometimes('a full explanation', uitvoerigheid === 'volledig' && BREED.includes(veld))) return
      for (const { naam, uitkomst, titel, stappen } of each('chapters', verhaal.hoofdstukken)) {
        if (!sometimes('a chapter', naam !== 'nodig')) continue
        const [bedrag = 0] = getallenIn(uitkomst?.waarde ?? '')
        const gezegd = stappen.flatMap(({ zinnen }) => zinnen.flatMap(getallenIn))
        if (sometimes('a result', bedrag !== 0)) expect(gezegd, titel).toContain(bedrag)
      }
    })
  })

  it('toTekst includes every formula, overview row, input and source of each step, and the link of each source', () => {
    wet(({ verhaal, stappen }) => {
      const aanwezig = new Set(readable(toTekst([], verhaal)).split('\n'))
      const zonder = (regels: readonly string[]): readonly string[] =>
        regels.map((regel) => readable(`   ${regel}`)).filter((regel) => !aanwezig.has(regel))
      for (const { invoer, overzichten, vindplaats: plek, formule = plek.zinnen[0] } of each('steps', stappen)) {
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
