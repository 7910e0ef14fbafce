import { expect, it } from 'vitest'

import { nieuweOrientatie, normenVan, pasRegelsToe, toKader, toVerzoek, wijzig, type Orientatie } from '../../../domain'
import { startersvrijstellingVan } from '../../../domain/orientatie'
import { createRekenbewijs, toGedeeld, type Rekenbewijs } from '../../../domain/bewijs'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { rightOf } from '../rekenkern/rightOf'

const MOMENT = new Date(2025, 5, 16)

const bewijsVan = (orientatie: Orientatie): Rekenbewijs => {
  const tarieven = { [orientatie.renteperiode]: 3.75 }
  const kader = toKader(orientatie, normenVan(2025), tarieven)
  return rightOf(createRekenbewijs(toVerzoek(orientatie, MOMENT), kader))
}

const standVan = (bewijs: Rekenbewijs): Orientatie =>
  wijzig(nieuweOrientatie(bewijs.verzoek.labelCode), {
    soort: 'antwoordenVervangen',
    antwoorden: toGedeeld(bewijs).antwoorden,
  })

it('the answers of toGedeeld produce the request and startersvrijstelling of the receipt', () => {
  everyTimes(numberOfRuns(500), losseOrientaties().map(pasRegelsToe), (orientatie) => {
    const stand = standVan(bewijsVan(orientatie))
    expect(toVerzoek(stand, MOMENT)).toEqual(toVerzoek(orientatie, MOMENT))
    expect(startersvrijstellingVan(stand)).toBe(startersvrijstellingVan(orientatie))
  })
})

it('toGedeeld returns the brand, norm year and date of the receipt', () => {
  const orientatie = wijzig(nieuweOrientatie('FL'), { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 })
  expect(toGedeeld(bewijsVan(orientatie))).toMatchObject({ labelCode: 'FL', normjaar: 2025, datum: '2025-06-16' })
})
