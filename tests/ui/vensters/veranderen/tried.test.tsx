import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { dialogs, fillIn, goBack, showAt, tried, tryChange, wait } from '../../../support/screen'

const { open } = dialogs.veranderen

/** Returns the element that has the message about the tried change and its button. */
const banner = () => document.querySelector('[data-geprobeerd]')

const tryEigenGeld = () => {
  showAt(2, { vraagprijsWoning: 300_000, eigenGeld: 20_000 })
  open()
  tryChange(/meer eigen geld$/)
}

describe('the banner about a tried change', () => {
  it('the banner is at the top of the summary, above the bar that shows the amount in a narrow element', () => {
    tryEigenGeld()
    const [eerste, balk] = screen.getByRole('complementary').firstElementChild?.children ?? []
    expect(eerste).toBe(banner())
    expect(balk).toHaveAttribute('aria-expanded')
    expect(banner()).toHaveFocus()
  })

  it('going back removes the banner and focuses the title of the step', () => {
    tryEigenGeld()
    goBack()
    expect(banner()).toBeNull()
    expect(screen.getByRole('heading', { name: 'Benodigde hypotheek' })).toHaveFocus()
  })

  it('the banner disappears only after the press that ended the tried change', () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    tryEigenGeld()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Vorige stap' }))
    fillIn('Eigen geld', '25.000')
    expect(tried()).toBeDefined()
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Vorige stap' }))
    wait(10)
    expect(tried()).toBeUndefined()
    vi.useRealTimers()
  })
})
