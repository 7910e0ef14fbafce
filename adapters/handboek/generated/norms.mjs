import { NORMJAREN, normenVan } from 'hypotheek-orientatie/domain'
import { code, table } from '../markdown.mjs'

/** The norm sets of all years, newest first. */
const YEARS = NORMJAREN.toReversed().map(normenVan)

/** Returns the value of a norm as code. An object of more than 40 characters becomes `a table`. */
const toFigure = (waarde) => (typeof waarde === 'object' ? code(shortOf(waarde)) : code(waarde))
const shortOf = (waarde) => {
  const text = JSON.stringify(waarde).replaceAll('"', '')
  return text.length > 40 ? 'a table' : text
}

const isNorm = ([, norm]) => typeof norm === 'object' && 'bron' in norm

const toRow = ([naam, { waarde, peildatum, status, bron }]) => [
  code(naam),
  toFigure(waarde),
  peildatum,
  status,
  bron.link ? `[${bron.regeling}, ${bron.artikel}](${bron.link})` : `${bron.regeling}, ${bron.artikel}`,
  bron.gelezenIn,
]

const entryPointOf = ({ jaar }) => `hypotheek-orientatie/domain/normen/${jaar}`

const toYear = (normen) => [
  `## ${normen.jaar}`,
  '',
  `Version ${code(normen.versie)} of the norm set, exported by ${code(entryPointOf(normen))}.`,
  '',
  ...table(['norm', 'figure', 'date', 'status', 'source', 'read in'], Object.entries(normen).filter(isNorm).map(toRow)),
  '',
]

/** Generates the page with the norms of each year and their sources. */
export const norms = () =>
  [
    '# Norms by year',
    '',
    'Amounts in euros. [The page on the norms](../../../domain/normen/README.md) explains which date decides, and what',
    'was checked. `overschrift` means that the figure comes from a transcript, not from the source itself.',
    '',
    ...YEARS.flatMap(toYear),
  ].join('\n')
