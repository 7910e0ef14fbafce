/** Events that begin a press. A tap moves the focus only at the emulated mousedown, after its pointerup. */
const BEGIN = ['pointerdown', 'mousedown'] as const
/** Events that end a press. After a right click the context menu swallows the pointerup. */
const EINDE = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu'] as const

let ingedrukt = false
const wachtend: (() => void)[] = []

/** Is a pointer or a mouse button down, anywhere on the page? */
export const isPressed = (): boolean => ingedrukt

/** Ends the press and runs what waited for it, after the click event that follows the release. */
const laatLos = (): void => {
  ingedrukt = false
  setTimeout(() => {
    if (!ingedrukt) for (const act of wachtend.splice(0)) act()
  })
}

/**
 * Runs `act` at once, or, during a press, after its release: an element that appears or disappears moves what is below
 * it, and a button that moves away under the pointer gets no click.
 */
export const afterRelease = (act: () => void): void => {
  if (ingedrukt) wachtend.push(act)
  else act()
}

/**
 * Follows the presses in a window; the function it returns stops that. `:active` does not serve: Firefox sets it after
 * the press has moved the focus, and outside a shadow root it does not match in a modal dialog.
 */
export const followPress = (venster: Window): (() => void) => {
  const luisteraar = new AbortController()
  const opties = { capture: true, passive: true, signal: luisteraar.signal }
  const drukIn = () => {
    ingedrukt = true
  }
  // The browser reports no pointerup outside the window or on a scroll bar.
  const bijBeweging = ({ buttons }: PointerEvent) => {
    if (ingedrukt && buttons === 0) laatLos()
  }
  for (const soort of BEGIN) venster.addEventListener(soort, drukIn, opties)
  for (const soort of EINDE) venster.addEventListener(soort, laatLos, opties)
  venster.addEventListener('pointermove', bijBeweging, opties)
  return () => {
    luisteraar.abort()
    laatLos()
  }
}
