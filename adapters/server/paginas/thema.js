const STANDAARD_HOEKEN = '8px'

/** The custom properties that go with the choices; none for what is as it comes. */
export const themaVan = (gekozen) => {
  const hoeken = gekozen.get('hoeken')
  return {
    ...(gekozen.get('accent') === 'eigen' && { '--hypotheek-accent': gekozen.get('accentkleur') }),
    ...(hoeken !== STANDAARD_HOEKEN && { '--hypotheek-radius': hoeken }),
  }
}

const EIGENSCHAPPEN = ['--hypotheek-accent', '--hypotheek-radius']

/** Dresses the element in the choices. */
export const pasThemaToe = (rekenhulp, gekozen) => {
  const thema = themaVan(gekozen)
  for (const naam of EIGENSCHAPPEN) rekenhulp.style.setProperty(naam, thema[naam] ?? '')
}
