import { NORMJAREN, normenVan, voorstellenIn, type Norm, type Normen } from '../../domain'
import { woordenlijst, toBetekenis, type Woordnaam } from '../../ui/tekst/voorKanalen'

/** An MCP resource, which an assistant can read. */
export interface Resource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: string
  readonly read: () => string
}

const SCHEMA = 'hypotheek-orientatie:/'

/** Returns the URI of a resource; `weg` is its path. */
export const toUri = (weg: string): string => `${SCHEMA}/${weg}`

/** Creates the resource with the norms of a year: each norm with figures, date (`peildatum`), status and source. */
const normenBron = (normen: Normen): Resource => ({
  uri: toUri(`normen/${normen.jaar}`),
  name: `normen-${normen.jaar}`,
  title: `Leennormen ${normen.jaar}`,
  description:
    `Elk cijfer dat de wet en NHG voor ${normen.jaar} bepalen, met zijn peildatum, status, artikel en link.` +
    (voorstellenIn(normen).length > 0 ? ' Een deel is nog een voorstel.' : ''),
  mimeType: 'application/json',
  read: () => JSON.stringify(normen),
})

/** Returns a Dutch line of a list: the source of a norm, and how it was read. */
const bronregel = (naam: string, { status, bron }: Norm<unknown>): string => {
  const { regeling, artikel, vindplaats, link, gelezenOp, gelezenIn } = bron
  const waar = [vindplaats, link].filter((deel) => deel !== undefined).join(', ')
  return [
    `- ${naam}: ${regeling}, ${artikel}${waar === '' ? '' : ` (${waar})`}.`,
    `Gelezen op ${gelezenOp} in ${gelezenIn === 'bron' ? 'de bron zelf' : 'een overschrift'}.`,
    ...(status === 'voorstel' ? ['Nog een voorstel.'] : []),
  ].join(' ')
}

/** Returns the Markdown list of the sources of a norm set. */
const bronnenVan = ({ jaar, versie, ...normen }: Normen): string =>
  [
    `## Leennormen ${jaar} (versie ${versie})`,
    '',
    ...Object.entries(normen).map(([naam, norm]) => bronregel(naam, norm)),
    '',
  ].join('\n')

const bronnen: Resource = {
  uri: toUri('bronnen'),
  name: 'bronnen',
  title: 'Bronnen van de leennormen',
  description:
    'Van elke norm de regeling, het artikel, de link, en wanneer en waarin zij is gelezen. Zonder de cijfers.',
  mimeType: 'text/markdown',
  read: () => NORMJAREN.map((jaar) => bronnenVan(normenVan(jaar))).join('\n'),
}

const namen = Object.keys(woordenlijst) as readonly Woordnaam[]

const nieuwste = normenVan(Math.max(...NORMJAREN) as (typeof NORMJAREN)[number])

const woorden: Resource = {
  uri: toUri('woordenlijst'),
  name: 'woordenlijst',
  title: 'Woordenlijst',
  description: `Wat moeilijke woorden over hypotheken betekenen, in gewone taal, met de cijfers van ${nieuwste.jaar}.`,
  mimeType: 'text/markdown',
  read: () => namen.map((naam) => `## ${woordenlijst[naam].woord}\n\n${toBetekenis(naam, nieuwste)}\n`).join('\n'),
}

/** All resources: the norms with their sources, the sources alone, and the word list. */
export const resources: readonly Resource[] = [
  ...NORMJAREN.map((jaar) => normenBron(normenVan(jaar))),
  bronnen,
  woorden,
]
