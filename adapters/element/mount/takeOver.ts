import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { LabelCode } from '../../../domain/orientatie'
import type { Kleurmodus } from '../../../ui'
import type { FirstStep } from '../environment'
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from './react'

/** The first step, now drawn by React: on the nodes that the loader painted, or on new nodes. */
export interface TakenOver {
  readonly react: Root
  /** Replays the visitor's input from before React drew the step, except a choice that the event `next` replaces. */
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

/** Dispatches an event to React, within the shadow root only: the page already received the original event. */
const tell = (control: Control | undefined, event: Event): void => {
  flushSync(() => control?.dispatchEvent(event))
}

/** The present brand and colour mode. The page may have changed them since the first step was painted. */
export interface Look {
  readonly labelCode: LabelCode
  readonly kleurmodus: Kleurmodus
}

/** Whether `next` is a click on a choice of the question that this radio button belongs to. */
const isOvertaken = ({ name }: HTMLInputElement, next: Event | undefined): boolean =>
  next?.type === 'click' && (next.target as Partial<HTMLInputElement>).name === name

/** Creates a React root on the painted nodes. Removes these nodes first if they are of another brand. */
const createRootOn = (
  place: HTMLElement,
  { labelCode, kleurmodus }: Look,
  toStage: () => ReactNode,
  options: HydrationOptions,
): Root => {
  const { dataset } = place.firstElementChild as HTMLElement
  if (dataset['merk'] === labelCode) {
    dataset['kleurmodus'] = kleurmodus
    return flushSync(() => hydrateRoot(place, toStage(), options))
  }
  place.replaceChildren()
  return createRoot(place, options)
}

/**
 * Lets React take over the painted nodes. React creates new nodes where the painted nodes differ from its own drawing,
 * for instance because a page translator changed them. Restores text, focus and selection; `catchUp` replays `change`
 * events, choices and clicks.
 */
export const takeOver = (
  { place, touched, pressed, stop }: FirstStep,
  look: Look,
  toStage: () => ReactNode,
  options: HydrationOptions,
): TakenOver => {
  const before = controlsIn(place)
  const { activeElement } = place.getRootNode() as ShadowRoot
  const focused = before.findIndex((control) => control === activeElement)
  const fromFocus = before[focused]
  const title = titleIn(place)
  const selection = isText(fromFocus) ? ([fromFocus.selectionStart, fromFocus.selectionEnd] as const) : undefined
  const order = [...touched.keys()]
  const presses = [...pressed]
  /** The controls that the visitor changed or left, in event order; those changed without an event come first. */
  const changed = before
    .map((control, index) => ({
      index,
      text: control.value,
      isChanged: isTyped(control) || isChosen(control),
      place: order.indexOf(control),
      /** Whether the visitor has left the field, so that its text can be parsed. */
      isLeft: touched.get(control) ?? index !== focused,
    }))
    .filter(({ isChanged, place }) => isChanged || place >= 0)
    .toSorted((one, other) => one.place - other.place)

  const react = createRootOn(place, look, toStage, options)
  // React hydrates the content of an `Activity` later; a second render draws it at once.
  flushSync(() => react.render(toStage()))

  const after = controlsIn(place)
  const inFocus = after[focused]
  if (inFocus !== fromFocus) inFocus?.focus({ preventScroll: true })
  const newTitle = titleIn(place)
  if (title !== null && title === activeElement && newTitle !== title) newTitle?.focus({ preventScroll: true })
  for (const { index, text, isChanged } of changed) {
    const control = after[index]
    if (!isText(control) || !isChanged) continue
    // Setting the same text again would lose the caret position and the undo history.
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
          // React detects a choice only from a click that changes `checked`, so undo the choice before that click.
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
