/** What ends a press on a button or a link. */
const LOSLATEN = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Does it at once, but while something is pressed only after that is let go: what appears or goes away moves
 * what is below it, and a button that moves away under the pointer never gets its click.
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
  for (const soort of LOSLATEN) window.addEventListener(soort, bijLoslaten, { signal: einde.signal })
}
