import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { LabelCode } from '../../../domain/orientatie'
import type { Kleurmodus } from '../../../ui'
import type { FirstStep } from '../environment'
import { createRoot, hydrateRoot, type Root } from './react'

/** A first step that React has taken over. */
export interface TakenOver {
  readonly react: Root
  /** Replays what the visitor did in the first step, except a choice that `next` changes again. */
  readonly catchUp: (next?: Event) => void
}

type Control = HTMLInputElement | HTMLButtonElement

const controlsIn = (place: HTMLElement): readonly Control[] => [...place.querySelectorAll<Control>('input, button')]

const titleIn = (place: HTMLElement): HTMLElement | null => place.querySelector('h2')

const isText = (control: Control | undefined): control is HTMLInputElement => control?.type === 'text'
const isRadio = (control: Control | undefined): control is HTMLInputElement => control?.type === 'radio'
const isChosen = (control: Control): boolean => isRadio(control) && control.checked && !control.defaultChecked
const isTyped = (control: Control): boolean => isText(control) && control.value !== control.defaultValue

const bubbling = { bubbles: true, cancelable: true }

/** Dispatches an event for React, inside the root only: the page already received the original event. */
const tell = (control: Control | undefined, event: Event): void => {
  flushSync(() => control?.dispatchEvent(event))
}

/** How to draw the first step now. The page may have changed this since the step was painted. */
export interface Look {
  readonly labelCode: LabelCode
  readonly kleurmodus: Kleurmodus
}

/** Whether `next` is a click on another choice of the same question. */
const isOvertaken = ({ name }: HTMLInputElement, next: Event | undefined): boolean =>
  next?.type === 'click' && (next.target as Partial<HTMLInputElement>).name === name

/** Creates a React root on the painted nodes. Nodes of another brand are removed first. */
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
 * Lets React take over the painted nodes. Where the nodes differ from what React draws, for instance after a page
 * translator, React creates new nodes. This function then carries over text, choices and focus.
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
  const title = titleIn(place)
  const selection = isText(fromFocus) ? ([fromFocus.selectionStart, fromFocus.selectionEnd] as const) : undefined
  const order = [...touched.keys()]
  const presses = [...pressed]
  /** The changed controls. Changes without an event, such as those of autofill, come first. */
  const changed = before
    .map((control, index) => ({
      index,
      text: control.value,
      isChanged: isTyped(control) || isChosen(control),
      place: order.indexOf(control),
      /** Whether the visitor has left the field, so that its text can be read. */
      isLeft: touched.get(control) ?? index !== focused,
    }))
    .filter(({ isChanged, place }) => isChanged || place >= 0)
    .toSorted((one, other) => one.place - other.place)

  const react = createRootOn(place, look, toStage, onMismatch)
  // Hydration skips the content of an Activity; a second render draws it.
  flushSync(() => react.render(toStage()))

  const after = controlsIn(place)
  const inFocus = after[focused]
  if (inFocus !== fromFocus) inFocus?.focus({ preventScroll: true })
  const newTitle = titleIn(place)
  if (title !== null && title === activeElement && newTitle !== title) newTitle?.focus({ preventScroll: true })
  for (const { index, text, isChanged } of changed) {
    const control = after[index]
    if (!isText(control) || !isChanged) continue
    // Setting the same text again would lose the caret and the undo history.
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
          // React detects a choice only from a click that changes it.
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
