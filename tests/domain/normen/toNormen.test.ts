import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  toBerekening,
  NORMJAREN,
  normenVan,
  toNormen,
  type Normdelen,
  type Normen,
  type Rekenkader,
} from '../../../domain'
import { createRekenbewijs, rekenbewijsCodec } from '../../../domain/bewijs'
import { herleid, verantwoord } from '../../../domain/uitleg'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { invented2027, proposed2027 } from '../../support/normen2027'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'

const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 20_000, onderpand: bestaandeWoning(300_000) })
const kader: Rekenkader = { ...kaderVan(), normen: invented2027 }

describe('norms of 2027 of which only proposals are known', () => {
  it('toNormen refuses the incomplete norms of 2027 and lists the missing norms and figures', () => {
    const ontbreekt = [
      'financieringslast',
      'toetsrente',
      'alleenstaande',
      'studieschuldfactoren',
      'extraVoorEnergielabel',
      'extraVoorVerduurzaming',
      'leningTenOpzichteVanWaarde',
      'nhg',
      'startersvrijstelling',
      'box1.waarde.aow',
      'box1.waarde.hoogsteAftrek',
      'eigenwoningforfait',
      'heffingskortingen.waarde.aow',
      'heffingskortingen.waarde.arbeid',
    ]
    const melding = `Met de normen van 2027 kan je nog niet rekenen. Dit ontbreekt: ${ontbreekt.join(', ')}.`
    expect(toNormen(proposed2027)).toEqual(either.left({ _tag: 'OnvolledigeNormen', jaar: 2027, ontbreekt, melding }))
  })

  it('NORMJAREN does not contain 2027, whose norms are incomplete', () => {
    expect(NORMJAREN).not.toContain(2027)
  })

  it('toBerekening throws an error that lists what is missing if JavaScript passes incomplete norms', () => {
    const onvolledig = { ...kader, normen: proposed2027 } as unknown as Rekenkader
    expect(() => toBerekening(verzoek, onvolledig)).toThrow(
      /^toBerekening: Met de normen van 2027 kan je nog niet rekenen\. Dit ontbreekt: financieringslast, .*heffingskortingen\.waarde\.arbeid\.$/,
    )
  })
})

describe('toNormen', () => {
  const plekkenIn = (waarde: unknown, plek: readonly string[]): readonly (readonly string[])[] =>
    typeof waarde !== 'object' || waarde === null || Array.isArray(waarde)
      ? [plek]
      : [plek, ...Object.entries(waarde).flatMap(([deel, inhoud]) => plekkenIn(inhoud, [...plek, deel]))]

  const zonder = (waarde: unknown, [eerste = '', ...rest]: readonly string[]): unknown =>
    Object.fromEntries(
      Object.entries(waarde as object).flatMap(([deel, inhoud]) => {
        if (deel !== eerste) return [[deel, inhoud]]
        return rest.length === 0 ? [] : [[deel, zonder(inhoud, rest)]]
      }),
    )

  const MAG_ONTBREKEN =
    /^(jaar|versie|financieringslast\.waarde\.nietAftrekbaar|nhg\.waarde\.grensNieuwbouwA4|\w+\.bron\.(vindplaats|link))$/
  const plekken = Object.entries(normenVan(2026))
    .flatMap(([naam, norm]) => plekkenIn(norm, [naam]))
    .filter((plek) => !MAG_ONTBREKEN.test(plek.join('.')))

  it.each(NORMJAREN)('toNormen accepts the norms of %d and returns them unchanged', (jaar) => {
    expect(toNormen(normenVan(jaar))).toEqual(either.right(normenVan(jaar)))
  })

  it('toNormen refuses a norm set without one of its required fields and reports the path of that field', () => {
    every(fc.constantFrom(...plekken), (plek) => {
      const delen = zonder(normenVan(2026), plek) as Normdelen
      expect(toNormen(delen)).toMatchObject({ left: { jaar: 2026, ontbreekt: [plek.join('.')] } })
    })
  })

  it('toNormen reports an empty list of studieschuldfactoren as missing', () => {
    const normen = normenVan(2026)
    const delen: Normdelen = { ...normen, studieschuldfactoren: { ...normen.studieschuldfactoren, waarde: [] } }
    expect(toNormen(delen)).toMatchObject({ left: { ontbreekt: ['studieschuldfactoren.waarde'] } })
  })
})

it.each([
  ['status', 'Voorstel', 'box1.status'],
  ['peildatum', 'akte', 'box1.peildatum'],
  ['bron', { ...normenVan(2026).box1.bron, gelezenIn: 'ergens' }, 'box1.bron.gelezenIn'],
])('toNormen and toBerekening refuse box1 with the invalid %s %j, and report %s as missing', (veld, waarde, plek) => {
  const normen = { ...normenVan(2026), box1: { ...normenVan(2026).box1, [veld]: waarde } } as unknown as Normen
  expect(toNormen(normen)).toMatchObject({ left: { ontbreekt: [plek] } })
  expect(() => toBerekening(verzoek, { ...kader, normen })).toThrow(`Dit ontbreekt: ${plek}.`)
})

describe('a complete norm set with proposed norms', () => {
  it('with proposed norms of 2027, the result differs from 2026 only in normjaar and in a lower maandlastNetto', () => {
    const met = (normen: Rekenkader['normen']) => opzetBij(verzoek, { ...kader, normen })
    const [in2026, in2027] = [met(normenVan(2026)), met(rightOf(toNormen(invented2027)))]
    expect({ ...in2027, maandlastNetto: 0 }).toEqual({ ...in2026, maandlastNetto: 0, normjaar: 2027 })
    expect(in2027.maandlastNetto).toBeLessThan(in2026.maandlastNetto)
  })

  it('verantwoord reports in voorstellen which figures depend on which proposed norms', () => {
    const { voorstellen } = rightOf(verantwoord(verzoek, kader))
    const { maximaleHypotheekOpInkomen, maandlastBruto, maandlastNetto, overdrachtsbelasting } = voorstellen
    const rustOp = (...normen: readonly string[]) =>
      `Dit rust op een voorstel, dat nog kan veranderen: ${normen.join('; ')}.`
    const belasting = 'Percentage overdrachtsbelasting voor een eigen woning'
    const box1 = ['Belastingschijven van box 1', 'Heffingskortingen', 'Hoogste percentage waartegen je rente aftrekt']
    expect({ maximaleHypotheekOpInkomen, maandlastBruto, maandlastNetto, overdrachtsbelasting }).toEqual({
      maximaleHypotheekOpInkomen: undefined,
      maandlastBruto: rustOp(belasting),
      maandlastNetto: rustOp(belasting, ...box1),
      overdrachtsbelasting: rustOp(belasting),
    })
  })

  it('changing proposed norms changes only figures that verantwoord lists in voorstellen', () => {
    const { box1, overdrachtsbelasting } = invented2027
    const onderAow = box1.waarde.onderAow.map((schijf) => ({ ...schijf, percentage: schijf.percentage / 2 }))
    const anders: Normen = {
      ...invented2027,
      overdrachtsbelasting: { ...overdrachtsbelasting, waarde: 9 },
      box1: { ...box1, waarde: { onderAow, aow: onderAow, hoogsteAftrek: 10 } },
    }
    every(arbitraries.verzoek(), arbitraries.rekenkader(), (willekeurig, { rentetarieven }) => {
      const opzetMet = (normen: Normen): Readonly<Record<string, unknown>> => ({
        ...opzetBij(willekeurig, { normen, rentetarieven }),
      })
      const [eerst, dan] = [opzetMet(invented2027), opzetMet(anders)]
      const bewogen = Object.keys(eerst).filter((veld) => eerst[veld] !== dan[veld])
      sometimes('a changed figure', bewogen)
      const { voorstellen } = rightOf(verantwoord(willekeurig, { normen: invented2027, rentetarieven }))
      expect(bewogen.filter((veld) => !Object.hasOwn(voorstellen, veld))).toEqual([])
    })
  })

  it('herleid returns the status, source and deciding date of the norms behind maandlastNetto', () => {
    const herkomsten = herleid(rightOf(verantwoord(verzoek, kader)), 'maandlastNetto').map(({ herkomst }) => herkomst)
    const regels = herkomsten.flatMap((herkomst) => (herkomst.soort === 'regeling' ? herkomst : []))
    expect(new Set(regels.map(({ regeling, status, geldt }) => `${status}: ${regeling}. ${geldt}`))).toEqual(
      new Set([
        'vastgesteld: Tijdelijke regeling hypothecair krediet. Geldt voor een bindend aanbod in 2027.',
        'vastgesteld: Tijdelijke regeling hypothecair krediet. ' +
          'Geldt voor een bindend aanbod in het laatste kwartaal van 2027 dat bekend is.',
        'vastgesteld: NHG Voorwaarden en Normen. Geldt voor een bindend aanbod in 2027.',
        'voorstel: Belastingplan 2027, ingediend op 15 september 2026. ' +
          'Geldt voor een leveringsakte in 2027. Dit is nog een voorstel.',
        'voorstel: Belastingplan 2027, ingediend op 15 september 2026. ' +
          'Geldt voor het kalenderjaar 2027; elk jaar telt apart. Dit is nog een voorstel.',
        'vastgesteld: Wet inkomstenbelasting 2001. Geldt voor het kalenderjaar 2027; elk jaar telt apart.',
      ]),
    )
  })

  it('createRekenbewijs lists the proposed norms in kader.voorstellen, which rekenbewijsCodec reads back', () => {
    const bewijs = rightOf(createRekenbewijs(verzoek, kader))
    expect(rightOf(rekenbewijsCodec.decode(JSON.parse(JSON.stringify(bewijs))))).toEqual(bewijs)
    expect(bewijs.kader.voorstellen).toEqual(['overdrachtsbelasting', 'box1', 'heffingskortingen'])
  })

  it('createRekenbewijs and verantwoord report no proposals for norms without proposals', () => {
    expect(rightOf(createRekenbewijs(verzoek, kaderVan())).kader).not.toHaveProperty('voorstellen')
    expect(rightOf(verantwoord(verzoek, kaderVan())).voorstellen).toEqual({})
  })
})
