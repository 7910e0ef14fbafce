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
  it('herreken returns the outcome of each step from the inputs of that step', () => {
    wet(({ verantwoording }) => {
      const anders = verantwoording.stappen.filter((stap) => !Object.is(herreken(stap), stap.uitkomst))
      expect(anders.map(({ id, uitkomst }) => ({ id, uitkomst }))).toEqual([])
    })
  })

  it('every input of a step in verantwoord has the value of the step or leaf that its field van names', () => {
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

  it('every step of verantwoord uses only gegevens and earlier steps, so no figure depends on itself', () => {
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

  it('every figure of the result except normjaar is the outcome of its step in verantwoord', () => {
    wet(({ verantwoording, financieringsOpzet: { normjaar, ...cijfers } }) => {
      const uitkomsten = veldenVan(cijfers).map((veld) => [veld, stapVan(verantwoording, veld)?.uitkomst])
      expect(Object.fromEntries(uitkomsten)).toEqual(cijfers)
      expect(NORMJAREN).toContain(normjaar)
    })
  })

  it('herleid traces every figure back to inputs, norms and choices of this calculator', () => {
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

  it('verantwoord returns only stappen and gegevens that a figure of the result depends on', () => {
    wet(({ verantwoording, financieringsOpzet }) => {
      const bereikt = new Set(veldenVan(financieringsOpzet).flatMap((veld) => herleid(verantwoording, veld)))
      const los = [...knopenVan(verantwoording).values()].filter((knoop) => !bereikt.has(knoop))
      expect(los.map(({ id }) => id)).toEqual([])
    })
  })

  it('every stap and gegeven of verantwoord has a unique id', () => {
    wet(({ verantwoording, verantwoording: { stappen, gegevens } }) => {
      expect(knopenVan(verantwoording).size).toBe(stappen.length + gegevens.length)
    })
  })

  it('verantwoord returns an error exactly when berekenFinancieringsOpzet does, and returns the same error', () => {
    every(arbitraries.metKader(arbitraries.verzoekMetEnigePeriode()), ([verzoek, kader]) => {
      const redenVan = either.match(
        (fout: RekenFout) => fout,
        () => undefined,
      )
      expect(redenVan(verantwoord(verzoek, kader))).toEqual(redenVan(berekenFinancieringsOpzet(verzoek, kader)))
    })
  })

  it('inWoorden writes every value in verantwoord without code identifiers, undefined, NaN or object', () => {
    wet(({ verantwoording }) => {
      const woorden = [...knopenVan(verantwoording).values()].map((knoop) => inWoorden(knoop))
      expect(woorden.filter((tekst) => /[a-z][A-Z]|undefined|NaN|object/.test(tekst))).toEqual([])
    })
  })

  const besluitVan = (personen: readonly Persoon[]) => {
    const { stappen } = rightOf(verantwoord(verzoekVan(personen), kaderVan()))
    return stappen.find(({ id }) => id === 'maximaleHypotheekOpInkomen')
  }

  it('the formula of maximaleHypotheekOpInkomen mentions no pension when nobody retires within ten years', () => {
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
  ])('the formula of maximaleHypotheekOpInkomen names the deciding moment "%s" for buyers %j', (moment, personen) => {
    expect(besluitVan(personen)?.formule).toBe(
      `het laagste van wat nu past en wat op elk moment na pensioen past: wat past ${moment}`,
    )
  })

  it('verantwoord has a pensioentoets for each buyer who retires within ten years, and one for both if both do', () => {
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

  it('some formula in verantwoord mentions aanvrager 2 if and only if the request has two applicants', () => {
    everyVerzoek((verzoek, kader) => {
      const { stappen } = rightOf(verantwoord(verzoek, kader))
      const overTweede = stappen.some(({ formule }) => formule.includes('aanvrager 2'))
      expect(overTweede).toBe(verzoek.hypotheekgevers.length === 2)
    })
  })
})
