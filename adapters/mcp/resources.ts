import { NORMJAREN, normenVan, voorstellenIn, type Normen } from '../../domain'
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
  read: () => JSON.stringify(normen, undefined, 2),
})

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

/** All resources: the norms with their sources, and the word list. */
export const resources: readonly Resource[] = [...NORMJAREN.map((jaar) => normenBron(normenVan(jaar))), woorden]
