import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ignoreSecondPress } from '../../../../ui/basis/press/secondPress'

const HTML = `<button id="buiten">Buiten</button><div id="frame"><button id="opener" aria-haspopup="dialog">Open</button>
  <button id="knop" aria-expanded="false"><span>?</span></button><details><summary>Meer</summary>Tekst</details>
  <dialog>Masker</dialog><button id="tel">Tel op</button></div>`

/** The id of the target of each click that reached the page, or the tag name of a target without an id. */
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

/** Clicks with a mouse; `detail` is the browser's click count, which is 2 for the second click of a double click. */
const klik = (naar: string, detail: number): boolean => press(naar, 'mouse', detail)

/** Taps at this horizontal position, always with click count 1, because some browsers do not count taps. */
const tik = (naar: string, clientX?: number): boolean => press(naar, 'touch', 1, clientX)

describe('ignoreSecondPress for a double click', () => {
  it('ignoreSecondPress ignores the second click of a double click if it hits a dialog instead of the button', () => {
    klik('#opener', 1)
    expect(klik('dialog', 2)).toBe(false)
    expect(gehoord).toEqual(['opener'])
  })

  it('ignoreSecondPress ignores a second click in the calculator when the first was on a button outside it', () => {
    klik('#buiten', 1)
    klik('#opener', 2)
    expect(gehoord).toEqual(['buiten'])
  })

  it.each(['#knop', '#knop > span', 'summary'])('ignoreSecondPress ignores a second click on the toggle %s', (naar) => {
    klik(naar, 1)
    klik(naar, 2)
    expect(gehoord).toHaveLength(1)
  })

  it('ignoreSecondPress lets a second click on a toggle through if a script has closed the toggle in between', () => {
    klik('#knop', 1)
    vind('#knop').ariaExpanded = 'false'
    klik('#knop', 2)
    expect(gehoord).toEqual(['knop', 'knop'])
    klik('#knop', 3)
    expect(gehoord).toHaveLength(2)
  })

  it('ignoreSecondPress lets a triple click through on a button that is not a toggle', () => {
    for (const keer of [1, 2, 3]) klik('#tel', keer)
    expect(gehoord).toEqual(['tel', 'tel', 'tel'])
  })

  it('ignoreSecondPress lets the second click of a double click through when it is outside the calculator', () => {
    klik('#opener', 1)
    klik('#buiten', 2)
    expect(gehoord).toEqual(['opener', 'buiten'])
  })

  it('ignoreSecondPress lets clicks by key or script (detail 0) through on a toggle', () => {
    klik('#knop', 1)
    klik('#knop', 0)
    klik('#knop', 0)
    expect(gehoord).toHaveLength(3)
  })

  it('ignoreSecondPress lets a second click through after its stop function is called', () => {
    stop()
    klik('#opener', 1)
    klik('dialog', 2)
    expect(gehoord).toEqual(['opener', 'dialog'])
  })
})

describe('ignoreSecondPress for a double tap', () => {
  it('ignoreSecondPress ignores a second tap on a dialog that the first tap opened, or on the same toggle', () => {
    tik('#opener', 300)
    tik('dialog', 300)
    tik('#knop', 200)
    tik('#knop', 200)
    expect(gehoord).toEqual(['opener', 'knop'])
  })

  it('after a double tap and a restart of ignoreSecondPress, the next click is let through', () => {
    tik('#opener', 700)
    tik('dialog', 700)
    stop()
    stop = ignoreSecondPress(window, vind('#frame'))
    vind('#tel').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    expect(gehoord).toEqual(['opener', 'tel'])
  })

  it('ignoreSecondPress lets a second tap through when it is 200 pixels away from the first', () => {
    tik('#opener', 400)
    tik('#knop', 600)
    expect(gehoord).toEqual(['opener', 'knop'])
  })
})
