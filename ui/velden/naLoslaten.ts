/** What ends a press. A tap takes the focus only after its pointer is up; what then follows is the mouse it stands for. */
const LOSLATEN = ['pointerup', 'pointercancel', 'mouseup', 'keyup'] as const

/**
 * Does it at once, but while something is pressed only after that is let go: what appears or goes away moves what is
 * below it, and a button that moves away under the pointer never gets its click.
 */
export const naLoslaten = (doe: () => void): void => {
  if (document.querySelector(':active') === null) {
    doe()
    return
  }
  const einde = new AbortController()
  const bijLoslaten = () => {
    einde.abort()
    setTimeout(doe)
  }
  for (const soort of LOSLATEN) window.addEventListener(soort, bijLoslaten, { capture: true, signal: einde.signal })
}
