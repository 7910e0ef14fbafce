import { type CDPSession, type Page } from '@playwright/test'

interface Waarde {
  readonly value?: unknown
}

/** A node of the accessibility tree, in the words of the browser. */
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

/** The folder that keeps what a screen reader meets, a file for each state. */
export const BOMEN = 'schermlezer'

/** Where the tree of a state is kept. */
export const boomVan = (toestand: string): string[] => [BOMEN, `${toestand.replaceAll(' ', '-')}.txt`]

/** What a screen reader says of a node beside its role and name. */
const EIGENSCHAPPEN = 'level checked selected expanded disabled required readonly invalid modal'.split(' ')
const ZWIJGEND = new Set(['InlineTextBox', 'ListMarker', 'LineBreak'])
const OMHULSEL = new Set(['generic', 'none', 'RootWebArea', 'LabelText', 'DescriptionList'])
/** The roles that take their name from their content, which a reader then does not say twice. */
const BLADEN = new Set('button option radio combobox textbox link DisclosureTriangle heading Abbr'.split(' '))

/** A text as it is said: a space that keeps a line together sounds like every other. */
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

/** One node as a line: role, name, value, state and description. */
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

/**
 * The accessibility tree of the browser under the main landmark or an open dialog, one line a node, in reading order.
 */
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

/** What has the focus, as the browser tells a screen reader: role, name, and what describes it. */
export const leesFocus = async (sessie: CDPSession): Promise<string> => {
  const knopen = await leesKnopen(sessie)
  const heeftFocus = (knoop: Knoop): boolean =>
    knoop.properties?.some(({ name, value }) => name === 'focused' && value.value === true) ?? false
  const knoop = knopen.findLast((kandidaat) => heeftFocus(kandidaat) && tekstVan(kandidaat.role) !== 'RootWebArea')
  return knoop === undefined ? 'de pagina' : `${tekstVan(knoop.role)} "${tekstVan(knoop.name)}"`
}
