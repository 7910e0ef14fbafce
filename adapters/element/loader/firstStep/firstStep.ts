import type { FirstStep } from '../../environment'
import { createElement } from '../createElement'
import { keepInputs, restoreInputs } from './reloadNote'
import { toNode } from './tree'
import { trees } from './trees'

/** The custom property with the visitor's text size as a CSS length. The theme reads this property. */
export const TEXT_SIZE = '--ho-lettermaat'

/** The events that end a press, and the longest press to wait for, in milliseconds. */
const RELEASE = ['pointerup', 'pointercancel']
const LONGEST_PRESS = 1000

const DARK = '(prefers-color-scheme: dark)'

/**
 * The questions of the first step, and all others about one buyer. Start values of the first step change that step, so
 * that it would move if it were painted without them.
 */
const OF_FIRST_STEP = /alleenSamen|eigen\.|partner\.|schulden/

/** Whether `antwoorden`, unchecked, has a start value for a question of the first step. */
const fillsFirstStep = (antwoorden: unknown): boolean =>
  OF_FIRST_STEP.test(typeof antwoorden === 'string' ? antwoorden : Object.keys(antwoorden ?? {}).join())

/** A function that returns the value of a property if it is one of `values`; otherwise undefined. */
type Choose = (attribute: string, values: readonly string[]) => string | undefined

/** The painter of the first step in a root, until the application takes the step over. */
export interface FirstStepPainter {
  /**
   * Paints or updates the first step. Returns false if the brand is unknown or the application has taken over. Also
   * returns false, and paints nothing yet, if the page fills in answers of that step with `antwoorden` (unchecked).
   */
  readonly paint: (choose: Choose, antwoorden?: unknown) => boolean
  /** Resolves when no pointer is down in the step, or 1 s after `pointerdown`; undefined if no step is painted. */
  readonly released: () => Promise<void> | undefined
  /** From now on, stores the first step's input at page unload, unless the application has taken over that step. */
  readonly keepForReload: () => void
  /** Returns the painted first step, if any, at the first call only. From then on, `paint` paints nothing. */
  readonly take: () => FirstStep | undefined
}

const templates = Object.create(null) as Partial<Record<string, DocumentFragment>>

const templateOf = (labelCode: keyof typeof trees): DocumentFragment => {
  const template = document.createDocumentFragment()
  for (const tree of trees[labelCode] ?? []) template.append(toNode(tree))
  return (templates[labelCode] = template)
}

let textSize: string | undefined

/** Returns the visitor’s text size in pixels. Measures it once, because a measurement recomputes all changed styles. */
const textSizeIn = (root: ShadowRoot, frame: HTMLElement): string => {
  if (textSize === undefined) {
    const probe = frame.cloneNode() as HTMLElement
    root.append(probe)
    textSize = getComputedStyle(probe).fontSize
    probe.remove()
  }
  return textSize
}

interface Followed extends FirstStep {
  /** Resolves after the click of the latest press (at most 1 s after `pointerdown`), or at once without a press. */
  readonly released: () => Promise<void>
}

/** Records what the visitor does in the first step, until `stop` is called. */
const follow = (place: HTMLElement): Followed => {
  const touched = new Map<EventTarget, boolean>()
  const pressed = new Map<EventTarget, number>()
  const controller = new AbortController()
  const listen = (type: string, act: (target: Element, event: Event) => void) => {
    place.addEventListener(type, (event) => act(event.target as Element, event), { signal: controller.signal })
  }
  /** Adds the target at the end of the map, or moves it there. */
  const note = <Value>(notes: Map<EventTarget, Value>, target: EventTarget, value: Value) => {
    notes.delete(target)
    notes.set(target, value)
  }
  // Forget earlier presses: a visitor who has typed or chosen after a press would be interrupted by its replay.
  listen('input', (target) => {
    pressed.clear()
    note(touched, target, false)
  })
  for (const type of ['change', 'focusout']) listen(type, (target) => note(touched, target, true))
  listen('click', (target, event) => {
    const button = target.closest('button')
    if (button) note(pressed, button, (event as MouseEvent).detail)
  })
  let released = Promise.resolve()
  listen('pointerdown', () => {
    released = new Promise((resolve) => {
      const release = () => setTimeout(resolve)
      for (const type of RELEASE) addEventListener(type, release, { once: true, capture: true })
      setTimeout(resolve, LONGEST_PRESS)
    })
  })
  return { place, touched, pressed, released: () => released, stop: () => controller.abort() }
}

export const createFirstStep = (root: ShadowRoot): FirstStepPainter => {
  let painted: Followed | undefined
  let frame: HTMLElement | undefined
  let isTaken = false

  const put = (labelCode: keyof typeof trees): HTMLElement => {
    const place = createElement('div', { ariaBusy: 'true' })
    place.append((templates[labelCode] ?? templateOf(labelCode)).cloneNode(true))
    frame = place.firstElementChild as HTMLElement
    frame.style.setProperty(TEXT_SIZE, textSizeIn(root, frame))
    painted?.place.remove()
    root.querySelector('slot')?.remove()
    root.append(place)
    painted = follow(place)
    restoreInputs(root, place)
    return frame
  }

  const keep = () => {
    if (painted && !isTaken) keepInputs(root, painted.place)
  }

  return {
    paint: (choose, antwoorden) => {
      const labelCode = choose('label-code', Object.keys(trees)) as keyof typeof trees | undefined
      if (isTaken || !labelCode || (!frame && fillsFirstStep(antwoorden))) return false
      const isOther = frame?.dataset['merk'] !== labelCode && !painted?.touched.size && !painted?.pressed.size
      const asked = choose('kleurmodus', ['licht', 'donker', 'systeem'])
      const isDark = asked === 'donker' || (asked === 'systeem' && matchMedia(DARK).matches)
      const drawn = frame && !isOther ? frame : put(labelCode)
      drawn.dataset['kleurmodus'] = isDark ? 'donker' : 'licht'
      // The first paragraph is for advisers only.
      drawn.querySelector('p')?.toggleAttribute('hidden', choose('type', ['Klant', 'Adviseur']) !== 'Adviseur')
      // A service calculates no example, so its page keeps no place for one.
      const isServer = choose('berekening', ['lokaal', 'server']) === 'server'
      drawn.querySelector('[data-plaats]')?.toggleAttribute('hidden', isServer)
      return true
    },
    released: () => painted?.released(),
    keepForReload: () => addEventListener('pagehide', keep),
    take: () => {
      const taken = isTaken ? undefined : painted
      isTaken = true
      return taken
    },
  }
}
