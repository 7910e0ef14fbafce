import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { verantwoordingen } from '../../../adapters/testing/arbitraries/uitkomst'
import {
  formuleInCijfers,
  grondenVan,
  herleid,
  herreken,
  inWoorden,
  knopenVan,
  type Graaf,
  type Verantwoording,
} from '../../../domain/uitleg'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'
import type { Veld } from './verhaal/verhalen'

const COPIES: Readonly<Record<string, (spoor: Verantwoording) => Verantwoording>> = {
  structuredClone: (spoor) => structuredClone(spoor),
  JSON: (spoor) => JSON.parse(JSON.stringify(spoor)) as Verantwoording,
}

const RECORD = 'financieringsOpzet'

const idsOf = (knopen: readonly { readonly id: string }[]) => knopen.map(({ id }) => id)

/** Returns the answers of every function that reads a trail: about each step and leaf, and about the figure `veld`. */
const answersOf = (graaf: Graaf, veld: Veld, isVoorbeeldrente: boolean) => ({
  knopen: [...knopenVan(graaf).values()].map((knoop) => ({
    woorden: inWoorden(knoop),
    gronden: idsOf(grondenVan(graaf, knoop)),
    ...(knoop.soort === 'stap' && { uitkomst: herreken(knoop), formule: formuleInCijfers(knoop) }),
  })),
  herleid: idsOf(herleid(graaf, veld)),
  verhalen: (['kort', 'volledig'] as const).map((uitvoerigheid) =>
    toVerhaal({ graaf, veld, aanbieder: 'Moneyou', isVoorbeeldrente }, uitvoerigheid),
  ),
})

describe('a copy of a trail', () => {
  it.each(Object.entries(COPIES))('a copy by %s equals the trail and answers every question about it', (_, copy) => {
    every(verantwoordingen(), fc.nat(), fc.boolean(), (spoor, plek, isVoorbeeldrente) => {
      const kopie = copy(spoor)
      const cijfers = spoor.stappen.filter(({ pad }) => pad === RECORD)
      const veld = cijfers[plek % cijfers.length]?.naam as Veld
      const heeft = (id: string) => [...spoor.stappen, ...spoor.gegevens].some((knoop) => knoop.id === id)
      sometimes('a home', heeft('verzoek.onderpand.koopsom'))
      sometimes('a sale', heeft('verkoop.saldo'))
      sometimes('a test with a pension', heeft('pensioentoets.eerste.maximum'))
      sometimes(
        'a leaf that the visitor left empty',
        spoor.gegevens.some(({ isLeeg }) => isLeeg === true),
      )
      sometimes(
        'a step about the partner',
        spoor.stappen.some(({ nummer }) => nummer === 2),
      )
      expect(kopie).toStrictEqual(spoor)
      expect(answersOf(kopie, veld, isVoorbeeldrente)).toEqual(answersOf(spoor, veld, isVoorbeeldrente))
    })
  })

  it('a step of another version, whose key this version lacks, is refused with an error that says what to do', () => {
    const [spoor] = fc.sample(verantwoordingen(), 1)
    const [stap] = spoor?.stappen ?? []
    expect(() => stap && herreken({ ...stap, sleutel: 'toets.vervallen' })).toThrow(
      new RangeError(
        `${stap?.id} is van een andere versie van deze bibliotheek; maak het spoor opnieuw met verantwoord.`,
      ),
    )
  })
})
