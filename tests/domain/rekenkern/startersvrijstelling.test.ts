import { describe, expect, it } from 'vitest'

import {
  aannamesVan,
  NORMJAREN,
  normenVan,
  type FinancieringsOpzetVerzoek,
  type Onderpand,
  type Rekenkader,
} from '../../../domain'
import type { Startersvrijstelling } from '../../../domain/orientatie'
import { herreken, inWoorden, verantwoord } from '../../../domain/uitleg'
import { everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'
import { rightOf } from './rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from './voorbeeldverzoek'

const STARTERSVRIJSTELLINGEN: readonly Startersvrijstelling[] = ['nee', 'eenVanTwee', 'ja']

/** Two buyers, so that one of the two can be exempt. The transfer tax does not depend on their incomes. */
const TWEE = [{ inkomen: 60_000 }, { inkomen: 0 }]

/** Returns the values of startersvrijstelling that a request allows: `eenVanTwee` only for two buyers. */
const wieBij = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): readonly Startersvrijstelling[] =>
  hypotheekgevers.length === 2 ? STARTERSVRIJSTELLINGEN : ['nee', 'ja']

/** Returns the rekenkader without a value for startersvrijstelling. */
const zonderVraag = ({ normen, rentetarieven, kosten }: Rekenkader): Rekenkader => ({
  normen,
  rentetarieven,
  ...(kosten && { kosten }),
})

const metWie = (kader: Rekenkader, startersvrijstelling: Startersvrijstelling): Rekenkader => ({
  ...kader,
  startersvrijstelling,
})

const wet = (claim: (verzoek: FinancieringsOpzetVerzoek & { onderpand: Onderpand }, kader: Rekenkader) => void) => {
  everyVerzoekMetOnderpand((verzoek, kader) => {
    claim(verzoek, zonderVraag(kader))
  }, numberOfRuns(70))
}

const belastingBij = (koopsom: number, kader: Rekenkader, anders: Partial<Onderpand> = {}) =>
  opzetBij(verzoekVan(TWEE, { onderpand: bestaandeWoning(koopsom, anders) }), kader).overdrachtsbelasting

describe('startersvrijstelling nee', () => {
  it('startersvrijstelling nee gives exactly the result and trail of a rekenkader without startersvrijstelling', () => {
    wet((verzoek, kader) => {
      const nee = metWie(kader, 'nee')
      expect(opzetBij(verzoek, nee)).toStrictEqual(opzetBij(verzoek, kader))
      expect(JSON.stringify(rightOf(verantwoord(verzoek, nee)))).toBe(
        JSON.stringify(rightOf(verantwoord(verzoek, kader))),
      )
    })
  })
})

describe('startersvrijstelling', () => {
  it('the startersvrijstelling never raises transfer tax or purchase costs, nor the shortage by over a cent', () => {
    wet((verzoek, kader) => {
      const zonder = opzetBij(verzoek, kader)
      for (const wie of each('buyers', wieBij(verzoek))) {
        const met = opzetBij(verzoek, metWie(kader, wie))
        expect(met.overdrachtsbelasting).toBeLessThanOrEqual(zonder.overdrachtsbelasting ?? 0)
        expect(met.aankoopkosten).toBeLessThanOrEqual(zonder.aankoopkosten ?? 0)
        expect(met.extraBenodigdeEigenInleg).toBeLessThanOrEqual((zonder.extraBenodigdeEigenInleg ?? 0) + 0.01)
      }
    })
  })

  it('startersvrijstelling ja changes neither maximaleHypotheek nor maximaleHypotheekOpInkomen', () => {
    wet((verzoek, kader) => {
      const { maximaleHypotheek, maximaleHypotheekOpInkomen } = opzetBij(verzoek, metWie(kader, 'ja'))
      expect(opzetBij(verzoek, kader)).toMatchObject({ maximaleHypotheek, maximaleHypotheekOpInkomen })
    })
  })

  it('startersvrijstelling eenVanTwee saves half of the transfer tax that ja saves, to the cent', () => {
    wet((verzoek, kader) => {
      if (!sometimes('two buyers', verzoek.hypotheekgevers.length === 2)) return
      const [geen, een, alle] = STARTERSVRIJSTELLINGEN.map(
        (wie) => opzetBij(verzoek, metWie(kader, wie)).overdrachtsbelasting ?? Number.NaN,
      )
      expect(Math.abs(Number(een) - (Number(geen) + Number(alle)) / 2)).toBeLessThan(0.01)
    })
  })

  it('the startersvrijstelling does not change the result or the trail of a new build', () => {
    wet((verzoek, kader) => {
      const nieuwbouw = { ...verzoek, onderpand: { ...verzoek.onderpand, onderpandType: 'Nieuwbouw' as const } }
      for (const wie of each('buyers', wieBij(verzoek))) {
        expect(opzetBij(nieuwbouw, metWie(kader, wie))).toStrictEqual(opzetBij(nieuwbouw, kader))
        const [met, zonder] = [metWie(kader, wie), kader].map((een) => rightOf(verantwoord(nieuwbouw, een)))
        expect(JSON.stringify(met)).toBe(JSON.stringify(zonder))
      }
    })
  })

  it.each(NORMJAREN)(
    'in %i, the startersvrijstelling applies up to and including the price limit, and to no part of a higher price',
    (jaar) => {
      const { startersvrijstelling, overdrachtsbelasting } = normenVan(jaar)
      const grens = startersvrijstelling.waarde.woningwaardeTotEnMet
      const heel = (prijs: number) => (prijs * overdrachtsbelasting.waarde) / 100
      const kader = kaderVan({ jaar })
      const bij = (wie: Startersvrijstelling) =>
        [grens - 1, grens, grens + 1].map((prijs) => belastingBij(prijs, metWie(kader, wie)))
      expect(bij('ja')).toEqual([0, 0, heel(grens + 1)])
      expect(bij('eenVanTwee')).toEqual([heel(grens - 1) / 2, heel(grens) / 2, heel(grens + 1)])
      expect(bij('nee')).toEqual([heel(grens - 1), heel(grens), heel(grens + 1)])
    },
  )

  it('a renovation of 100.000 does not count for the price limit of the startersvrijstelling', () => {
    expect(belastingBij(525_000, metWie(kaderVan(), 'ja'), { meerwerkOfVerbouwingskosten: 100_000 })).toBe(0)
  })
})

describe('step aankoop.overdrachtsbelasting', () => {
  const verzoekBij = (koopsom: number) => verzoekVan(TWEE, { onderpand: bestaandeWoning(koopsom) })
  const belastingstap = (wie: Startersvrijstelling, koopsom: number) => {
    const { stappen } = rightOf(verantwoord(verzoekBij(koopsom), metWie(kaderVan(), wie)))
    const stap = stappen.find(({ id }) => id === 'aankoop.overdrachtsbelasting')
    if (stap === undefined) throw new Error('There is no step for the transfer tax.')
    return stap
  }

  it('step overdrachtsbelasting with eenVanTwee gives 4.000, with vrijgesteld and grens as last inputs', () => {
    const stap = belastingstap('eenVanTwee', 400_000)
    expect(stap.invoer.slice(-2)).toEqual([
      { naam: 'vrijgesteld', waarde: 'eenVanTwee', eenheid: 'soort', van: 'kader.startersvrijstelling' },
      { naam: 'grens', waarde: 525_000, eenheid: 'euro', van: 'norm.startersvrijstelling.grens' },
    ])
    expect(herreken(stap)).toBe(4000)
    expect(inWoorden({ waarde: 'eenVanTwee', eenheid: 'soort' })).toBe('een van de twee kopers')
  })

  it.each([
    ['nee', 400_000, 'alleen mee als je zegt dat je die kan gebruiken', ['startersvrijstelling']],
    ['ja', 400_000, 'dat zeg je zelf', ['metStartersvrijstelling']],
    ['eenVanTwee', 400_000, 'jullie elk de helft kopen', ['startersvrijstellingVanEen']],
    ['ja', 525_001, 'te duur voor de startersvrijstelling', []],
  ] as const)(
    'step aankoop.overdrachtsbelasting with %s at a price of %i says "%s", and aannamesVan reports %j',
    (wie, koopsom, zin, namen) => {
      expect(belastingstap(wie, koopsom).keuze).toContain(zin)
      const [verzoek, kader] = [verzoekBij(koopsom), metWie(kaderVan(), wie)]
      const aannames = aannamesVan(verzoek, opzetBij(verzoek, kader), kader)
      expect(aannames.map(({ naam }) => naam).filter((naam) => /startersvrijstelling/i.test(naam))).toEqual(namen)
    },
  )
})
