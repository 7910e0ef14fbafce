import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

import { createMcpServer, type McpConfig } from '../../../adapters/mcp/createMcpServer'
import { voorbeeldRentes, type FinancieringsOpzetVerzoek } from '../../../domain'

export const NU = new Date('2026-03-14T12:00:00.000Z')

/** The names of all MCP tools. */
export const TOOLS = ['bereken', 'leg_uit', 'vergelijk_periodes', 'vergelijk_normjaren', 'wat_moet_veranderen']
/** The required inputs of a tool besides the request, by the name of the tool. Most tools have no such inputs. */
export const MEER: Readonly<Record<string, object>> = {
  leg_uit: { veld: 'maandlastNetto' },
  vergelijk_normjaren: { anderNormjaar: 2025 },
}

/** A request without a home and without dates. Dates are optional, because no figure depends on them. */
export const zonderWoning = {
  labelCode: 'MY',
  hypotheekgevers: [
    {
      volgnummer: 1,
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000 },
      uitgaven: {},
      binnen10JaarMetPensioen: false,
    },
  ],
  eigenInleg: 20_000,
  rentevastperiode: 120,
}

/** The request of `zonderWoning`, with a home that the mortgage and the own money do not fully pay for. */
export const verzoek = {
  ...zonderWoning,
  onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw', energielabelType: 'C' },
}

/** Returns the request with a pension income of 0 for each buyer who retires within ten years and lacks that income. */
export const metPensioen = (anders: FinancieringsOpzetVerzoek): FinancieringsOpzetVerzoek => ({
  ...anders,
  hypotheekgevers: anders.hypotheekgevers.map((gever) =>
    gever.binnen10JaarMetPensioen ? { pensioeninkomen: 0, ...gever } : gever,
  ),
})

const verbindMet = async (meer: Partial<McpConfig>): Promise<Client> => {
  const [there, here] = InMemoryTransport.createLinkedPair()
  const server = createMcpServer({
    versie: '1.2.3',
    tarieven: voorbeeldRentes,
    isVoorbeeldrente: true,
    nu: () => NU,
    ...meer,
  })
  const client = new Client({ name: 'proef', version: '1.0.0' })
  await Promise.all([server.connect(there), client.connect(here)])
  await client.listTools()
  return client
}

/** The client for the default settings. The tests of a file share it, because compiling its output schemas is slow. */
let gewoon: Promise<Client> | undefined

/** Returns a client that validates results, with an MCP server in memory. Without `meer`, calls share one client. */
export const verbind = (meer?: Partial<McpConfig>): Promise<Client> =>
  meer === undefined ? (gewoon ??= verbindMet({})) : verbindMet(meer)

/** The result of a tool call: its text, its data, its rekenbewijzen, and whether the tool refused the call. */
export interface Gezegd {
  readonly tekst: string
  readonly gegevens: Readonly<Record<string, unknown>>
  readonly isError: boolean
  readonly bewijzen: readonly string[]
  /** The URI of each rekenbewijs. */
  readonly adressen: readonly string[]
}

export const vraag = async (
  name: string,
  invoer: Readonly<Record<string, unknown>> = { verzoek },
  client = verbind(),
): Promise<Gezegd> => {
  const antwoord = await (await client).callTool({ name, arguments: invoer })
  const { content, structuredContent, isError } = antwoord as CallToolResult
  return {
    tekst: content.flatMap((deel) => (deel.type === 'text' ? [deel.text] : [])).join('\n'),
    gegevens: structuredContent ?? {},
    isError: isError === true,
    bewijzen: content.flatMap((deel) =>
      deel.type === 'resource' && 'text' in deel.resource ? [deel.resource.text] : [],
    ),
    adressen: content.flatMap((deel) => (deel.type === 'resource' ? [deel.resource.uri] : [])),
  }
}

/** Returns the items of the Markdown list in a text, without `- `. */
export const lijstIn = (tekst: string): readonly string[] =>
  tekst.split('\n').flatMap((regel) => (regel.startsWith('- ') ? [regel.slice(2)] : []))
