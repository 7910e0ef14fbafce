const STANDAARD_HOEKEN = '8px'

/** Black or white, whichever stands out more on this colour (WCAG, relative luminance). */
const tekstOp = (kleur) => {
  const [rood, groen, blauw] = [1, 3, 5].map((begin) => {
    const deel = Number.parseInt(kleur.slice(begin, begin + 2), 16) / 255
    return deel <= 0.04045 ? deel / 12.92 : ((deel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * rood + 0.7152 * groen + 0.0722 * blauw > 0.179 ? '#000000' : '#ffffff'
}

/** The custom properties that go with the choices; none for what is as it comes. */
export const themaVan = (gekozen) => {
  const kleur = gekozen.get('accentkleur')
  const hoeken = gekozen.get('hoeken')
  return {
    ...(gekozen.get('accent') === 'eigen' && {
      '--hypotheek-accent': kleur,
      '--hypotheek-accent-tekst': tekstOp(kleur),
      '--hypotheek-accent-sterk': `color-mix(in srgb, ${kleur} 80%, ${gekozen.get('kleurmodus') === 'donker' ? 'white' : 'black'})`,
      '--hypotheek-accent-tint': `color-mix(in srgb, ${kleur} 12%, ${gekozen.get('kleurmodus') === 'donker' ? 'black' : 'white'})`,
    }),
    ...(hoeken !== STANDAARD_HOEKEN && { '--hypotheek-radius': hoeken }),
  }
}

const EIGENSCHAPPEN = ['accent', 'accent-tekst', 'accent-sterk', 'accent-tint', 'radius'].map(
  (naam) => `--hypotheek-${naam}`,
)

/** Dresses the element in the choices. */
export const pasThemaToe = (rekenhulp, gekozen) => {
  const thema = themaVan(gekozen)
  for (const naam of EIGENSCHAPPEN) rekenhulp.style.setProperty(naam, thema[naam] ?? '')
}
