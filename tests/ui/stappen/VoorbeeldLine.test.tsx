import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { NORMJAREN } from '../../../domain'
import { LABEL_CODES } from '../../../domain/orientatie'
import {
  allBut,
  chooseOption,
  fillIn,
  fromService,
  goToStep,
  line,
  pending,
  readable,
  showAt,
  showCalculator,
} from '../../support/screen'

const INKOMEN = 'Bruto jaarinkomen'
const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

const example = () => screen.queryByText(/^Met € 45\.000 per jaar/)
const inEuro = (text = ''): number => Number(text.replaceAll(/\D/g, ''))
const exampleMaximum = () => inEuro(/ongeveer (.+) lenen\.$/.exec(readable(example()))?.[1])
const shownMaximum = () => inEuro(line('Je maximale hypotheek', 'Maximale hypotheek'))
const inHundreds = (amount: number) => Math.floor(amount / 100) * 100
/** Whether the line has its place, but no amount yet. */
const isReserved = () => example()?.hasAttribute('data-plaats')

describe('the example below an empty income', () => {
  it('the example has the rounded maximum at the example rate of Moneyou and the norms of 2026', () => {
    showCalculator({ normjaar: 2026 })
    expect(readable(example())).toBe('Met € 45.000 per jaar kan je bijvoorbeeld ongeveer € 198.800 lenen.')
    expect(isReserved()).toBe(false)
  })

  it.each(NORMJAREN.flatMap((jaar) => LABEL_CODES.map((label) => [label, jaar] as const)))(
    'the example of %s in %i is the maximum that the summary shows for that income, rounded down to hundreds',
    (labelCode, normjaar) => {
      showCalculator({ labelCode, normjaar })
      const before = exampleMaximum()
      fillIn(INKOMEN, '45.000')
      expect(before).toBe(inHundreds(shownMaximum()))
      expect(before).toBeGreaterThan(0)
    },
  )

  it('the example has the own rates of the page and the chosen period', () => {
    showAt(1, { renteperiode: 60 }, { rentetarieven: { 60: 2, 120: 6 } })
    fillIn(INKOMEN, '')
    const before = exampleMaximum()
    fillIn(INKOMEN, '45.000')
    expect(before).toBe(inHundreds(shownMaximum()))
  })

  it('the example subtracts the debts of the visitor, and is invisible when nothing can be borrowed', () => {
    showCalculator()
    const before = exampleMaximum()
    chooseOption(SCHULDEN, 'Ja')
    fillIn('Leningen', '100')
    expect(exampleMaximum()).toBeLessThan(before)
    fillIn('Leningen', '9.000')
    expect(isReserved()).toBe(true)
  })

  it('the example is gone once the income is filled in, and is back when the income is empty again', () => {
    showCalculator()
    fillIn(INKOMEN, '60.000')
    expect(example()).toBeNull()
    fillIn(INKOMEN, '')
    expect(example()).toBeVisible()
  })

  it('the example is only for somebody who buys alone and works for an employer', () => {
    showCalculator()
    for (const [soort, hasExample] of [
      ['Tijdelijk dienstverband', true],
      ['Zzp-inkomen', false],
      ['Pensioen', false],
      ['Overig', false],
      ['Vast dienstverband', true],
    ] as const) {
      chooseOption('Wat voor inkomen heb je?', soort)
      expect(example() !== null, soort).toBe(hasExample)
    }
    chooseOption('Koop je alleen of samen?', 'Samen')
    expect(example()).toBeNull()
  })

  it('a calculator of a service shows no example and keeps no place for one', () => {
    showCalculator(fromService())
    expect(example()).not.toBeVisible()
    expect(example()).toHaveAttribute('hidden')
  })

  it('the example has its place while its calculation loads, and a failed load is no message', async () => {
    const part = pending('inkomensvoorbeeld')
    const { failedLoads, announced } = showCalculator({ lazy: allBut(part) })
    expect(isReserved()).toBe(true)
    await part.failLoading()
    expect([isReserved(), failedLoads, announced.all()]).toEqual([true, [], []])
    chooseOption('Wat voor inkomen heb je?', 'Tijdelijk dienstverband')
    await part.finishLoading()
    expect(isReserved()).toBe(false)
  })
})

it('the line about the three steps is on step 1 only', () => {
  showCalculator()
  const vooraf = () => screen.queryByText('Drie stappen, ongeveer twee minuten. Je ziet meteen wat je kan lenen.')
  expect(vooraf()).toBeVisible()
  fillIn(INKOMEN, '60.000')
  goToStep(2)
  expect(vooraf()).toBeNull()
})
