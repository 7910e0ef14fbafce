import { inWoorden, type Herkomst, type Rekenstap } from '../../domain/uitleg'
import type { Geval } from './geval'
import type { Afwijking } from './vergelijkUitkomst'

/**
 * Returns a figure as Dutch text, an amount to the cent. Returns `geen` for an absent figure, and a text that names the
 * type of a value that is neither a number nor a boolean.
 */
const gegeven = (waarde: unknown, { stap, cijfer }: Afwijking): string => {
  if (waarde === undefined) return 'geen'
  if (typeof waarde === 'boolean') return waarde ? 'ja' : 'nee'
  if (typeof waarde !== 'number') return `iets van het type ${typeof waarde}`
  return inWoorden({ waarde, eenheid: stap?.eenheid ?? (cijfer === 'rentepercentage' ? 'procent' : 'euro') })
}

const vindplaats = (herkomst: Herkomst): string =>
  herkomst.soort === 'regeling' ? `${herkomst.regeling}, ${herkomst.artikel}` : 'keuze van deze rekenhulp'

const stapregels = (stap: Rekenstap, wat: string): readonly string[] => [
  `    ${wat} ${stap.id} = ${inWoorden(stap)}`,
  `      ${stap.formule} (${vindplaats(stap.herkomst)})`,
]

const afwijkingregels = (afwijking: Afwijking): readonly string[] => {
  const { cijfer, verwacht, gekregen, stap, randstappen } = afwijking
  return [
    `  ${cijfer}: ${gegeven(verwacht, afwijking)} verwacht, ${gegeven(gekregen, afwijking)} gekregen`,
    ...(stap === undefined ? [] : stapregels(stap, 'stap')),
    ...randstappen.flatMap((rand) => stapregels(rand, 'op de rand: stap')),
  ]
}

/**
 * Returns the lines of the report about a test case with differences. The first line names the case. Then come the
 * figures that depend on no other differing figure, each with the step that calculates it and the steps at a threshold
 * that it depends on. The last line names the figures, if any, that do depend on other differing figures.
 */
export const toVerslag = ({ geval, omschrijving }: Geval, afwijkingen: readonly Afwijking[]): readonly string[] => {
  const eerste = afwijkingen.filter(({ door }) => door.length === 0)
  const gevolgen = afwijkingen.filter(({ door }) => door.length > 0).map(({ cijfer }) => cijfer)
  return [
    `${geval}: ${omschrijving}`,
    ...eerste.flatMap(afwijkingregels),
    ...(gevolgen.length === 0 ? [] : [`  en daardoor: ${gevolgen.join(', ')}`]),
  ]
}
