/** Two taps are a double tap if they are less than `TIME` milliseconds and less than `DISTANCE` pixels apart. */
const TIME = 500
const DISTANCE = 24

const CONTROL = 'button, a, input, summary, [role=option]'
/** The selector of controls that open something with one press and close it with the next press. */
const TOGGLE = '[aria-expanded], summary'

/** The control of the last click that was not a second click, and whether that control was open before the click. */
let first: { readonly control: Element | undefined; readonly wasOpen: boolean } = { control: undefined, wasOpen: false }
let tap = { time: -Infinity, x: 0, y: 0 }
let isSecondTap = false

const controlOf = (event: Event): Element | undefined => {
  const path = event.composedPath().filter((target) => target instanceof Element)
  return path.find((element) => element.matches('label')) ?? path.find((element) => element.matches(CONTROL)) ?? path[0]
}

/** Whether the list, panel or disclosure of this control is open. */
const isOpen = (control: Element | undefined): boolean =>
  control?.matches('[aria-expanded=true], [open] > summary') === true

const onPointerDown = ({ pointerType, timeStamp: time, clientX: x, clientY: y }: PointerEvent): void => {
  isSecondTap = pointerType !== 'mouse' && time - tap.time < TIME && Math.hypot(x - tap.x, y - tap.y) < DISTANCE
  tap = { time, x, y }
}

/**
 * Ignores the second press of a double click or double tap in `frame` if this press would undo a toggle, or if it hits
 * another control than the first press. A control may have moved or opened under the pointer. Recognizes double taps
 * itself, because not all browsers count taps. Returns the function that stops ignoring these presses.
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
