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

/** All tools of the server. */
const tools: readonly Tool[] = [
  berekenTool,
  legUitTool,
  vergelijkPeriodesTool,
  vergelijkNormjarenTool,
  watMoetVeranderenTool,
]

/** The configuration of the server. */
export interface McpConfig extends ToolContext {
  /** The version of this package; an assistant may show it. */
  readonly versie: string
  /** Whether rates that look like typing errors are confirmed. */
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

/** Returns a required text parameter. Throws when it is missing; `wat` is its Dutch description in the message. */
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
 * Creates the calculator for assistants, a Model Context Protocol server. A question that cannot be answered gets a
 * result that says in Dutch what is wrong and what to do. Only an unknown tool or resource, or arguments that are no
 * object, is a protocol error. Throws for rates that look like typing errors, unless they are confirmed.
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
  // The handlers of the library check the params themselves, and report a missing one as a server error in English.
  for (const method of ['tools/call', 'resources/read']) server.removeRequestHandler(method)
  server.fallbackRequestHandler = async ({ method, params = {} }): Promise<ServerResult> => {
    if (method === 'tools/call') return Promise.resolve(callTool(params, context))
    if (method === 'resources/read') return Promise.resolve(readResource(params))
    throw new McpError(ErrorCode.MethodNotFound, `geen methode ${toLegibleName(method)}`)
  }
  return mcp
}
