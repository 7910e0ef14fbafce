import { expect, it } from 'vitest'

import { dispatch } from '../../../adapters/element/gebeurtenissen'
import { berekenFinancieringsOpzet, nieuweOrientatie, toVerzoek, wijzig } from '../../../domain'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { localGround } from '../../support/fakes/grounds'
import { overwrite } from '../../support/overwrite'

it('a listener that overwrites an event detail changes neither the orientatie nor the event on the parent', () => {
  const begin = nieuweOrientatie('MY')
  const grond = localGround(toVerzoek(begin, new Date(2026, 2, 14)))
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(grond.verzoek, grond.kader))
  const orientatie = wijzig(begin, { soort: 'berekeningVoltooid', financieringsOpzet, grond })
  const bron = document.createElement('div')
  const ouder = document.createElement('div')
  ouder.append(bron)
  const gehoord: unknown[] = []
  bron.addEventListener('resultaat', (event) => overwrite((event as CustomEvent<unknown>).detail))
  ouder.addEventListener('hypotheek-orientatie:resultaat', ({ detail }) => gehoord.push(detail.financieringsOpzet))
  dispatch(bron, 'resultaat', {
    financieringsOpzet: orientatie.financieringsOpzet ?? financieringsOpzet,
    rekenbewijs: () => Promise.resolve(undefined),
  })
  expect([gehoord, orientatie.financieringsOpzet]).toEqual([[financieringsOpzet], financieringsOpzet])
})
