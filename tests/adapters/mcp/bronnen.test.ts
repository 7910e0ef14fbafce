import { describe, expect, it } from 'vitest'

import { CIJFERS } from '../../../adapters/mcp/cijfers'
import { NORMJAREN, normenVan, type Norm } from '../../../domain'
import { cijferTekst } from '../../../ui/tekst'
import { woordenlijst } from '../../../ui/tekst/woordenlijst'
import { KB, sizeTable } from '../../support/sizeTable'
import { TOOLS, verbind } from './opstelling'

describe('MCP resources', () => {
  it('the MCP resources are the norms of each norm year, their sources and the woordenlijst', async () => {
    const client = await verbind()
    const { resources } = await client.listResources()
    expect(resources).toMatchObject([
      { name: 'normen-2025', title: 'Leennormen 2025', description: expect.stringMatching(/2025.*link\.$/) as string },
      { name: 'normen-2026', title: 'Leennormen 2026', mimeType: 'application/json' },
      { name: 'bronnen', title: 'Bronnen van de leennormen', mimeType: 'text/markdown' },
      { name: 'woordenlijst', description: expect.stringMatching(/de cijfers van 2026\.$/) as string },
    ])
    for (const jaar of NORMJAREN) {
      const { contents } = await client.readResource({ uri: `hypotheek-orientatie://normen/${jaar}` })
      const tekst = String(contents.map((deel) => Reflect.get(deel, 'text') as unknown)[0])
      expect(tekst.length).toBeLessThan(33 * KB)
      const normen = JSON.parse(tekst) as unknown
      expect(normen).toEqual(JSON.parse(JSON.stringify(normenVan(jaar))))
    }
  })

  it('the MCP resource woordenlijst has a Markdown heading for every word, and explains Toetsrente', async () => {
    const { contents } = await (await verbind()).readResource({ uri: 'hypotheek-orientatie://woordenlijst' })
    const tekst = String(contents.map((deel) => Reflect.get(deel, 'text') as unknown)[0])
    expect(tekst.match(/^## /gm)).toHaveLength(Object.keys(woordenlijst).length)
    expect(contents).toMatchObject([{ mimeType: 'text/markdown' }])
    expect(tekst).not.toContain('\u00A0')
    expect(tekst).toMatch(/## Toetsrente\n\n[A-Z][^\n]*5%[^\n]*\.\n/)
  })

  it('the MCP resource bronnen has the law, the article and the link of every norm', async () => {
    const { contents } = await (await verbind()).readResource({ uri: 'hypotheek-orientatie://bronnen' })
    const tekst = String(contents.map((deel) => Reflect.get(deel, 'text') as unknown)[0])
    const bronnen = NORMJAREN.flatMap((jaar) =>
      Object.entries<Norm<unknown> | number | string>({ ...normenVan(jaar) }),
    ).flatMap(([naam, norm]) => (typeof norm === 'object' ? [[naam, norm.bron] as const] : []))
    expect(bronnen.length).toBeGreaterThan(20)
    for (const [naam, { regeling, artikel, link = '' }] of bronnen) {
      expect(tekst).toContain(`- ${naam}: ${regeling}, ${artikel} (`)
      expect(tekst).toContain(link)
    }
    expect(tekst.match(/^- /gm)).toHaveLength(bronnen.length)
  })

  it('the MCP server refuses to read an unknown resource', async () => {
    const lezen = (await verbind()).readResource({ uri: 'hypotheek-orientatie://geheim' })
    await expect(lezen).rejects.toThrow('geen bron hypotheek-orientatie://geheim')
  })
})

/** Returns the text of the message of a prompt. */
const promptVan = async (name: string, values?: Record<string, string>): Promise<string> => {
  const { messages } = await (await verbind()).getPrompt({ name, arguments: values })
  return messages.map(({ content }) => (content.type === 'text' ? content.text : '')).join('\n')
}

/** The arguments of each prompt that needs them. */
const NODIG: Readonly<Record<string, Record<string, string>>> = {
  orienteren: {},
  bedrag_uitleggen: { veld: 'maandlastNetto' },
  vergelijken: { wat: 'periodes' },
}

describe('MCP prompts', () => {
  const expectWithin = sizeTable('prompts of the assistant')

  it('the MCP server lists its prompts, each with a title, a description and its arguments', async () => {
    const { prompts } = await (await verbind()).listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(Object.keys(NODIG))
    for (const { title, description = '', arguments: all = [] } of prompts) {
      expect(title).toMatch(/^[A-Z]/)
      expect(description).toMatch(/^[A-Z].*\?$/)
      expect(all.map((een) => een.description).filter((zin = '') => !/^[A-Z].*\.$/.test(zin))).toEqual([])
    }
    expectWithin('the list of prompts', Buffer.byteLength(JSON.stringify(prompts)), 1.2 * KB)
  })

  it.each(Object.entries(NODIG))(
    'the prompt %s names tools of the server only, and asks for the norm year and for no invented input',
    async (name, values) => {
      const tekst = await promptVan(name, values)
      expect(tekst).toContain('Noem het normjaar')
      expect(tekst).toContain('Verzin niets')
      expect(tekst).toContain('geen advies')
      const genoemd = [...tekst.matchAll(/de tool ([a-z_]+)|([a-z]+(?:_[a-z]+)+)/g)].map(
        ([, een, ander]) => een ?? ander,
      )
      expect(genoemd.filter((tool = '') => !TOOLS.includes(tool))).toEqual([])
      expect(genoemd.length).toBeGreaterThan(0)
    },
  )

  it('the prompt orienteren contains the situation, if a person gives one', async () => {
    expect(await promptVan('orienteren', { situatie: ' Ik verdien 60.000 euro. ' })).toContain(
      'Dit weet je al: Ik verdien 60.000 euro.\n',
    )
    expect(await promptVan('orienteren')).not.toContain('Dit weet je al')
  })

  it.each(CIJFERS)('the prompt bedrag_uitleggen names the figure %s as the screen does', async (veld) => {
    const tekst = await promptVan('bedrag_uitleggen', { veld })
    expect(tekst).toContain(`berekend: ${cijferTekst(veld)}.`)
    expect(tekst).toContain(`veld: ${veld},`)
  })

  it('the prompt vergelijken compares the periods or the norms of two years, with the tool for it', async () => {
    expect(await promptVan('vergelijken', { wat: 'periodes' })).toContain('vergelijk_periodes')
    expect(await promptVan('vergelijken', { wat: 'normjaren' })).toContain('vergelijk_normjaren')
  })

  it.each([
    ['onbekend', {}, 'geen prompt onbekend'],
    ['bedrag_uitleggen', {}, 'params.arguments.veld: ontbreekt'],
    ['bedrag_uitleggen', { veld: 'timestamp' }, 'params.arguments.veld: verwacht een van maximale'],
    ['vergelijken', { wat: 'toString' }, 'params.arguments.wat: verwacht een van periodes, normjaren'],
  ])('the MCP server refuses the prompt %s with %j, with a reason in Dutch', async (name, values, reden) => {
    await expect(promptVan(name, values)).rejects.toThrow(reden)
  })
})
