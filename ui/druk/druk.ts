/** What begins a press. A tap takes the focus only after its pointer is up, with the mouse it stands for. */
const BEGIN = ['pointerdown', 'mousedown'] as const
/** What ends a press. The menu of the right button takes the release for itself. */
const EINDE = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu'] as const

let ingedrukt = false
const wachtend: (() => void)[] = []

/** Is a pointer or a mouse button down, anywhere on the page? */
export const isIngedrukt = (): boolean => ingedrukt

/** Ends the press, and does what waited for it; not before the click, which comes right after the release. */
const laatLos = (): void => {
  ingedrukt = false
  setTimeout(() => {
    if (!ingedrukt) for (const doe of wachtend.splice(0)) doe()
  })
}

/**
 * Does it at once, but while something is pressed only after that is let go: what appears or goes away moves what is
 * below it, and a button that moves away under the pointer never gets its click.
 */
export const naLoslaten = (doe: () => void): void => {
  if (ingedrukt) wachtend.push(doe)
  else doe()
}

/**
 * Keeps track of presses in a window; returns how to end that. `:active` cannot tell: Firefox sets it after the press
 * has taken the focus, and from outside a shadow root it does not show in a modal dialog.
 */
export const volgDruk = (venster: Window): (() => void) => {
  const luisteraar = new AbortController()
  const opties = { capture: true, passive: true, signal: luisteraar.signal }
  const drukIn = () => {
    ingedrukt = true
  }
  // A release outside the window or on a scroll bar is not heard.
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
