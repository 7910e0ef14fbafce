import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { cleanUp, dialogs, readable, showAt } from '../../support/screen'

const ZONDER_HYPOTHEEK = { vraagprijsWoning: 300_000, eigenGeld: 400_000 }
const NETTO_NUL = /netto(?: maandlast)?:? ?€ 0(?! ?[\d.])|€ 0 netto/i

it('the page and every dialog that show a net monthly cost of € 0 name the tax on a home without a mortgage', () => {
  showAt(3, ZONDER_HYPOTHEEK)
  const places = [['page', readable(document.body)]]
  cleanUp()
  for (const [name, { title, open, element }] of Object.entries(dialogs)) {
    showAt(3, ZONDER_HYPOTHEEK)
    if (screen.queryAllByText(title, { selector: 'button' }).length > 0) {
      open()
      places.push([name, readable(element())])
    }
    cleanUp()
  }
  const showing = places.filter(([, text = '']) => NETTO_NUL.test(text))
  expect(showing.map(([name]) => name)).toEqual(['page', 'watAls', 'meenemen'])
  expect(showing.filter(([, text = '']) => !/€ [1-9]\d* belasting per maand/.test(text))).toEqual([])
})
