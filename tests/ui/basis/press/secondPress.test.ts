import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ignoreSecondPress } from '../../../../ui/basis/press/secondPress'

const HTML = `<button id="buiten">Buiten</button><div id="frame"><button id="opener" aria-haspopup="dialog">Open</button>
  <button id="knop" aria-expanded="false"><span>?</span></button><details><summary>Meer</summary>Tekst</details>
  <dialog>Masker</dialog><button id="tel">Tel op</button></div>`

/** The clicks that got through, by id or tag. */
const gehoord: string[] = []
let stop: () => void

const vind = (naar: string) => document.querySelector<HTMLElement>(naar) ?? document.body

beforeEach(() => {
  document.body.innerHTML = HTML
  gehoord.length = 0
  document.body.onclick = ({ target }) => {
    if (!(target instanceof Element)) return
    gehoord.push(target.id || target.localName)
    const knop = target.closest('[aria-expanded]')
    if (knop) knop.ariaExpanded = String(knop.ariaExpanded !== 'true')
  }
  stop = ignoreSecondPress(window, vind('#frame'))
})
afterEach(() => {
  stop()
  document.body.onclick = null
})

const press = (naar: string, pointerType: string, detail: number, clientX = 50): boolean => {
  const begin = new MouseEvent('pointerdown', { bubbles: true, composed: true, clientX, clientY: 50 })
  vind(naar).dispatchEvent(Object.assign(begin, { pointerType }))
  return vind(naar).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }))
}

/** A press by mouse: the browser counts which of a series it is. */
const klik = (naar: string, detail: number): boolean => press(naar, 'mouse', detail)

/** A tap at this place, which some browsers do not count. */
const tik = (naar: string, clientX?: number): boolean => press(naar, 'touch', 1, clientX)

describe('the second press of a double click', () => {
  it('is ignored on what the first press opened', () => {
    klik('#opener', 1)
    expect(klik('dialog', 2)).toBe(false)
    expect(gehoord).toEqual(['opener'])
  })

  it('is ignored on what came in the place of a button of the page', () => {
    klik('#buiten', 1)
    klik('#opener', 2)
    expect(gehoord).toEqual(['buiten'])
  })

  it.each(['#knop', '#knop > span', 'summary'])('is ignored on %s, which opens and closes', (naar) => {
    klik(naar, 1)
    klik(naar, 2)
    expect(gehoord).toHaveLength(1)
  })

  it('counts on a control that something else has closed since it was opened', () => {
    klik('#knop', 1)
    vind('#knop').ariaExpanded = 'false'
    klik('#knop', 2)
    expect(gehoord).toEqual(['knop', 'knop'])
    klik('#knop', 3)
    expect(gehoord).toHaveLength(2)
  })

  it('counts on a button that does the same at each press', () => {
    for (const keer of [1, 2, 3]) klik('#tel', keer)
    expect(gehoord).toEqual(['tel', 'tel', 'tel'])
  })

  it('counts outside the calculator', () => {
    klik('#opener', 1)
    klik('#buiten', 2)
    expect(gehoord).toEqual(['opener', 'buiten'])
  })

  it('is told from a press by key or script, which counts', () => {
    klik('#knop', 1)
    klik('#knop', 0)
    klik('#knop', 0)
    expect(gehoord).toHaveLength(3)
  })

  it('counts again once the calculator has ended', () => {
    stop()
    klik('#opener', 1)
    klik('dialog', 2)
    expect(gehoord).toEqual(['opener', 'dialog'])
  })
})

describe('the second tap of a double tap', () => {
  it('is ignored on what the first tap opened, and on a control that opens and closes', () => {
    tik('#opener', 300)
    tik('dialog', 300)
    tik('#knop', 200)
    tik('#knop', 200)
    expect(gehoord).toEqual(['opener', 'knop'])
  })

  it('is forgotten with its calculator, so that a click without a pointer counts in the next', () => {
    tik('#opener', 700)
    tik('dialog', 700)
    stop()
    stop = ignoreSecondPress(window, vind('#frame'))
    vind('#tel').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    expect(gehoord).toEqual(['opener', 'tel'])
  })

  it('is told from a tap elsewhere, which counts', () => {
    tik('#opener', 400)
    tik('#knop', 600)
    expect(gehoord).toEqual(['opener', 'knop'])
  })
})
