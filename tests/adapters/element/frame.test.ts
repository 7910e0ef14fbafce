import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import '../../../adapters/element/frame'

const MARK = 'data-hypotheek-orientatie'
const HOME = 'https://rekenhulp.voorbeeld'

const addFrame = (): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.setAttribute(MARK, '')
  document.body.append(frame)
  return frame
}

/** Lets the page in an iframe send this content to the outer page. */
const send = ({ contentWindow }: HTMLIFrameElement, content: unknown, origin = HOME): void => {
  const data = { 'hypotheek-orientatie': content }
  dispatchEvent(new MessageEvent('message', { source: contentWindow, origin, data }))
}

/** Lets the page in an iframe report these heights, and returns the height of the iframe after each. */
const heightsAfter = (frame: HTMLIFrameElement, heights: readonly number[]): readonly string[] =>
  heights.map((height) => {
    send(frame, { height })
    return frame.style.height
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('frame.js gives an iframe at most 20.000 pixels', () => {
  expect(heightsAfter(addFrame(), [19_999, 1_000_000])).toEqual(['19999px', '20000px'])
})

it('frame.js stops after ten growths in a row by the same amount, until the page reports another change', () => {
  const frame = addFrame()
  const growing = Array.from({ length: 12 }, (_, time) => 1000 + 50 * time)
  expect(heightsAfter(frame, growing).at(-1)).toBe('1500px')
  expect(heightsAfter(frame, [1550, 1550])).toEqual(['1500px', '1500px'])
  expect(heightsAfter(frame, [1400, 1450])).toEqual(['1400px', '1450px'])
})

it('frame.js follows twelve growths in a row by different amounts, as of an animation', () => {
  const growing = Array.from({ length: 12 }, (_, time) => 1000 + 10 * time * time)
  expect(heightsAfter(addFrame(), growing).at(-1)).toBe('2210px')
})

it.each([
  ['that has the focus', 0, true],
  ['that lost the focus a second ago', 1000, true],
  ['that lost the focus more than a second ago', 1001, false],
])('frame.js scrolls to an opened step in an iframe %s: after %i ms %s', (_which, time, scrolls) => {
  const frame = addFrame()
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -10, 100, 100))
  const scroll = vi.spyOn(frame, 'scrollIntoView').mockReturnValue()
  send(frame, { step: true })
  expect(scroll).not.toHaveBeenCalled()
  frame.focus()
  dispatchEvent(new Event('blur'))
  if (time > 0) {
    frame.blur()
    dispatchEvent(new Event('focusin'))
    vi.advanceTimersByTime(time)
  }
  send(frame, { step: true })
  expect(scroll).toHaveBeenCalledTimes(scrolls ? 1 : 0)
})

it('an iframe that shows a page of another origin loses its mark and its place as a calculator', () => {
  const frame = addFrame()
  expect(heightsAfter(frame, [700])).toEqual(['700px'])
  send(frame, { height: 9000 }, 'https://elders.voorbeeld')
  expect(frame.hasAttribute(MARK)).toBe(false)
  expect(heightsAfter(frame, [800])).toEqual(['700px'])
  frame.setAttribute(MARK, '')
  send(frame, { height: 900 }, 'https://elders.voorbeeld')
  expect(frame.style.height).toBe('900px')
})

describe('start values for a calculator in an iframe', () => {
  /** Returns the messages that the page in this iframe gets, with the origin that may read each. */
  const messagesTo = (frame: HTMLIFrameElement) => {
    const sent: unknown[][] = []
    const { contentWindow } = frame
    if (contentWindow) contentWindow.postMessage = (...message: unknown[]) => void sent.push(message)
    return sent
  }
  const message = (antwoorden: string) => ({ 'hypotheek-orientatie': { antwoorden } })

  it('frame.js sends data-antwoorden to the origin of the first message, once and after each change', async () => {
    const frame = addFrame()
    const sent = messagesTo(frame)
    frame.setAttribute('data-antwoorden', '{"eigenGeld":1}')
    send(frame, { height: 100 })
    send(frame, { height: 200 })
    expect(sent).toEqual([[message('{"eigenGeld":1}'), HOME]])
    frame.setAttribute('data-antwoorden', '{"eigenGeld":2}')
    await Promise.resolve()
    frame.removeAttribute('data-antwoorden')
    await Promise.resolve()
    expect(sent.slice(1)).toEqual([
      [message('{"eigenGeld":2}'), HOME],
      [message('{}'), HOME],
    ])
  })

  it('frame.js sends nothing without data-antwoorden, and nothing to a page without an origin', () => {
    const frame = addFrame()
    const sent = messagesTo(frame)
    send(frame, { height: 100 })
    const sandboxed = addFrame()
    const sentThere = messagesTo(sandboxed)
    sandboxed.setAttribute('data-antwoorden', '{"eigenGeld":1}')
    send(sandboxed, { height: 100 }, 'null')
    expect([sent, sentThere]).toEqual([[], []])
  })
})
