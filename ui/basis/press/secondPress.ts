/** The longest time in milliseconds, and the largest distance in pixels, between two taps of a double tap. */
const TIME = 500
const DISTANCE = 24

const CONTROL = 'button, a, input, summary, [role=option]'
/** Controls that open something with one press and close it with the next. */
const TOGGLE = '[aria-expanded], summary'

/** The last press that was not the second of a double press, and whether its control was open before it. */
let first: { readonly control: Element | undefined; readonly wasOpen: boolean } = { control: undefined, wasOpen: false }
let tap = { time: -Infinity, x: 0, y: 0 }
let isSecondTap = false

const controlOf = (event: Event): Element | undefined => {
  const path = event.composedPath().filter((target) => target instanceof Element)
  return path.find((element) => element.matches('label')) ?? path.find((element) => element.matches(CONTROL)) ?? path[0]
}

/** Whether the element that this control opens is open. */
const isOpen = (control: Element | undefined): boolean =>
  control?.matches('[aria-expanded=true], [open] > summary') === true

const onPointerDown = ({ pointerType, timeStamp: time, clientX: x, clientY: y }: PointerEvent): void => {
  isSecondTap = pointerType !== 'mouse' && time - tap.time < TIME && Math.hypot(x - tap.x, y - tap.y) < DISTANCE
  tap = { time, x, y }
}

/**
 * Ignores the second press of a double click or double tap in this frame if it undoes a toggle or hits another control.
 * Another control may have moved or opened there. Browsers count clicks, but not all count taps. Returns the function
 * that stops this and forgets a second tap.
 */
export const ignoreSecondPress = (pageWindow: Window, frame: Element): (() => void) => {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const listener = (event: MouseEvent) => {
    const { type, detail } = event
    const control = controlOf(event)
    if (detail < 2 && !isSecondTap) {
      if (type === 'click') first = { control, wasOpen: isOpen(control) }
      return
    }
    const toggles = control?.matches(TOGGLE) === true && isOpen(control) !== first.wasOpen
    const undoes = control !== first.control || toggles
    if (detail === 0 || !undoes || !event.composedPath().includes(frame)) return
    event.preventDefault()
    if (type === 'click') event.stopImmediatePropagation()
  }
  pageWindow.addEventListener('pointerdown', onPointerDown, { ...options, passive: true })
  for (const type of ['mousedown', 'click'] as const) pageWindow.addEventListener(type, listener, options)
  return () => {
    controller.abort()
    isSecondTap = false
  }
}
