const STANDAARD_HOEKEN = '8px'

/** Returns the CSS custom properties for the chosen colour and corners. Omits a property for a default choice. */
export const themaVan = (gekozen) => {
  const hoeken = gekozen.get('hoeken')
  return {
    ...(gekozen.get('accent') === 'eigen' && { '--hypotheek-accent': gekozen.get('accentkleur') }),
    ...(hoeken !== STANDAARD_HOEKEN && { '--hypotheek-radius': hoeken }),
  }
}

const EIGENSCHAPPEN = ['--hypotheek-accent', '--hypotheek-radius']

/** Sets the CSS custom properties of the choices on the element. Removes a property when its choice is the default. */
export const pasThemaToe = (rekenhulp, gekozen) => {
  const thema = themaVan(gekozen)
  for (const naam of EIGENSCHAPPEN) rekenhulp.style.setProperty(naam, thema[naam] ?? '')
}
