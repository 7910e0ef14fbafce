import { inWoorden, type Herkomst, type Rekenstap } from '../../domain/uitleg'
import type { Geval } from './geval'
import type { Afwijking } from './vergelijkUitkomst'

/** Returns a figure in words, to the cent; for a value that is not a figure, its type. */
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
 * Returns the lines of the report about a case that differs. Root differences come first, each with our calculation
 * step and the steps under it that are at a threshold. The names of the figures that follow from them come last.
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
