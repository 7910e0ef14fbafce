import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type ServerResult,
} from '@modelcontextprotocol/sdk/types.js'
import { either, function as fp } from 'fp-ts'

import { toLegibleName } from '../../domain'
import { eisGewoneTarieven } from '../files'
import type { Reply } from './reply'
import { resources, toUri } from './resources'
import type { ToolContext } from './calculate'
import { isVelden } from './readInput'
import { refusals } from './assistentTekst'
import type { Tool } from './tool'
import { berekenTool } from './tools/berekenTool'
import { legUitTool } from './tools/legUitTool'
import { vergelijkNormjarenTool } from './tools/vergelijkNormjarenTool'
import { vergelijkPeriodesTool } from './tools/vergelijkPeriodesTool'
import { watMoetVeranderenTool } from './tools/watMoetVeranderenTool'

/** Everything that an assistant can ask. */
const tools: readonly Tool[] = [
  berekenTool,
  legUitTool,
  vergelijkPeriodesTool,
  vergelijkNormjarenTool,
  watMoetVeranderenTool,
]

/** What the server is made with. */
export interface McpConfig extends ToolContext {
  /** The version of this package, which an assistant may show. */
  readonly versie: string
  /** Are rates meant that are mostly slips? */
  readonly ongewoneRentes?: boolean
}

const INSTRUCTIONS =
  'Deze dienst rekent met de Nederlandse leennormen. Hij geeft rekenwerk, geen advies en geen aanbod: zeg dat erbij. ' +
  'Noem bij elk bedrag het normjaar, en of er met voorbeeldrentes is gerekend. Vraag wat je niet weet; verzin geen ' +
  'inkomen, prijs of rente. Vraag met aannames: true waar een berekening van uitgaat. Bewaar het rekenbewijs: daarmee ' +
  'is de berekening over te doen.'

const toResult = ({ tekst: text, gegevens, bewijzen }: Reply): CallToolResult => ({
  content: [
    { type: 'text', text },
    ...bewijzen.map((bewijs) => ({
      type: 'resource' as const,
      resource: {
        uri: toUri(`rekenbewijs/${bewijs.zegel}`),
        mimeType: 'application/json',
        text: JSON.stringify(bewijs),
      },
    })),
  ],
  structuredContent: JSON.parse(JSON.stringify(gegevens)) as Record<string, unknown>,
})

const toRefusal = (fouten: readonly string[]): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: [refusals.nietGoed, ...fouten.map((fout) => `- ${fout}`)].join('\n') }],
})

type Params = Readonly<Record<string, unknown>>

const invalidParams = (reason: string): McpError => new McpError(ErrorCode.InvalidParams, reason)

/** A text that a call cannot do without; `wat` says in Dutch what it is. */
const textIn = (params: Params, field: string, wat: string): string => {
  const text = params[field]
  if (typeof text !== 'string') throw invalidParams(`params.${field}: verwacht ${wat}`)
  return text
}

const callTool = (params: Params, context: ToolContext): CallToolResult => {
  const name = textIn(params, 'name', 'de naam van een tool')
  const tool = tools.find(({ naam }) => naam === name)
  if (tool === undefined) throw invalidParams(`geen tool ${toLegibleName(name)}`)
  const { arguments: invoer = {} } = params
  if (!isVelden(invoer)) throw invalidParams('params.arguments: verwacht een object')
  return fp.pipe(tool.reply(invoer, context), either.matchW(toRefusal, toResult))
}

const readResource = (params: Params): ServerResult => {
  const gevraagd = textIn(params, 'uri', 'het adres van een bron')
  const resource = resources.find(({ uri }) => uri === gevraagd)
  if (resource === undefined) throw invalidParams(`geen bron ${toLegibleName(gevraagd)}`)
  return { contents: [{ uri: resource.uri, mimeType: resource.mimeType, text: resource.read() }] }
}

/**
 * The calculator for assistants, in the Model Context Protocol. A question that cannot be answered gives a result that
 * says so in Dutch, and what to do; only a call that names no tool or resource that is there, or no object of
 * arguments, is an error of the protocol. Throws for rates that are mostly slips, unless they are said to be meant.
 */
export const createMcpServer = (config: McpConfig): McpServer => {
  const { versie, ongewoneRentes: isZeker = false, ...context } = config
  eisGewoneTarieven(config.tarieven, { isZeker, hoe: 'ongewoneRentes: true' })
  const mcp = new McpServer(
    { name: 'hypotheek-orientatie', title: 'Hypotheekoriëntatie', version: versie },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  )
  const { server } = mcp

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ naam: name, titel: title, beschrijving: description, invoer, uitvoer }) => ({
      name,
      title,
      description,
      inputSchema: { ...invoer, type: 'object' as const },
      outputSchema: { ...uitvoer, type: 'object' as const },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources.map(({ uri, name, title, description, mimeType }) => ({
      uri,
      name,
      title,
      description,
      mimeType,
    })),
  }))
  // A handler of the library checks the params first, and calls one that is missing a fault of the server, in English.
  for (const method of ['tools/call', 'resources/read']) server.removeRequestHandler(method)
  server.fallbackRequestHandler = async ({ method, params = {} }): Promise<ServerResult> => {
    if (method === 'tools/call') return Promise.resolve(callTool(params, context))
    if (method === 'resources/read') return Promise.resolve(readResource(params))
    throw new McpError(ErrorCode.MethodNotFound, `geen methode ${toLegibleName(method)}`)
  }
  return mcp
}
