import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

import type { LabelCode } from '../../../domain'
import type { Kleurmodus } from '../../../ui'
import type { FirstStep } from '../environment'
import type { Work } from './inTasks'

/** A first step that React has taken over. */
export interface TakenOver {
  readonly react: Root
  /** Does what the visitor did in the first step before, as if it were done now. */
  readonly catchUp: () => void
}

type Control = HTMLInputElement | HTMLButtonElement

const controlsIn = (place: HTMLElement): readonly Control[] => [...place.querySelectorAll<Control>('input, button')]

const isText = (control: Control | undefined): control is HTMLInputElement => control?.type === 'text'
const isRadio = (control: Control | undefined): control is HTMLInputElement => control?.type === 'radio'
const isChosen = (control: Control): boolean => isRadio(control) && control.checked && !control.defaultChecked
const isTyped = (control: Control): boolean => isText(control) && control.value !== control.defaultValue

const bubbling = { bubbles: true, cancelable: true }

/** Tells React, inside the root only: the page heard of it when the visitor did it. */
const tell = (control: Control | undefined, event: Event): void => {
  flushSync(() => control?.dispatchEvent(event))
}

/** How the first step is drawn now; the page may have changed that since it was painted. */
export interface Look {
  readonly labelCode: LabelCode
  readonly kleurmodus: Kleurmodus
}

/** What React draws in the place of the first step. */
export interface Drawn {
  readonly toStage: () => ReactNode
  /** Resolves when that stands. */
  readonly stands: Promise<void>
  /** Called when the first step was not what React draws, so that it made new nodes. */
  readonly onMismatch: (cause: unknown) => void
}

/**
 * A root on the nodes that were painted, which React takes over in pieces; until it has them all, it does not listen.
 * Nodes of another brand make way at once.
 */
const createRootOn = function* (
  place: HTMLElement,
  { labelCode, kleurmodus }: Look,
  { toStage, stands, onMismatch }: Drawn,
): Work<Root> {
  const { dataset } = place.firstElementChild as HTMLElement
  if (dataset['merk'] === labelCode) {
    dataset['kleurmodus'] = kleurmodus
    const stage = toStage()
    let fail: (cause: unknown) => void = () => undefined
    const failed = new Promise<void>((_, reject) => (fail = reject))
    const onUncaughtError = (cause: unknown) => {
      fail(cause)
      reportError(cause)
    }
    const react = hydrateRoot(place, stage, { onRecoverableError: onMismatch, onUncaughtError })
    yield { ready: Promise.race([stands, failed]), hurry: () => flushSync(() => react.render(stage)) }
    return react
  }
  place.replaceChildren()
  return createRoot(place)
}

/**
 * Has React take over the nodes of a first step. Where they are not what it draws, as after a translator rewrote them,
 * it makes new ones; what was typed, chosen and focused until then holds in those.
 */
export const takeOver = function* (
  { place, touched, pressed, stop }: FirstStep,
  look: Look,
  drawn: Drawn,
): Work<TakenOver> {
  const before = controlsIn(place)
  const root = place.getRootNode() as ShadowRoot
  let focused = -1
  let noted = new Map<EventTarget, boolean>()
  let selection: readonly [number | null, number | null] | undefined
  const remember = () => {
    // Nodes that make way lose the focus, but the visitor did not leave them.
    if (!before.every(({ isConnected }) => isConnected)) return
    noted = new Map(touched)
    focused = before.findIndex((control) => control === root.activeElement)
    const control = before[focused]
    selection = isText(control) ? [control.selectionStart, control.selectionEnd] : undefined
  }
  const controller = new AbortController()
  for (const type of ['focusin', 'focusout', 'input', 'change', 'keyup', 'pointerup'])
    place.addEventListener(type, () => queueMicrotask(remember), { signal: controller.signal })
  remember()

  const react = yield* createRootOn(place, look, drawn)
  controller.abort()
  stop()
  const fromFocus = before[focused]
  const order = [...noted.keys()]
  /** What no event told of comes first, such as what a browser fills in by itself. */
  const changed = before
    .map((control, index) => ({
      index,
      text: control.value,
      isChanged: isTyped(control) || isChosen(control),
      place: order.indexOf(control),
      /** Is its text to be read, or is it still being typed? */
      isLeft: noted.get(control) ?? index !== focused,
    }))
    .filter(({ isChanged, place }) => isChanged || place >= 0)
    .toSorted((one, other) => one.place - other.place)
  // React learns of a choice from a click that changes it.
  for (const control of before) if (isChosen(control)) (control as HTMLInputElement).checked = false
  for (const control of before) if (isRadio(control) && control.defaultChecked) control.checked = true
  // React leaves what is in an Activity for later, until the Activity is drawn again.
  flushSync(() => react.render(drawn.toStage()))

  const after = controlsIn(place)
  const inFocus = after[focused]
  if (inFocus !== fromFocus) inFocus?.focus({ preventScroll: true })
  for (const { index, text, isChanged } of changed) {
    const control = after[index]
    if (!isText(control) || !isChanged) continue
    // The same text set again would lose the caret, and what the browser can undo.
    if (control.value !== text) control.value = text
    tell(control, new InputEvent('input', bubbling))
  }
  if (selection && isText(inFocus) && inFocus !== fromFocus) inFocus.setSelectionRange(...selection)

  return {
    react,
    catchUp: () => {
      for (const { index, isChanged, isLeft } of changed) {
        const control = after[index]
        if (isText(control) && isLeft) tell(control, new Event('change', bubbling))
        if (isRadio(control) && isChanged) {
          tell(control, new FocusEvent('focusin', bubbling))
          tell(control, new MouseEvent('click', bubbling))
          tell(control, new FocusEvent('focusout', { ...bubbling, relatedTarget: inFocus ?? null }))
        }
      }
      if (isRadio(inFocus)) tell(inFocus, new FocusEvent('focusin', bubbling))
      for (const [button, detail] of pressed)
        tell(after[before.findIndex((control) => control === button)], new MouseEvent('click', { ...bubbling, detail }))
      place.removeAttribute('aria-busy')
    },
  }
}
