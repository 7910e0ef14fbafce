import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

import type { LabelCode } from '../../../domain/orientatie'
import type { Kleurmodus } from '../../../ui'
import type { FirstStep } from '../environment'

/** A first step that React has taken over. */
export interface TakenOver {
  readonly react: Root
  /**
   * Does what the visitor did in the first step before, as if it were done now; but for a choice that what the visitor
   * does next has overtaken.
   */
  readonly catchUp: (next?: Event) => void
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

/** Is the next choice of the visitor one of the same question? */
const isOvertaken = ({ name }: HTMLInputElement, next: Event | undefined): boolean =>
  next?.type === 'click' && (next.target as Partial<HTMLInputElement>).name === name

/** A root on the nodes that were painted; those of another brand make way. */
const createRootOn = (
  place: HTMLElement,
  { labelCode, kleurmodus }: Look,
  toStage: () => ReactNode,
  onMismatch: (cause: unknown) => void,
): Root => {
  const { dataset } = place.firstElementChild as HTMLElement
  if (dataset['merk'] === labelCode) {
    dataset['kleurmodus'] = kleurmodus
    return flushSync(() => hydrateRoot(place, toStage(), { onRecoverableError: onMismatch }))
  }
  place.replaceChildren()
  return createRoot(place)
}

/**
 * Has React take over the nodes of a first step. Where they are not what it draws, as after a translator rewrote them,
 * it makes new ones; what was typed, chosen and focused holds in those.
 */
export const takeOver = (
  { place, touched, pressed, stop }: FirstStep,
  look: Look,
  toStage: () => ReactNode,
  onMismatch: (cause: unknown) => void,
): TakenOver => {
  const before = controlsIn(place)
  const { activeElement } = place.getRootNode() as ShadowRoot
  const focused = before.findIndex((control) => control === activeElement)
  const fromFocus = before[focused]
  const selection = isText(fromFocus) ? ([fromFocus.selectionStart, fromFocus.selectionEnd] as const) : undefined
  const order = [...touched.keys()]
  const presses = [...pressed]
  /** What no event told of comes first, such as what a browser fills in by itself. */
  const changed = before
    .map((control, index) => ({
      index,
      text: control.value,
      isChanged: isTyped(control) || isChosen(control),
      place: order.indexOf(control),
      /** Is its text to be read, or is it still being typed? */
      isLeft: touched.get(control) ?? index !== focused,
    }))
    .filter(({ isChanged, place }) => isChanged || place >= 0)
    .toSorted((one, other) => one.place - other.place)

  const react = createRootOn(place, look, toStage, onMismatch)
  // React leaves what is in an Activity for later, until the Activity is drawn again.
  flushSync(() => react.render(toStage()))

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
    catchUp: (next) => {
      stop()
      for (const { index, isChanged, isLeft } of changed) {
        const control = after[index]
        if (isText(control) && isLeft) tell(control, new Event('change', bubbling))
        if (isRadio(control) && isChanged && !isOvertaken(control, next)) {
          // React learns of a choice from a click that changes it.
          control.checked = false
          tell(control, new FocusEvent('focusin', bubbling))
          tell(control, new MouseEvent('click', bubbling))
          tell(control, new FocusEvent('focusout', { ...bubbling, relatedTarget: inFocus ?? null }))
        }
      }
      if (isRadio(inFocus)) tell(inFocus, new FocusEvent('focusin', bubbling))
      for (const [button, detail] of presses)
        tell(after[before.findIndex((control) => control === button)], new MouseEvent('click', { ...bubbling, detail }))
      place.removeAttribute('aria-busy')
    },
  }
}
