import { BASE_BRAND, brandSelector, colours, OTHER_BRANDS, shadesOf, type Colour } from './colours'
import { print } from './media'

/** The custom properties of the roles that have a colour of this kind. */
const alsEigenschappen = (van: (kleur: Colour) => string | undefined) =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([rol, kleur]) => {
      const waarde = van(kleur)
      const naam = rol.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return waarde === undefined ? [] : [[`--ho-colors-${naam}`, waarde]]
    }),
  )

/** Prints a dark calculator in the light colours, since paper is white. */
export const printColours = {
  [print]: {
    '.kader.kader[data-kleurmodus="donker"]': {
      colorScheme: 'light',
      ...alsEigenschappen((kleur) => shadesOf(kleur, BASE_BRAND).licht),
    },
    ...Object.fromEntries(
      OTHER_BRANDS.map((labelCode) => [
        `.kader.kader${brandSelector(labelCode)}[data-kleurmodus="donker"]`,
        alsEigenschappen((kleur) => ('licht' in kleur ? undefined : shadesOf(kleur, labelCode).licht)),
      ]),
    ),
  },
}
