import { type CDPSession, type Page } from '@playwright/test'

import { readable } from '../../support/readable'

interface Value {
  readonly value?: unknown
}

/** A node of the accessibility tree, with the property names of the browser. */
interface TreeNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
  readonly value?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
}

/** The folder with the accessibility tree of each state, one file per state. */
export const TREES = 'screenReader'

/** Returns the path of the snapshot of a state as two parts: the folder and the file name. */
export const treeFileOf = (state: string): string[] => [TREES, `${state.replaceAll(' ', '-')}.txt`]

/** The properties that a screen reader announces besides the role and the name. */
const PROPERTIES = 'level checked selected expanded disabled required readonly invalid modal'.split(' ')
const SILENT = new Set(['InlineTextBox', 'ListMarker', 'LineBreak'])
const WRAPPERS = new Set(['generic', 'none', 'RootWebArea', 'LabelText', 'DescriptionList'])
/** The roles of nodes whose name or value contains all text inside the node, so that inner nodes are not listed. */
const LEAVES = new Set('button option radio combobox textbox link DisclosureTriangle heading Abbr'.split(' '))

/**
 * Returns a text trimmed and with ordinary spaces, which sound the same as non-breaking spaces; '' if it is no text.
 */
const textOf = (value: Value | undefined): string =>
  typeof value?.value === 'string' ? readable(value.value).trim() : ''

const propertiesOf = ({ role, properties = [] }: TreeNode): string =>
  properties
    .filter(({ name }) => name !== 'level' || textOf(role) === 'heading')
    .filter(({ name, value }) => PROPERTIES.includes(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name} ${String(value.value)}`,
    )
    .join(', ')

/** Returns one node as a line: role, name, value, state and description. */
const lineOf = (node: TreeNode): string => {
  const [name, value, description] = [textOf(node.name), textOf(node.value), textOf(node.description)]
  const state = propertiesOf(node)
  return [
    textOf(node.role),
    name && `"${name}"`,
    value && value !== name && `= ${value}`,
    state && `[${state}]`,
    description && `(${description})`,
  ]
    .filter(Boolean)
    .join(' ')
}

const readNodes = async (session: CDPSession): Promise<readonly TreeNode[]> => {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
}

/** Returns the accessibility tree of the main landmark (without one, of the page): one indented line per node. */
export const readTree = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page)
  const nodes = await readNodes(session)
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const walk = (id: string, depth: number, parent: string): void => {
    const node = byId.get(id)
    if (node === undefined) return
    const role = textOf(node.role)
    if (SILENT.has(role)) return
    const isRepeated = role === 'StaticText' && textOf(node.name) === parent
    const show = !node.ignored && !WRAPPERS.has(role) && !isRepeated
    if (show) lines.push(`${'  '.repeat(depth)}${role === 'StaticText' ? textOf(node.name) : lineOf(node)}`)
    if (show && LEAVES.has(role)) return
    for (const child of node.childIds ?? []) walk(child, depth + (show ? 1 : 0), show ? textOf(node.name) : parent)
  }
  const root = nodes.find(({ role }) => textOf(role) === 'main') ?? nodes[0]
  if (root !== undefined) for (const child of root.childIds ?? []) walk(child, 0, '')
  return `${lines.join('\n')}\n`
}

/** Returns the role and the name of the focused element, or `the page` when no element has the focus. */
export const readFocus = async (session: CDPSession): Promise<string> => {
  const nodes = await readNodes(session)
  const hasFocus = (node: TreeNode): boolean =>
    node.properties?.some(({ name, value }) => name === 'focused' && value.value === true) ?? false
  const node = nodes.findLast((candidate) => hasFocus(candidate) && textOf(candidate.role) !== 'RootWebArea')
  return node === undefined ? 'the page' : `${textOf(node.role)} "${textOf(node.name)}"`
}
