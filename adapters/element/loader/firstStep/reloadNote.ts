import type { Note } from '../../environment'
import { loaderTekst } from '../loaderTekst'
import { toJson } from '../toJson'

type Input = readonly [text: string, isChosen: boolean]

const inputsIn = (place: HTMLElement): readonly HTMLInputElement[] => [...place.querySelectorAll('input')]

/**
 * Returns the storage key of a calculator: its tag, the path of the page, and its position among the elements with that
 * tag in the same document or shadow root. A reload keeps the key if that position is the same.
 */
const keyOf = (host: Element): string => {
  const alike = (host.getRootNode() as ParentNode).querySelectorAll(host.localName)
  return `${host.localName}:${location.pathname}:${[...alike].indexOf(host)}`
}

/** Runs `act` on session storage and returns its result; undefined when `act` throws, as when storage is blocked. */
const inTab = <Value>(act: (tab: Storage) => Value): Value | undefined => {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}

/** The suffix of the storage key of every note. The suffix alone is the key with which session storage is tested. */
const VERDER = ':verder'

/** Returns the message about a new release. If session storage works, the message promises to keep the answers. */
export const vernieuwdTekst = (): string =>
  inTab((tab) => {
    tab.setItem(VERDER, '')
    tab.removeItem(VERDER)
    return loaderTekst.vernieuwd
  }) ?? loaderTekst.vernieuwdZonderAntwoorden

/** Stores the text and checked state of each input of a first step in session storage. */
export const keepInputs = (root: ShadowRoot, place: HTMLElement): void => {
  const inputs = inputsIn(place).map(({ value, checked }): Input => [value, checked])
  inTab((tab) => tab.setItem(keyOf(root.host), toJson(inputs)))
}

const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/** Creates access to the text that one calculator keeps in session storage during a reload of the page. */
export const createNote = (host: Element): Note => {
  const key = () => keyOf(host) + VERDER
  return {
    vernieuwdTekst,
    read: () =>
      inTab((tab) => {
        if (isReloaded()) return tab.getItem(key())
        tab.removeItem(key())
        return undefined
      }) ?? undefined,
    write: (text) =>
      inTab((tab) => {
        if (text === undefined) tab.removeItem(key())
        else tab.setItem(key(), text)
      }),
  }
}

/**
 * After a reload, restores the stored text and checked state of each input, and dispatches `change` on each input whose
 * text or checked state changes. Removes the stored values, also when the page was not reloaded.
 */
export const restoreInputs = (root: ShadowRoot, place: HTMLElement): void => {
  inTab((tab) => {
    const key = keyOf(root.host)
    const kept = tab.getItem(key)
    if (kept === null) return
    tab.removeItem(key)
    const inputs = JSON.parse(kept) as readonly Input[]
    if (!isReloaded()) return
    for (const [index, input] of inputsIn(place).entries()) {
      const [text, isChosen] = inputs[index] ?? [input.value, input.checked]
      if (input.value === text && input.checked === isChosen) continue
      Object.assign(input, { value: text, checked: isChosen })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
}
