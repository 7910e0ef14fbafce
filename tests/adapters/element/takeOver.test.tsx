import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

import { toStage } from '../../../adapters/element/mount/Drawing'
import { takeOver } from '../../../adapters/element/mount/takeOver'
import type { FirstStep } from '../../../adapters/element/environment'

const VELDEN = ['een', 'twee', 'drie'] as const

/** Three text fields, two radio buttons and a button. `gehoord` gets each text, choice and click that React handles. */
const Velden = ({ gehoord }: { readonly gehoord: string[] }) => (
  <div data-merk="MY" data-kleurmodus="licht">
    <p>Wat je al typte</p>
    {VELDEN.map((naam) => (
      <input
        key={naam}
        type="text"
        name={naam}
        onInput={({ currentTarget: { value } }) => gehoord.push(`${naam}: ${value}`)}
      />
    ))}
    {['a', 'b'].map((waarde) => (
      <input
        key={waarde}
        type="radio"
        name="keuze"
        value={waarde}
        onChange={({ currentTarget: { value } }) => gehoord.push(`keuze: ${value}`)}
      />
    ))}
    <button type="button" onClick={({ detail }) => gehoord.push(`knop: ${detail}`)} />
  </div>
)

/** The actions of the visitor in the painted first step: the changed inputs and the pressed buttons. */
interface Handelingen {
  readonly touched: Map<EventTarget, boolean>
  readonly pressed: Map<EventTarget, number>
}

/**
 * Lets React take over a first step in which these texts were typed in this order. `anders` may first change the step.
 * Returns the elements of the step and what React has handled.
 */
const neemOver = (
  getypt: readonly (readonly [naam: string, tekst: string])[],
  anders: (root: ShadowRoot, stap: Pick<FirstStep, 'place'> & Handelingen) => void,
  next?: (place: HTMLElement) => Event,
) => {
  const host = document.createElement('section')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  root.append(place)
  const gehoord: string[] = []
  const stage = (): ReactNode => toStage(<Velden gehoord={gehoord} />, true)
  place.innerHTML = renderToString(stage())
  const veld = (naam: string) => place.querySelector<HTMLInputElement>(`[name=${naam}]`)
  const touched = new Map<EventTarget, boolean>()
  for (const [naam, tekst] of getypt) {
    const input = veld(naam)
    if (input === null) throw new Error(`geen ${naam}`)
    input.value = tekst
    touched.set(input, true)
  }
  const pressed = new Map<EventTarget, number>()
  anders(root, { place, touched, pressed })
  const onMismatch = vi.fn()
  const stap: FirstStep = { place, touched, pressed, stop: () => undefined }
  const options = { onRecoverableError: onMismatch, onUncaughtError: onMismatch }
  const { react, catchUp } = takeOver(stap, { labelCode: 'MY', kleurmodus: 'licht' }, stage, options)
  place.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'text') gehoord.push(`gelezen: ${target.name}`)
  })
  catchUp(next?.(place))
  return { root, place, veld, gehoord, onMismatch, react }
}

afterEach(() => document.body.replaceChildren())

it('takeOver replays the typed texts in the order in which the visitor typed them', () => {
  const { gehoord, onMismatch, react } = neemOver(
    [
      ['drie', '3'],
      ['een', '1'],
      ['twee', '2'],
    ],
    () => undefined,
  )
  expect(gehoord).toEqual(['drie: 3', 'een: 1', 'twee: 2', 'gelezen: drie', 'gelezen: een', 'gelezen: twee'])
  expect(onMismatch).not.toHaveBeenCalled()
  react.unmount()
})

it('takeOver keeps the text, focus and selection of a field when the page rewrote the painted nodes', () => {
  const { root, veld, gehoord, onMismatch, react } = neemOver([['twee', '60000']], (eerst) => {
    const alinea = eerst.querySelector('p')
    if (alinea) alinea.innerHTML = '<font>What you typed</font>'
    const twee = eerst.querySelector<HTMLInputElement>('[name=twee]')
    twee?.focus()
    twee?.setSelectionRange(1, 3)
  })
  expect(onMismatch).toHaveBeenCalled()
  expect(gehoord).toEqual(['twee: 60000', 'gelezen: twee'])
  expect(root.activeElement).toBe(veld('twee'))
  expect([veld('twee')?.value, veld('twee')?.selectionStart, veld('twee')?.selectionEnd]).toEqual(['60000', 1, 3])
  react.unmount()
})

const kies = (place: HTMLElement) => {
  const b = place.querySelector<HTMLInputElement>('[value=b]')
  if (b) b.checked = true
}

it('takeOver replays a radio choice and a click, and no change event for the field still in focus', () => {
  const { place, gehoord, react } = neemOver([['een', '1']], (_, stap) => {
    stap.place.ariaBusy = 'true'
    const twee = stap.place.querySelector<HTMLInputElement>('[name=twee]')
    const knop = stap.place.querySelector('button')
    if (twee === null || knop === null) throw new Error('geen eerste stap')
    twee.focus()
    twee.value = '2'
    stap.touched.set(twee, false)
    kies(stap.place)
    stap.pressed.set(knop, 1)
  })
  expect(gehoord).toEqual(['een: 1', 'twee: 2', 'keuze: b', 'gelezen: een', 'knop: 1'])
  expect(place).not.toHaveAttribute('aria-busy')
  react.unmount()
})

it('takeOver dispatches input but no change for a focused field that was filled without an event', () => {
  const { gehoord, react } = neemOver([], (_, stap) => {
    const een = stap.place.querySelector<HTMLInputElement>('[name=een]')
    if (een) een.value = '1'
    een?.focus()
  })
  expect(gehoord).toEqual(['een: 1'])
  react.unmount()
})

it('takeOver does not replay a choice when the next click chooses another answer to that question', () => {
  /** Creates a click event on the radio button `a`. The event is not dispatched. */
  const klikOpA = (place: HTMLElement) =>
    Object.defineProperty(new MouseEvent('click'), 'target', { value: place.querySelector('[value=a]') })
  const { gehoord, react } = neemOver([], (_, stap) => kies(stap.place), klikOpA)
  expect(gehoord).toEqual([])
  react.unmount()
})
