import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js'
import { either, function as fp } from 'fp-ts'

import { toLegibleName } from '../../domain'
import type { Reply } from './reply'
import { resources, toUri } from './resources'
import type { ToolContext } from './calculate'
import { refusals } from './refusals'
import { tools } from './tools'

/** What the server is made with. */
export interface McpConfig extends ToolContext {
  /** The version of this package, which an assistant may show. */
  readonly versie: string
}

const INSTRUCTIONS =
  'Deze dienst rekent met de Nederlandse leennormen. Hij geeft rekenwerk, geen advies en geen aanbod: zeg dat erbij. ' +
  'Noem bij elk bedrag het normjaar, en of er met voorbeeldrentes is gerekend. Vraag wat je niet weet; verzin geen ' +
  'inkomen, prijs of rente. Bewaar het rekenbewijs: daarmee is de berekening over te doen.'

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

/**
 * The calculator for assistants, in the Model Context Protocol. A question that cannot be answered gives a result that
 * says so in Dutch, and what to do; only a tool or a resource that is not there is an error of the protocol.
 */
export const createMcpServer = ({ versie, ...context }: McpConfig): McpServer => {
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
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: invoer = {} } }) => {
    const tool = tools.find(({ naam }) => naam === name)
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `geen tool ${toLegibleName(name)}`)
    return fp.pipe(tool.reply(invoer, context), either.matchW(toRefusal, toResult))
  })

  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources.map(({ uri, name, title, description, mimeType }) => ({
      uri,
      name,
      title,
      description,
      mimeType,
    })),
  }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const resource = resources.find(({ uri }) => uri === params.uri)
    if (resource === undefined) throw new McpError(ErrorCode.InvalidParams, `geen bron ${toLegibleName(params.uri)}`)
    return { contents: [{ uri: resource.uri, mimeType: resource.mimeType, text: resource.read() }] }
  })
  return mcp
}
