import { type CDPSession, type Page } from '@playwright/test'

interface Waarde {
  readonly value?: unknown
}

/** A node of the accessibility tree, with the property names of the browser. */
interface Knoop {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: Waarde
  readonly name?: Waarde
  readonly description?: Waarde
  readonly value?: Waarde
  readonly properties?: readonly { readonly name: string; readonly value: Waarde }[]
  readonly childIds?: readonly string[]
}

/** The folder with the accessibility tree of each state, one file per state. */
export const BOMEN = 'schermlezer'

/** Returns the path of the snapshot of a state. */
export const boomVan = (toestand: string): string[] => [BOMEN, `${toestand.replaceAll(' ', '-')}.txt`]

/** The properties that a screen reader announces besides the role and the name. */
const EIGENSCHAPPEN = 'level checked selected expanded disabled required readonly invalid modal'.split(' ')
const ZWIJGEND = new Set(['InlineTextBox', 'ListMarker', 'LineBreak'])
const OMHULSEL = new Set(['generic', 'none', 'RootWebArea', 'LabelText', 'DescriptionList'])
/** The roles that get their name from their content, which a screen reader then does not repeat. */
const BLADEN = new Set('button option radio combobox textbox link DisclosureTriangle heading Abbr'.split(' '))

/** Returns a text with ordinary spaces, because a non-breaking space sounds the same. */
const tekstVan = (waarde: Waarde | undefined): string =>
  typeof waarde?.value === 'string' ? waarde.value.replaceAll('\u00A0', ' ').trim() : ''

const eigenschappenVan = ({ role, properties = [] }: Knoop): string =>
  properties
    .filter(({ name }) => name !== 'level' || tekstVan(role) === 'heading')
    .filter(({ name, value }) => EIGENSCHAPPEN.includes(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name} ${String(value.value)}`,
    )
    .join(', ')

/** Returns one node as a line: role, name, value, state and description. */
const regelVan = (knoop: Knoop): string => {
  const [naam, waarde, uitleg] = [tekstVan(knoop.name), tekstVan(knoop.value), tekstVan(knoop.description)]
  const staat = eigenschappenVan(knoop)
  return [
    tekstVan(knoop.role),
    naam && `"${naam}"`,
    waarde && waarde !== naam && `= ${waarde}`,
    staat && `[${staat}]`,
    uitleg && `(${uitleg})`,
  ]
    .filter(Boolean)
    .join(' ')
}

const leesKnopen = async (sessie: CDPSession): Promise<readonly Knoop[]> => {
  const { nodes } = await sessie.send('Accessibility.getFullAXTree')
  return nodes
}

/** Returns the accessibility tree inside the main landmark or an open dialog, one line per node, in reading order. */
export const leesBoom = async (page: Page): Promise<string> => {
  const sessie = await page.context().newCDPSession(page)
  const knopen = await leesKnopen(sessie)
  await sessie.detach()
  const opId = new Map(knopen.map((knoop) => [knoop.nodeId, knoop]))
  const regels: string[] = []
  const loop = (id: string, diepte: number, ouder: string): void => {
    const knoop = opId.get(id)
    if (knoop === undefined) return
    const rol = tekstVan(knoop.role)
    if (ZWIJGEND.has(rol)) return
    const isHerhaling = rol === 'StaticText' && tekstVan(knoop.name) === ouder
    const toon = !knoop.ignored && !OMHULSEL.has(rol) && !isHerhaling
    if (toon) regels.push(`${'  '.repeat(diepte)}${rol === 'StaticText' ? tekstVan(knoop.name) : regelVan(knoop)}`)
    if (toon && BLADEN.has(rol)) return
    for (const kind of knoop.childIds ?? []) loop(kind, diepte + (toon ? 1 : 0), toon ? tekstVan(knoop.name) : ouder)
  }
  const wortel = knopen.find(({ role }) => tekstVan(role) === 'main') ?? knopen[0]
  if (wortel !== undefined) for (const kind of wortel.childIds ?? []) loop(kind, 0, '')
  return `${regels.join('\n')}\n`
}

/** Returns the role and the name of the focused element. */
export const leesFocus = async (sessie: CDPSession): Promise<string> => {
  const knopen = await leesKnopen(sessie)
  const heeftFocus = (knoop: Knoop): boolean =>
    knoop.properties?.some(({ name, value }) => name === 'focused' && value.value === true) ?? false
  const knoop = knopen.findLast((kandidaat) => heeftFocus(kandidaat) && tekstVan(kandidaat.role) !== 'RootWebArea')
  return knoop === undefined ? 'de pagina' : `${tekstVan(knoop.role)} "${tekstVan(knoop.name)}"`
}
