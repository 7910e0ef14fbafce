/** Says inside the element that the application did not load, with a button to try again. */
export const toonLaadfout = (root: ShadowRoot, probeerOpnieuw: () => void): void => {
  const melding = document.createElement('p')
  melding.setAttribute('role', 'alert')
  melding.textContent = 'De rekenhulp kan niet worden geladen. Controleer je verbinding en probeer het opnieuw.'
  const knop = document.createElement('button')
  knop.type = 'button'
  knop.textContent = 'Probeer opnieuw'
  knop.addEventListener('click', probeerOpnieuw)
  root.replaceChildren(melding, knop, document.createElement('slot'))
}
