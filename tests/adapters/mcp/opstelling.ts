import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

import { createMcpServer, type McpConfig } from '../../../adapters/mcp/createMcpServer'
import { voorbeeldRentes, type FinancieringsOpzetVerzoek } from '../../../domain'

export const NU = new Date('2026-03-14T12:00:00.000Z')

/** The names of all tools. */
export const TOOLS = ['bereken', 'leg_uit', 'vergelijk_periodes', 'vergelijk_normjaren', 'wat_moet_veranderen']
/** The required inputs of each tool besides the request. */
export const MEER: Readonly<Record<string, object>> = {
  leg_uit: { veld: 'maandlastNetto' },
  vergelijk_normjaren: { anderNormjaar: 2025 },
}

/** A request without a home and without dates, as an assistant sends it; no figure depends on the dates. */
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

/** The same request with a home for which own money is missing. */
export const verzoek = {
  ...zonderWoning,
  onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw', energielabelType: 'C' },
}

/** Returns the request with a pension income for every buyer who retires within ten years. */
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

/** The default client, created once: it compiles the schemas of all answers, which is slower than the answers. */
let gewoon: Promise<Client> | undefined

/** Returns a client that knows the tools and validates each answer by its schema, connected to a server in memory. */
export const verbind = (meer?: Partial<McpConfig>): Promise<Client> =>
  meer === undefined ? (gewoon ??= verbindMet({})) : verbindMet(meer)

/** The answer of a tool: its text, its data, and whether it is a refusal. */
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

/** Returns the items of the list in a text. */
export const lijstIn = (tekst: string): readonly string[] =>
  tekst.split('\n').flatMap((regel) => (regel.startsWith('- ') ? [regel.slice(2)] : []))
