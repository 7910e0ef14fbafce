import { expect, it } from 'vitest'

import { VELDEN } from '../../../domain/orientatie'
import { PERSONEN } from '../../../domain/antwoorden/persoon'
import { STAPVRAGEN } from '../../../domain/vragen/vragen'

it('STAPVRAGEN lists each question on exactly one step, except the startersvrijstelling', () => {
  const opStappen = Object.values(STAPVRAGEN).flat()
  const vanNormen = PERSONEN.map((wie) => `${wie}.startersvrijstelling` as const)
  expect([...opStappen, ...vanNormen].toSorted()).toEqual(VELDEN.toSorted())
})
