import { describe, expect, it, vi } from 'vitest'

import { floatBeside } from '../../../ui/velden/floatBeside'
import { recordLeftovers } from '../../support/leftovers'

const PLACEMENT = { distance: 7, margin: 5, alignment: 'start' } as const

/**
 * Shows an overlay of 100 by 200 pixels beside an anchor from `top` to `bottom`, in a window of 800 by 600 pixels.
 * Returns the position and the maximum height of the overlay.
 */
const placedBeside = (top: number, bottom: number) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600)
  const [overlay, anchor] = [document.createElement('div'), document.createElement('div')]
  overlay.getBoundingClientRect = () => new DOMRect(0, 0, 100, 200)
  anchor.getBoundingClientRect = () => new DOMRect(50, top, 300, bottom - top)
  document.body.append(anchor, overlay)
  floatBeside(overlay, anchor, PLACEMENT, () => undefined)()
  vi.restoreAllMocks()
  return [overlay.style.top, overlay.style.maxHeight]
}

it('the function that floatBeside returns removes every listener', () => {
  const [overlay, anchor] = [document.createElement('div'), document.createElement('div')]
  document.body.append(anchor, overlay)
  const left = recordLeftovers()
  const stop = floatBeside(overlay, anchor, PLACEMENT, () => undefined)
  expect(left().length).toBeGreaterThan(1)
  stop()
  expect(left()).toEqual([])
  vi.restoreAllMocks()
})

describe('floatBeside', () => {
  it.each([
    ['below its anchor where it fits there, also with more room above', [300, 340], ['347px', '']],
    ['below its anchor where it fits exactly', [348, 388], ['395px', '']],
    ['above its anchor where it does not fit below', [400, 440], ['193px', '']],
    [
      'above its anchor, cut to the room there, where it fits nowhere and that room is larger',
      [200, 500],
      ['5px', '188px'],
    ],
    [
      'below its anchor, cut to the room there, where it fits nowhere and that room is larger',
      [100, 400],
      ['407px', '188px'],
    ],
  ] as const)('floatBeside puts an overlay %s', (_, [top, bottom], expected) => {
    expect(placedBeside(top, bottom)).toEqual(expected)
  })
})
