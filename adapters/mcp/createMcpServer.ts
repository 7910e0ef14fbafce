import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  ErrorCode,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type ServerResult,
} from '@modelcontextprotocol/sdk/types.js'
import { either, function as fp } from 'fp-ts'

import { toLegibleName } from '../../domain/codec'
import { eisGewoneTarieven } from '../files'
import { prompts, refusalsOf } from './prompts'
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

const tools: readonly Tool[] = [
  berekenTool,
  legUitTool,
  vergelijkPeriodesTool,
  vergelijkNormjarenTool,
  watMoetVeranderenTool,
]

export interface McpConfig extends ToolContext {
  /** The version of this package; an assistant may show it. */
  readonly versie: string
  /** Whether rates below 0.1 or above 20 percent in `tarieven` are intended; false when absent. */
  readonly ongewoneRentes?: boolean | undefined
}

const INSTRUCTIONS =
  'Deze dienst rekent met de Nederlandse leennormen. Hij geeft rekenwerk, geen advies en geen aanbod: zeg dat erbij. ' +
  'Noem bij elk bedrag het normjaar, en of er met voorbeeldrentes is gerekend. Vraag wat je niet weet; verzin geen ' +
  'inkomen, prijs of rente. Vraag met aannames: true waar een berekening van uitgaat. Bewaar het rekenbewijs: daarmee ' +
  'is de berekening over te doen.'

/** Returns a text with ordinary spaces, because programs that read a reply may search it for an amount. */
const spaced = (text: string): string => text.replaceAll('\u00A0', ' ')

const toResult = ({ tekst: text, gegevens, bewijzen }: Reply): CallToolResult => ({
  content: [
    { type: 'text', text: spaced(text) },
    ...bewijzen.map((bewijs) => ({
      type: 'resource' as const,
      resource: {
        uri: toUri(`rekenbewijs/${bewijs.zegel}`),
        mimeType: 'application/json',
        text: JSON.stringify(bewijs),
      },
    })),
  ],
  structuredContent: JSON.parse(spaced(JSON.stringify(gegevens))) as Record<string, unknown>,
})

const toRefusal = (fouten: readonly string[]): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: spaced([refusals.nietGoed, ...fouten.map((fout) => `- ${fout}`)].join('\n')) }],
})

type Params = Readonly<Record<string, unknown>>

const invalidParams = (reason: string): McpError => new McpError(ErrorCode.InvalidParams, reason)

/** Returns the text parameter `field`. If it is no text, throws a Dutch protocol error: `wat` is expected. */
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
  return { contents: [{ uri: resource.uri, mimeType: resource.mimeType, text: spaced(resource.read()) }] }
}

/** Returns the message of a prompt. Throws a Dutch protocol error for an unknown prompt and for invalid arguments. */
const writePrompt = (params: Params): ServerResult => {
  const gevraagd = textIn(params, 'name', 'de naam van een prompt')
  const prompt = prompts.find(({ name }) => name === gevraagd)
  if (prompt === undefined) throw invalidParams(`geen prompt ${toLegibleName(gevraagd)}`)
  const { arguments: values = {} } = params
  if (!isVelden(values)) throw invalidParams('params.arguments: verwacht een object')
  const fouten = refusalsOf(prompt, values)
  if (fouten.length > 0) throw invalidParams(fouten.map((fout) => `params.arguments.${fout}`).join('; '))
  const text = prompt.write(values as Readonly<Record<string, string>>)
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
}

/**
 * Creates the Model Context Protocol server for assistants. Invalid input of a tool gets a result with the errors in
 * Dutch. Unknown methods, tools, resources and prompts are protocol errors, and so are absent or wrong parameters.
 * Throws for rates below 0.1 or above 20 percent in `tarieven`, unless `ongewoneRentes` is true.
 */
export const createMcpServer = (config: McpConfig): McpServer => {
  const { versie, ongewoneRentes: isZeker = false, ...context } = config
  eisGewoneTarieven(config.tarieven, { isZeker, hoe: 'ongewoneRentes: true' })
  const mcp = new McpServer(
    { name: 'hypotheek-orientatie', title: 'Hypotheekoriëntatie', version: versie },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
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
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: prompts.map(({ name, title, description, arguments: all }) => ({
      name,
      title,
      description,
      arguments: all.map((one) => ({ name: one.name, description: one.description, required: one.required })),
    })),
  }))
  // The SDK's own handlers report a missing parameter as a server error in English. The fallback handler names the
  // parameter in a Dutch message.
  for (const method of ['tools/call', 'resources/read', 'prompts/get']) server.removeRequestHandler(method)
  server.fallbackRequestHandler = async ({ method, params = {} }): Promise<ServerResult> => {
    if (method === 'tools/call') return Promise.resolve(callTool(params, context))
    if (method === 'resources/read') return Promise.resolve(readResource(params))
    if (method === 'prompts/get') return Promise.resolve(writePrompt(params))
    throw new McpError(ErrorCode.MethodNotFound, `geen methode ${toLegibleName(method)}`)
  }
  return mcp
}
