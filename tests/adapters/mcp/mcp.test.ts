import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  normenVan,
  NORMJAREN,
  toVerzoek,
  verzoekCodec,
  voorbeeldRentes,
} from '../../../domain'
import { controleerRekenbewijs, parseBewijs, type Rekenbewijs } from '../../../domain/bewijs'
import { calculate } from '../../../adapters/mcp/calculate'
import { replyWith } from '../../../adapters/mcp/reply'
import { everyAsync } from '../../support/every'
import { invented2027 } from '../../support/normen2027'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { numberOfRuns } from '../../support/numberOfRuns'
import { KB, sizeTable } from '../../support/sizeTable'
import { each, sometimes } from '../../support/sometimes'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { MEER, NU, TOOLS, verbind, verzoek, vraag } from './opstelling'

describe('createMcpServer', () => {
  const expectWithin = sizeTable('texts of the assistant')

  it('the MCP server reports its name and version, and its instructions say that it gives no advice', async () => {
    const client = await verbind()
    expect(client.getServerVersion()).toMatchObject({ name: 'hypotheek-orientatie', version: '1.2.3' })
    expect(client.getInstructions()).toContain('geen advies')
  })

  it('every MCP tool has a read-only hint, a title, a description and a description of each input', async () => {
    const { tools } = await (await verbind()).listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS)
    for (const { name, title, description = '', inputSchema, annotations } of each('tools', tools)) {
      expect(title).toMatch(/^[A-Z]/)
      expect(description).toMatch(/^[A-Z].*\.$/s)
      const required = ['verzoek', ...Object.keys(MEER[name] ?? {})]
      expect(inputSchema).toMatchObject({ required, additionalProperties: false })
      const uitleg = Object.values(inputSchema.properties ?? {}).map(
        (deel) => Reflect.get(deel, 'description') as unknown,
      )
      expect(uitleg.filter((zin) => typeof zin !== 'string')).toEqual([])
      expect(annotations).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false })
    }
  })

  it.each(['startersvrijstelling', 'normjaar'])('every MCP tool lists the same allowed values of %s', async (veld) => {
    const { tools } = await (await verbind()).listTools()
    const [keuzes, ...andere] = tools.map(({ inputSchema }) => {
      const { type, enum: een } = (inputSchema.properties?.[veld] ?? {}) as Readonly<Record<string, unknown>>
      return { type, een }
    })
    expect(keuzes?.een).toContain({ startersvrijstelling: 'eenVanTwee', normjaar: 2026 }[veld])
    expect(andere).toEqual(TOOLS.slice(1).map(() => keuzes))
  })

  it('only the input schema of the MCP tool bereken explains the brand codes MY and FL', async () => {
    const { tools } = await (await verbind()).listTools()
    const voluit = tools.filter(({ inputSchema }) =>
      JSON.stringify(inputSchema).includes('MY is Moneyou, FL is Florius'),
    )
    expect(voluit.map(({ name }) => name)).toEqual(['bereken'])
  })

  it('the input schemas of the MCP tools have no date fields, because no figure depends on a date', async () => {
    const { tools } = await (await verbind()).listTools()
    expect(JSON.stringify(tools.map(({ inputSchema }) => inputSchema))).not.toMatch(/datum|timestamp/)
  })

  it.each([20_000, 0])(
    'the output schema of bereken explains each field of aankoopgrens, with %d euro',
    async (eigenInleg) => {
      const { tools } = await (await verbind()).listTools()
      const { gegevens } = await vraag('bereken', { verzoek: { ...verzoek, eigenInleg } })
      const grens = (tools[0]?.outputSchema?.properties?.['aankoopgrens'] ?? {}) as { readonly description?: string }
      expect(grens.description).toContain('in euro')
      const velden = Object.keys(gegevens['aankoopgrens'] as object)
      expect(velden.filter((veld) => grens.description?.includes(veld) !== true)).toEqual([])
      expect(velden).toContain('eigenGeld')
    },
  )

  it('the list of MCP tools, which an assistant reads in every conversation, is within its size budget', async () => {
    const tools = JSON.stringify(await (await verbind()).listTools())
    expectWithin('the list of tools', Buffer.byteLength(tools), 12.6 * KB)
  })

  it.each(TOOLS)(
    'the tool %s names the norm year and the example rate before any amount, and lists no assumptions by default',
    async (naam) => {
      const { tekst, gegevens } = await vraag(naam, { verzoek, ...MEER[naam] })
      expect(gegevens).toMatchObject({ normjaar: 2026, isVoorbeeldrente: true })
      const [voorBedragen = ''] = tekst.split('€', 1)
      expect(voorBedragen).toContain('Berekend met de leennormen van 2026.')
      expect(voorBedragen).toContain('Voorbeeldrente.')
      expect(gegevens).not.toHaveProperty('aannames')
      expect(tekst).not.toContain('Waar we van uitgaan')
    },
  )

  it.each(TOOLS)('the tool %s with all optional output returns assumptions and a valid rekenbewijs', async (naam) => {
    const invoer = { verzoek, aannames: true, ...MEER[naam], ...(naam === 'leg_uit' && { uitvoerigheid: 'volledig' }) }
    const { tekst, gegevens, bewijzen, adressen } = await vraag(naam, invoer)
    const aannames = gegevens['aannames'] as readonly { readonly toelichting: string }[]
    expect(aannames.length).toBeGreaterThan(10)
    expect(aannames.filter(({ toelichting }) => !tekst.includes(`- ${toelichting}`))).toEqual([])
    const bewijs = gegevens['rekenbewijs'] as Rekenbewijs
    expect(tekst).toContain(bewijs.zegel)
    expect(adressen[0]).toBe(`hypotheek-orientatie://rekenbewijs/${bewijs.zegel}`)
    expect(bewijzen.map((een) => JSON.parse(een) as unknown)[0]).toEqual(bewijs)
    const gelezen = rightOf(parseBewijs(bewijzen[0] ?? ''))
    expect(controleerRekenbewijs(gelezen, normenVan(2026))._tag).toBe('Gelijk')
  })

  it('replyWith lists in `voorstellen` the norms that are a proposal and not yet law', () => {
    const invoer = rightOf(verzoekCodec.decode(toVerzoek(nieuweOrientatie('MY'), NU)))
    const context = { tarieven: voorbeeldRentes, isVoorbeeldrente: true, nu: () => NU }
    const kader = { normen: invented2027, rentetarieven: voorbeeldRentes.MY }
    const { gegevens } = replyWith(rightOf(calculate({ verzoek: invoer }, context, kader)), {}, [], {})
    expect(gegevens['voorstellen']).toEqual(['overdrachtsbelasting', 'box1', 'heffingskortingen'])
  })

  it('for any request, bereken returns the figures of the domain, unless a pension income is missing', async () => {
    await everyAsync(
      numberOfRuns(30),
      arbitraries.verzoek(),
      fc.constantFrom(...NORMJAREN),
      async (invoer, normjaar) => {
        const { gegevens, isError } = await vraag('bereken', {
          verzoek: invoer,
          normjaar,
          inkomenPerJaar: true,
        })
        const zonderPensioen = invoer.hypotheekgevers.some(
          ({ binnen10JaarMetPensioen, pensioeninkomen }) => binnen10JaarMetPensioen && pensioeninkomen === undefined,
        )
        expect(isError).toBe(zonderPensioen)
        if (!sometimes('a result', !zonderPensioen)) return
        const kader = { normen: normenVan(normjaar), rentetarieven: voorbeeldRentes[invoer.labelCode] }
        const berekening = berekenFinancieringsOpzet(invoer, kader)
        const verwacht = either.isRight(berekening) ? berekening.right.financieringsOpzet : undefined
        expect(gegevens['financieringsOpzet']).toEqual(JSON.parse(JSON.stringify(verwacht)))
      },
    )
  })
})
