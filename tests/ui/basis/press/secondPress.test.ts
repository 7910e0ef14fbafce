import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ignoreSecondPress } from '../../../../ui/basis/press/secondPress'

const HTML = `<button id="buiten">Buiten</button><div id="frame"><button id="opener" aria-haspopup="dialog">Open</button>
  <button id="knop" aria-expanded="false"><span>?</span></button><details><summary>Meer</summary>Tekst</details>
  <dialog>Masker</dialog><button id="tel">Tel op</button></div>`

/** For each click that the page received: the id of its target, or the tag when there is no id. */
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

/** Presses with a mouse; `detail` is the number of the click in its series, which a browser counts. */
const klik = (naar: string, detail: number): boolean => press(naar, 'mouse', detail)

/** Taps at this place, always as a first click: some browsers do not count taps. */
const tik = (naar: string, clientX?: number): boolean => press(naar, 'touch', 1, clientX)

describe('ignoreSecondPress for a double click', () => {
  it('ignoreSecondPress ignores the second click on a dialog that the first click opened', () => {
    klik('#opener', 1)
    expect(klik('dialog', 2)).toBe(false)
    expect(gehoord).toEqual(['opener'])
  })

  it('ignoreSecondPress ignores a second click in the calculator when the first was on a button of the page', () => {
    klik('#buiten', 1)
    klik('#opener', 2)
    expect(gehoord).toEqual(['buiten'])
  })

  it.each(['#knop', '#knop > span', 'summary'])('a second click on %s, which opens and closes, is ignored', (naar) => {
    klik(naar, 1)
    klik(naar, 2)
    expect(gehoord).toHaveLength(1)
  })

  it('ignoreSecondPress lets a second click through on a control that something else has closed', () => {
    klik('#knop', 1)
    vind('#knop').ariaExpanded = 'false'
    klik('#knop', 2)
    expect(gehoord).toEqual(['knop', 'knop'])
    klik('#knop', 3)
    expect(gehoord).toHaveLength(2)
  })

  it('ignoreSecondPress lets every click through on a button that does the same each time', () => {
    for (const keer of [1, 2, 3]) klik('#tel', keer)
    expect(gehoord).toEqual(['tel', 'tel', 'tel'])
  })

  it('ignoreSecondPress lets a second click through outside the calculator', () => {
    klik('#opener', 1)
    klik('#buiten', 2)
    expect(gehoord).toEqual(['opener', 'buiten'])
  })

  it('ignoreSecondPress lets a press by key or script through', () => {
    klik('#knop', 1)
    klik('#knop', 0)
    klik('#knop', 0)
    expect(gehoord).toHaveLength(3)
  })

  it('ignoreSecondPress lets every click through once it has stopped', () => {
    stop()
    klik('#opener', 1)
    klik('dialog', 2)
    expect(gehoord).toEqual(['opener', 'dialog'])
  })
})

describe('ignoreSecondPress for a double tap', () => {
  it('ignoreSecondPress ignores a second tap on what the first one opened, or on a toggle', () => {
    tik('#opener', 300)
    tik('dialog', 300)
    tik('#knop', 200)
    tik('#knop', 200)
    expect(gehoord).toEqual(['opener', 'knop'])
  })

  it('ignoreSecondPress forgets a tap when it stops, so that the next calculator gets a click', () => {
    tik('#opener', 700)
    tik('dialog', 700)
    stop()
    stop = ignoreSecondPress(window, vind('#frame'))
    vind('#tel').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    expect(gehoord).toEqual(['opener', 'tel'])
  })

  it('ignoreSecondPress lets a second tap through at another place', () => {
    tik('#opener', 400)
    tik('#knop', 600)
    expect(gehoord).toEqual(['opener', 'knop'])
  })
})
