import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Maandbalk } from '../../../ui/uitkomst/Maandbalk'
import { click, readable, showAt } from '../../support/screen'
import { drawingFaults } from '../../support/screen/drawings'

const partsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[style*=flex-grow]')].map(({ style }) => Number(style.flexGrow))

describe('the bar of the monthly cost', () => {
  it('a brace spans the net cost: interest after tax and repayment, but not the tax advantage', () => {
    const { container } = render(
      <Maandbalk verdeling={{ rente: 360, aflossing: 263, terug: 182, extra: 0 }} netto={623} />,
    )
    expect(partsOf(container)).toEqual([623, 360, 263, 182, 182])
    expect(readable(container)).toBe('netto € 623')
    expect(drawingFaults(container)).toEqual([])
  })

  it('extra tax is part of the net cost, so the brace spans the whole bar', () => {
    const { container } = render(<Maandbalk verdeling={{ rente: 3, aflossing: 9, terug: 0, extra: 20 }} netto={32} />)
    expect(partsOf(container)).toEqual([32, 3, 9, 20])
    expect(drawingFaults(container)).toEqual([])
  })

  it('the bar grows from the gross cost when the answer comes first, and not when the visitor comes back', () => {
    const bars = () => [...document.querySelectorAll('[style*="--ho-van"]')].map((part) => part.parentElement)
    const grows = () => bars().map((bar) => bar?.hasAttribute('data-groeit'))
    showAt(3, { vraagprijsWoning: 150_000, eigenGeld: 15_000 })
    expect(grows()).toEqual([true, true])
    click('Vorige stap')
    expect(bars()).toEqual([])
    click('Ga verder')
    expect(grows()).toEqual([false, false])
  })
})
