import { expect, it } from 'vitest'

import { nieuweOrientatie, normenVan, pasRegelsToe, toKader, toVerzoek, wijzig, type Orientatie } from '../../../domain'
import { startersvrijstellingVan } from '../../../domain/orientatie'
import { createRekenbewijs, toGedeeld, type Rekenbewijs } from '../../../domain/bewijs'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { everyTimes } from '../../support/every'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
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

it('the answers of a receipt ask for the same calculation again, of as many starters', () => {
  everyTimes(numberOfRuns(500, VEEL), losseOrientaties().map(pasRegelsToe), (orientatie) => {
    const stand = standVan(bewijsVan(orientatie))
    expect(toVerzoek(stand, MOMENT)).toEqual(toVerzoek(orientatie, MOMENT))
    expect(startersvrijstellingVan(stand)).toBe(startersvrijstellingVan(orientatie))
  })
})

it('says of which brand, of which year and of which day a receipt is', () => {
  const orientatie = wijzig(nieuweOrientatie('FL'), { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 })
  expect(toGedeeld(bewijsVan(orientatie))).toMatchObject({ labelCode: 'FL', normjaar: 2025, datum: '2025-06-16' })
})
