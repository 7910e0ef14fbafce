import { kleuren, type Kleur } from './kleuren'
import { print } from './media'

/** The roles that have a colour here, as the custom properties the tokens become. */
const alsEigenschappen = (van: (kleur: Kleur) => string | undefined) =>
  Object.fromEntries(
    Object.entries(kleuren).flatMap(([rol, kleur]) => {
      const waarde = van(kleur)
      const naam = rol.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return waarde === undefined ? [] : [[`--ho-colors-${naam}`, waarde]]
    }),
  )

/** Paper is white: what is dark on screen prints in the light colours. */
export const printColours = {
  [print]: {
    '.kader.kader[data-kleurmodus="donker"]': { colorScheme: 'light', ...alsEigenschappen(({ licht }) => licht) },
    '.kader.kader[data-merk="FL"][data-kleurmodus="donker"]': alsEigenschappen(({ florius }) => florius?.licht),
  },
}
