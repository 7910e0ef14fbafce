import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

import { toStage } from '../../../adapters/element/mount/Drawing'
import { takeOver } from '../../../adapters/element/mount/takeOver'
import type { FirstStep } from '../../../adapters/element/environment'

const VELDEN = ['een', 'twee', 'drie'] as const

/** Three fields that note every text that reaches them, in order. */
const Velden = ({ gehoord }: { readonly gehoord: string[] }) => (
  <div data-merk="MY">
    <p>Wat je al typte</p>
    {VELDEN.map((naam) => (
      <input
        key={naam}
        type="text"
        name={naam}
        onInput={({ currentTarget: { value } }) => gehoord.push(`${naam}: ${value}`)}
      />
    ))}
  </div>
)

/** A first step in which was typed, in this order, and what React heard once it had taken it over. */
const neemOver = (getypt: readonly (readonly [naam: string, tekst: string])[], anders: (root: ShadowRoot) => void) => {
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
  anders(root)
  const onMismatch = vi.fn()
  const stap: FirstStep = { place, touched, pressed: new Map(), stop: () => undefined }
  const { react, catchUp } = takeOver(stap, { labelCode: 'MY', kleurmodus: 'licht' }, stage, onMismatch)
  catchUp()
  return { root, veld, gehoord, onMismatch, react }
}

afterEach(() => document.body.replaceChildren())

it('does what the visitor did in the order in which it was done', () => {
  const { gehoord, onMismatch, react } = neemOver(
    [
      ['drie', '3'],
      ['een', '1'],
      ['twee', '2'],
    ],
    () => undefined,
  )
  expect(gehoord).toEqual(['drie: 3', 'een: 1', 'twee: 2'])
  expect(onMismatch).not.toHaveBeenCalled()
  react.unmount()
})

it('keeps the text, the focus and what was selected where the page rewrote what was painted', () => {
  const { root, veld, gehoord, onMismatch, react } = neemOver([['twee', '60000']], (eerst) => {
    const alinea = eerst.querySelector('p')
    if (alinea) alinea.innerHTML = '<font>What you typed</font>'
    const twee = eerst.querySelector<HTMLInputElement>('[name=twee]')
    twee?.focus()
    twee?.setSelectionRange(1, 3)
  })
  expect(onMismatch).toHaveBeenCalled()
  expect(gehoord).toEqual(['twee: 60000'])
  expect(root.activeElement).toBe(veld('twee'))
  expect([veld('twee')?.value, veld('twee')?.selectionStart, veld('twee')?.selectionEnd]).toEqual(['60000', 1, 3])
  react.unmount()
})
