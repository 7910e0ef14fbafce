import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { SafetyNet } from '../../../adapters/element/mount/SafetyNet'

/**
 * Draws a part that fails this often, this many milliseconds apart; gives the failures it reported and the screen
 * after.
 */
const laatVallen = (keren: number, tussentijd = 0) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let nu = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nu)
  let nogVallen = keren
  const gehoord: boolean[] = []
  const Kind = () => {
    if (nogVallen > 0) throw new Error('gevallen')
    return 'staat'
  }
  const bijFout = (_oorzaak: unknown, opgegeven: boolean) => {
    gehoord.push(opgegeven)
    nogVallen -= 1
    nu += tussentijd
  }
  const { container } = render(
    <SafetyNet onError={bijFout}>
      <Kind />
    </SafetyNet>,
  )
  return { gehoord, tekst: container.textContent }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a screen that falls', () => {
  it('stands again after three falls', () => {
    expect(laatVallen(3)).toEqual({ gehoord: [false, false, false], tekst: 'staat' })
  })

  it('is given up at the fourth within ten seconds', () => {
    expect(laatVallen(4)).toEqual({ gehoord: [false, false, false, true], tekst: '' })
  })

  it('is drawn again however often it falls, when that takes longer', () => {
    expect(laatVallen(6, 3_400)).toEqual({ gehoord: Array.from({ length: 6 }, () => false), tekst: 'staat' })
  })
})
