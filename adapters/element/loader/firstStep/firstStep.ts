import type { FirstStep } from '../../environment'
import { createElement } from '../createElement'
import { keepInputs, restoreInputs } from './reloadNote'
import { toNode } from './tree'
import { trees } from './trees'

/** The custom property with the visitor's text size as a length. The theme reads it. */
export const TEXT_SIZE = '--ho-lettermaat'

/** Events that end a press, and the longest wait for one, in milliseconds. */
const RELEASE = ['pointerup', 'pointercancel']
const LONGEST_PRESS = 1000

const DARK = '(prefers-color-scheme: dark)'

/** Returns the value of a property that must be one of `values`; undefined when the page gives none of them. */
type Choose = (attribute: string, values: readonly string[]) => string | undefined

/** Paints the first step in a root, until the application takes it over. */
export interface FirstStepPainter {
  /** Paints the first step, unless the brand is missing or the step was taken. Returns whether it is painted. */
  readonly paint: (choose: Choose) => boolean
  /** Resolves when no pointer is down in the first step: a node that moves during a press gets no click. */
  readonly released: () => Promise<void> | undefined
  /** Stores the input of the visitor when the page unloads, so that a reload restores it. */
  readonly keepForReload: () => void
  /** Returns the painted first step, once. After this call nothing is painted. */
  readonly take: () => FirstStep | undefined
}

const templates = Object.create(null) as Partial<Record<string, DocumentFragment>>

const templateOf = (labelCode: keyof typeof trees): DocumentFragment => {
  const template = document.createDocumentFragment()
  for (const tree of trees[labelCode] ?? []) template.append(toNode(tree))
  return (templates[labelCode] = template)
}

let textSize: string | undefined

/** Returns the visitor’s text size, measured once: each measurement recomputes all changed styles. */
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
  /** Resolves when no pointer is down and the click after its release has fired. */
  readonly released: () => Promise<void>
}

/** Records what the visitor does before the application is ready. */
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
  // A visitor who types or chooses after a press has moved on; replaying the press later would interrupt that.
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

/** Creates the painter of the first step in this root. */
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
    paint: (choose) => {
      const labelCode = choose('label-code', Object.keys(trees)) as keyof typeof trees | undefined
      if (isTaken || !labelCode) return false
      const isOther = frame?.dataset['merk'] !== labelCode && !painted?.touched.size && !painted?.pressed.size
      const asked = choose('kleurmodus', ['licht', 'donker', 'systeem'])
      const isDark = asked === 'donker' || (asked === 'systeem' && matchMedia(DARK).matches)
      const drawn = frame && !isOther ? frame : put(labelCode)
      drawn.dataset['kleurmodus'] = isDark ? 'donker' : 'licht'
      // The first line is for an adviser only.
      drawn.querySelector('p')?.toggleAttribute('hidden', choose('type', ['Klant', 'Adviseur']) !== 'Adviseur')
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
