import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  NORMJAREN,
  type Berekening,
  type FinancieringsOpzet,
  type RekenFout,
} from '../../../domain'
import {
  grondenVan,
  herleid,
  herreken,
  inWoorden,
  knopenVan,
  stapVan,
  verantwoord,
  type Verantwoording,
} from '../../../domain/uitleg'
import { every, everyVerzoek } from '../../support/every'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { kaderVan, opzetBij, verzoekVan, type Persoon } from '../rekenkern/voorbeeldverzoek'

const veldenVan = (opzet: FinancieringsOpzet) => Object.keys(opzet) as readonly (keyof FinancieringsOpzet)[]

interface Uitleg extends Berekening {
  readonly verantwoording: Verantwoording
}

const wet = (claim: (uitleg: Uitleg) => void): void => {
  everyVerzoek((verzoek, kader) => {
    const financieringsOpzet = opzetBij(verzoek, kader)
    claim({ financieringsOpzet, verantwoording: rightOf(verantwoord(verzoek, kader)) })
  })
}

describe('verantwoord', () => {
  it('herreken gives the outcome of every step from its own inputs', () => {
    wet(({ verantwoording }) => {
      const anders = verantwoording.stappen.filter((stap) => !Object.is(herreken(stap), stap.uitkomst))
      expect(anders.map(({ id, uitkomst }) => ({ id, uitkomst }))).toEqual([])
    })
  })

  it('herreken throws a TypeError for a copy of a step', () => {
    const [stap] = rightOf(verantwoord(verzoekVan([{ inkomen: 60_000 }]), kaderVan())).stappen
    expect(() => stap && herreken(structuredClone(stap))).toThrow(TypeError)
  })

  it('every input of a step has the value of the step or leaf that it comes from', () => {
    wet(({ verantwoording }) => {
      const knopen = knopenVan(verantwoording)
      const anders = verantwoording.stappen.flatMap(({ id, invoer }) =>
        invoer
          .filter(({ van, waarde }) => {
            const knoop = knopen.get(van)
            return !Object.is(knoop?.soort === 'stap' ? knoop.uitkomst : knoop?.waarde, waarde)
          })
          .map(({ naam }) => `${id}: ${naam}`),
      )
      expect(anders).toEqual([])
    })
  })

  it('every input of a step comes from a leaf or an earlier step, so no figure depends on itself', () => {
    wet(({ verantwoording: { stappen, gegevens } }) => {
      const bekend = new Set(gegevens.map(({ id }) => id))
      const teVroeg = stappen.filter(({ id, invoer }) => {
        const alBekend = invoer.every(({ van }) => bekend.has(van))
        bekend.add(id)
        return !alBekend
      })
      expect(teVroeg.map(({ id }) => id)).toEqual([])
    })
  })

  it('every figure of the record is the outcome of a step in the trail', () => {
    wet(({ verantwoording, financieringsOpzet: { normjaar, ...cijfers } }) => {
      const uitkomsten = veldenVan(cijfers).map((veld) => [veld, stapVan(verantwoording, veld)?.uitkomst])
      expect(Object.fromEntries(uitkomsten)).toEqual(cijfers)
      expect(NORMJAREN).toContain(normjaar)
    })
  })

  it('herleid leads every figure back to leaves, and every leaf is an input, a norm or a named choice', () => {
    wet(({ verantwoording, financieringsOpzet }) => {
      const bladeren = veldenVan(financieringsOpzet).flatMap((veld) =>
        herleid(verantwoording, veld).filter((knoop) => grondenVan(verantwoording, knoop).length === 0),
      )
      const vreemd = bladeren.filter(
        ({ soort, id, herkomst }) =>
          !(
            soort === 'gegeven' &&
            ((herkomst.soort === 'invoer' && /^(verzoek|kader)\./.test(id)) ||
              (herkomst.soort === 'regeling' && id.startsWith('norm.')) ||
              (herkomst.soort === 'keuze' && id.startsWith('keuze.')))
          ),
      )
      expect(vreemd.map(({ id }) => id)).toEqual([])
    })
  })

  it('the trail has only steps and leaves that a figure of the record depends on', () => {
    wet(({ verantwoording, financieringsOpzet }) => {
      const bereikt = new Set(veldenVan(financieringsOpzet).flatMap((veld) => herleid(verantwoording, veld)))
      const los = [...knopenVan(verantwoording).values()].filter((knoop) => !bereikt.has(knoop))
      expect(los.map(({ id }) => id)).toEqual([])
    })
  })

  it('every step and leaf of the trail has a unique id', () => {
    wet(({ verantwoording, verantwoording: { stappen, gegevens } }) => {
      expect(knopenVan(verantwoording).size).toBe(stappen.length + gegevens.length)
    })
  })

  it('verantwoord fails for the same requests and reasons as berekenFinancieringsOpzet', () => {
    every(arbitraries.metKader(arbitraries.verzoekMetEnigePeriode()), ([verzoek, kader]) => {
      const redenVan = either.match(
        (fout: RekenFout) => fout,
        () => undefined,
      )
      expect(redenVan(verantwoord(verzoek, kader))).toEqual(redenVan(berekenFinancieringsOpzet(verzoek, kader)))
    })
  })

  it('inWoorden writes every value of the trail without identifiers', () => {
    wet(({ verantwoording }) => {
      const woorden = [...knopenVan(verantwoording).values()].map((knoop) => inWoorden(knoop))
      expect(woorden.filter((tekst) => /[a-z][A-Z]|undefined|NaN|object/.test(tekst))).toEqual([])
    })
  })

  const besluitVan = (personen: readonly Persoon[]) => {
    const { stappen } = rightOf(verantwoord(verzoekVan(personen), kaderVan()))
    return stappen.find(({ id }) => id === 'maximaleHypotheekOpInkomen')
  }

  it('the formula of the mortgage on income mentions no pension when nobody retires', () => {
    expect(besluitVan([{ inkomen: 60_000 }])?.formule).toBe('de hypotheek die past bij het inkomen van nu')
  })

  it.each<readonly [string, readonly Persoon[]]>([
    ['bij het inkomen van nu', [{ inkomen: 60_000, pensioenBinnen10Jaar: 90_000 }]],
    ['als aanvrager 1 met pensioen is', [{ inkomen: 60_000, pensioenBinnen10Jaar: 30_000 }]],
    ['als aanvrager 2 met pensioen is', [{ inkomen: 60_000 }, { inkomen: 40_000, pensioenBinnen10Jaar: 9000 }]],
    [
      'als allebei met pensioen zijn',
      [
        { inkomen: 70_000, pensioenBinnen10Jaar: 30_000 },
        { inkomen: 60_000, pensioenBinnen10Jaar: 9000 },
      ],
    ],
  ])('the formula of the mortgage on income names the moment that decides, %s: %j', (moment, personen) => {
    expect(besluitVan(personen)?.formule).toBe(
      `het laagste van wat nu past en wat op elk moment na pensioen past: wat past ${moment}`,
    )
  })

  it('the trail has a test for each moment at which one applicant, the other or both have retired', () => {
    const momenten = (personen: readonly Persoon[]) => {
      const { stappen } = rightOf(verantwoord(verzoekVan(personen), kaderVan()))
      return stappen.flatMap(({ id }) => /^pensioentoets\.(\w+)\.maximum$/.exec(id)?.[1] ?? [])
    }
    const [met, zonder] = [{ inkomen: 50_000, pensioenBinnen10Jaar: 20_000 }, { inkomen: 50_000 }]
    expect(momenten([zonder, zonder])).toEqual([])
    expect(momenten([met])).toEqual(['eerste'])
    expect(momenten([met, zonder])).toEqual(['eerste'])
    expect(momenten([zonder, met])).toEqual(['tweede'])
    expect(momenten([met, met])).toEqual(['eerste', 'tweede', 'beiden'])
  })

  it('a formula mentions applicant 2 only when the request has two applicants', () => {
    everyVerzoek((verzoek, kader) => {
      const { stappen } = rightOf(verantwoord(verzoek, kader))
      const overTweede = stappen.some(({ formule }) => formule.includes('aanvrager 2'))
      expect(overTweede).toBe(verzoek.hypotheekgevers.length === 2)
    })
  })
})
