import { expect, it } from 'vitest'

import { dispatch } from '../../../adapters/element/gebeurtenissen'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  normenVan,
  toVerzoek,
  voorbeeldRentes,
  wijzig,
} from '../../../domain'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { overwrite } from '../../support/overwrite'

it('a listener that overwrites an event detail changes neither the orientatie nor the event on the parent', () => {
  const begin = nieuweOrientatie('MY')
  const kader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(toVerzoek(begin, new Date(2026, 2, 14)), kader))
  const orientatie = wijzig(begin, { soort: 'berekeningVoltooid', financieringsOpzet })
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
