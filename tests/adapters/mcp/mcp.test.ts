import type { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js'
import { ResultSchema, type Notification, type Request, type Result } from '@modelcontextprotocol/sdk/types.js'
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
  type FinancieringsOpzetVerzoek,
} from '../../../domain'
import { controleerRekenbewijs, leesBewijs, type Rekenbewijs } from '../../../domain/bewijs'
import { calculate } from '../../../adapters/mcp/calculate'
import { replyWith } from '../../../adapters/mcp/reply'
import { invented2027 } from '../../support/normen2027'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { numberOfRuns } from '../../support/numberOfRuns'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { lijstIn, NU, verbind, verzoek, vraag } from './opstelling'

const TOOLS = ['bereken', 'leg_uit', 'vergelijk_periodes', 'vergelijk_normjaren', 'wat_moet_veranderen']
/** What each tool asks beside the request. */
const MEER: Readonly<Record<string, object>> = {
  leg_uit: { veld: 'maandlastNetto' },
  vergelijk_normjaren: { anderNormjaar: 2025 },
}

interface Gever {
  readonly inkomen?: number
  readonly dienstbetrekkingsoort?: string
  readonly volgnummer?: 1 | 2
  readonly binnen10JaarMetPensioen?: boolean
}

/** A home buyer that says what is needed and no more, or is otherwise. */
const gever = ({ inkomen: bedrag = 60_000, dienstbetrekkingsoort = 'DienstbetrekkingVast', ...anders }: Gever) => ({
  volgnummer: 1,
  inkomsten: { dienstbetrekkingsoort, bedrag },
  uitgaven: {},
  binnen10JaarMetPensioen: false,
  ...anders,
})

/** Two home buyers with slips in the names of their fields. */
const misspeld = [
  { ...gever({}), inkomsten: { soort: 'Pensioen', bedrag: 60_000 } },
  { ...gever({ volgnummer: 2 }), pensioen: 20_000 },
]

const resultaatVan = (invoer: unknown, normjaar: 2025 | 2026 = 2026): unknown => {
  const berekening = berekenFinancieringsOpzet(invoer as FinancieringsOpzetVerzoek, {
    normen: normenVan(normjaar),
    rentetarieven: voorbeeldRentes.MY,
  })
  return either.isRight(berekening) ? JSON.parse(JSON.stringify(berekening.right.financieringsOpzet)) : berekening.left
}

describe('the server for assistants', () => {
  it('names its version and what it is for', async () => {
    const client = await verbind()
    expect(client.getServerVersion()).toMatchObject({ name: 'hypotheek-orientatie', version: '1.2.3' })
    expect(client.getInstructions()).toContain('geen advies')
  })

  it('says of every tool what it does and what goes in', async () => {
    const { tools } = await (await verbind()).listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS)
    for (const { description = '', inputSchema, annotations } of tools) {
      expect(description).toMatch(/^[A-Z].*\.$/s)
      expect(inputSchema.required).toContain('verzoek')
      const uitleg = Object.values(inputSchema.properties ?? {}).map(
        (deel) => Reflect.get(deel, 'description') as unknown,
      )
      expect(uitleg.filter((zin) => typeof zin !== 'string')).toEqual([])
      expect(annotations?.readOnlyHint).toBe(true)
    }
  })

  it('says all of that in few words: an assistant reads it in every conversation', async () => {
    const tools = JSON.stringify(await (await verbind()).listTools())
    expect(Buffer.byteLength(tools)).toBeLessThan(12_000)
  })

  it.each(TOOLS)('%s names the norm year and the example rates before its amounts', async (naam) => {
    const { tekst, gegevens } = await vraag(await verbind(), naam, { verzoek, ...MEER[naam] })
    expect(gegevens).toMatchObject({ normjaar: 2026, isVoorbeeldrente: true })
    const [voorBedragen = ''] = tekst.split('€', 1)
    expect(voorBedragen).toContain('Berekend met de leennormen van 2026.')
    expect(voorBedragen).toContain('Voorbeeldrente.')
  })

  it.each(TOOLS)('%s says nothing of what it assumes unless that is asked', async (naam) => {
    const { tekst, gegevens } = await vraag(await verbind(), naam, { verzoek, ...MEER[naam] })
    expect(gegevens).not.toHaveProperty('aannames')
    expect(tekst).not.toContain('Waar we van uitgaan')
  })

  it.each(TOOLS)('%s says what it assumes when that is asked, and gives a receipt', async (naam) => {
    const client = await verbind()
    const invoer = { verzoek, aannames: true, ...MEER[naam], ...(naam === 'leg_uit' && { uitvoerigheid: 'volledig' }) }
    const { tekst, gegevens, bewijzen } = await vraag(client, naam, invoer)
    const aannames = gegevens['aannames'] as readonly { readonly toelichting: string }[]
    expect(aannames.length).toBeGreaterThan(10)
    expect(aannames.filter(({ toelichting }) => !tekst.includes(`- ${toelichting}`))).toEqual([])
    const bewijs = gegevens['rekenbewijs'] as Rekenbewijs
    expect(tekst).toContain(bewijs.zegel)
    expect(bewijzen.map((een) => JSON.parse(een) as unknown)[0]).toEqual(bewijs)
    const gelezen = rightOf(leesBewijs(bewijzen[0] ?? ''))
    expect(controleerRekenbewijs(gelezen, normenVan(2026))._tag).toBe('Gelijk')
  })

  it('names the norms that are only proposed', () => {
    const invoer = rightOf(verzoekCodec.decode(toVerzoek(nieuweOrientatie('MY'), NU)))
    const context = { tarieven: voorbeeldRentes, isVoorbeeldrente: true, nu: () => NU }
    const kader = { normen: invented2027, rentetarieven: voorbeeldRentes.MY }
    const { gegevens } = replyWith(rightOf(calculate({ verzoek: invoer }, context, kader)), {}, [], {})
    expect(gegevens['voorstellen']).toEqual(['overdrachtsbelasting', 'box1'])
  })

  it('comes to the figures of the calculation, for any request that says what pension is expected', async () => {
    const client = await verbind()
    await fc.assert(
      fc.asyncProperty(arbitraries.verzoek(), fc.constantFrom(...NORMJAREN), async (invoer, normjaar) => {
        const { gegevens, isError } = await vraag(client, 'bereken', {
          verzoek: invoer,
          normjaar,
          inkomenPerJaar: true,
        })
        const zonderPensioen = invoer.hypotheekgevers.some(
          ({ binnen10JaarMetPensioen, pensioeninkomen }) => binnen10JaarMetPensioen && pensioeninkomen === undefined,
        )
        expect(isError).toBe(zonderPensioen)
        if (zonderPensioen) return
        const kader = { normen: normenVan(normjaar), rentetarieven: voorbeeldRentes[invoer.labelCode] }
        const berekening = berekenFinancieringsOpzet(invoer, kader)
        const verwacht = either.isRight(berekening) ? berekening.right.financieringsOpzet : undefined
        expect(gegevens['financieringsOpzet']).toEqual(JSON.parse(JSON.stringify(verwacht)))
      }),
      numberOfRuns(30),
    )
  })
})

describe('a question', () => {
  it('may leave the dates out', async () => {
    const { gegevens } = await vraag(await verbind(), 'bereken')
    const { verzoek: gelezen } = gegevens['rekenbewijs'] as Rekenbewijs
    expect(verzoekCodec.is(gelezen)).toBe(true)
    expect(gelezen).toMatchObject({ ingangsdatumHypotheek: '2025-03-14', timestamp: NU.toISOString() })
    expect(gegevens['financieringsOpzet']).toEqual(resultaatVan(gelezen))
  })

  it('may name its norms, its rates and who is a starter', async () => {
    const client = await verbind()
    const { gegevens, tekst } = await vraag(client, 'bereken', {
      verzoek,
      normjaar: 2025,
      rentetarieven: { 120: 3.25 },
      startersvrijstelling: 'ja',
    })
    expect(gegevens).toMatchObject({ normjaar: 2025, isVoorbeeldrente: false })
    expect(gegevens['financieringsOpzet']).toMatchObject({ rentepercentage: 3.25, overdrachtsbelasting: 0 })
    expect(tekst).not.toContain('Voorbeeldrente.')
  })

  it('is answered with the rates of the server when it names none', async () => {
    const client = await verbind({ tarieven: { MY: { 120: 4 }, FL: {} }, isVoorbeeldrente: false })
    const { gegevens } = await vraag(client, 'bereken')
    expect(gegevens['financieringsOpzet']).toHaveProperty('rentepercentage', 4)
    expect(gegevens['isVoorbeeldrente']).toBe(false)
  })

  it.each([
    ['without a request', {}, ['verzoek: ontbreekt']],
    ['of another brand', { verzoek: { ...verzoek, labelCode: 'XX' } }, ['verzoek.labelCode: verwacht een van MY, FL']],
    [
      'with an amount in words',
      { verzoek: { ...verzoek, eigenInleg: 'veel' } },
      ['verzoek.eigenInleg: verwacht een bedrag van 0 tot en met 99999999'],
    ],
    ['of a year that is not there', { verzoek, normjaar: 1999 }, ['normjaar: verwacht een van 2025, 2026']],
    [
      'with a misspelled field',
      {
        verzoek: {
          ...verzoek,
          eigeninleg: 20_000,
          hypotheekgevers: verzoek.hypotheekgevers.map((gever) => ({ ...gever, uitgaven: { lening: 50 } })),
        },
        jaar: 2025,
      },
      [
        'verzoek.eigeninleg: dit veld bestaat niet; controleer de naam of laat het weg',
        'verzoek.hypotheekgevers[0].uitgaven.lening: dit veld bestaat niet; controleer de naam of laat het weg',
        'jaar: dit veld bestaat niet; controleer de naam of laat het weg',
      ],
    ],
    [
      'with misspelled fields and an amount in words',
      {
        verzoek: { ...verzoek, eigenInleg: 'veel', onderpand: { koopsum: 300_000, onderpandType: 'Nieuwbouw' } },
        jaar: 1,
      },
      [
        'verzoek.onderpand.koopsom: ontbreekt',
        'verzoek.eigenInleg: verwacht een bedrag van 0 tot en met 99999999',
        'verzoek.onderpand.koopsum: dit veld bestaat niet; controleer de naam of laat het weg',
        'jaar: dit veld bestaat niet; controleer de naam of laat het weg',
      ],
    ],
    [
      'of two buyers, with fields misspelled beside each other',
      { verzoek: { ...verzoek, labelcode: 'MY', labelCode: undefined, hypotheekgevers: misspeld } },
      [
        'verzoek.labelCode: ontbreekt',
        'verzoek.labelcode: dit veld bestaat niet; controleer de naam of laat het weg',
        'verzoek.hypotheekgevers[0].inkomsten.dienstbetrekkingsoort: ontbreekt',
        'verzoek.hypotheekgevers[0].inkomsten.soort: dit veld bestaat niet; controleer de naam of laat het weg',
        'verzoek.hypotheekgevers[1].pensioen: dit veld bestaat niet; controleer de naam of laat het weg',
      ],
    ],
    [
      'with an income that looks like one of a month',
      { verzoek: { ...verzoek, hypotheekgevers: [gever({ inkomen: 4_500 })] } },
      [
        'verzoek.hypotheekgevers[0].inkomsten.bedrag: Is dit per jaar? Weet je alleen het bedrag per maand? ' +
          'Bereken dan het jaarinkomen. Is het per jaar? Geef dan inkomenPerJaar: true mee.',
      ],
    ],
    [
      'of who retires soon and says no pension, with another slip',
      {
        verzoek: { ...verzoek, hypotheekgevers: [gever({ binnen10JaarMetPensioen: true })] },
        rentetarieven: { 120: 0.04 },
      },
      [
        'verzoek.hypotheekgevers[0].pensioeninkomen: ' +
          'Je hebt niets ingevuld. Vul je pensioen jaarinkomen in om door te gaan.',
        'rentetarieven: een rente onder 0,1 of boven 20 procent is meestal een vergissing (120 maanden: 0.04); ' +
          'geef procenten, zoals 3.75, en klopt het, geef dan ongewoneRentes: true mee',
      ],
    ],
    [
      'of whose partner retires soon and says no pension',
      {
        verzoek: {
          ...verzoek,
          hypotheekgevers: [gever({}), gever({ volgnummer: 2, binnen10JaarMetPensioen: true })],
        },
      },
      [
        'verzoek.hypotheekgevers[1].pensioeninkomen: ' +
          'Vul het pensioen jaarinkomen van je partner in om door te gaan.',
      ],
    ],
    [
      'for a period that the brand has not',
      { verzoek: { ...verzoek, rentevastperiode: 77 } },
      [
        'verzoek.rentevastperiode: Moneyou heeft geen periode van 77 maanden; ' +
          'kies een van 1, 12, 60, 120, 180, 240, 360',
      ],
    ],
    [
      'for a period without a rate',
      { verzoek, rentetarieven: { 60: 3, 240: 4 } },
      ['verzoek.rentevastperiode: er is geen rente voor 120 maanden; geef rentetarieven mee, of kies een van 60, 240'],
    ],
    [
      'for one of two starters where one buys',
      { verzoek, startersvrijstelling: 'eenVanTwee' },
      ['startersvrijstelling: verwacht bij deze hypotheekgevers een van nee, ja'],
    ],
  ])('%s is refused with what to do', async (_wat, invoer, meldingen) => {
    const { isError, tekst } = await vraag(await verbind(), 'bereken', invoer)
    expect(isError).toBe(true)
    expect(tekst.split('\n', 1)).toEqual(['Dit klopt nog niet. Verbeter het en vraag het opnieuw:'])
    expect(lijstIn(tekst).toSorted()).toEqual(meldingen.toSorted())
  })

  it.each(TOOLS)('to %s with a fraction for a percentage is refused, and answered where it is meant', async (naam) => {
    const client = await verbind()
    const invoer = { verzoek, rentetarieven: { 120: 0.0375 }, ...MEER[naam] }
    const { isError, tekst } = await vraag(client, naam, invoer)
    expect([isError, lijstIn(tekst)]).toEqual([
      true,
      [
        'rentetarieven: een rente onder 0,1 of boven 20 procent is meestal een vergissing (120 maanden: 0.0375); ' +
          'geef procenten, zoals 3.75, en klopt het, geef dan ongewoneRentes: true mee',
      ],
    ])
    expect((await vraag(client, naam, { ...invoer, ongewoneRentes: true })).isError).toBe(false)
  })

  it.each(TOOLS)('to %s with a low income is asked back, and answered where it is of a year', async (naam) => {
    const client = await verbind()
    const invoer = { verzoek: { ...verzoek, hypotheekgevers: [gever({ inkomen: 9_999 })] }, ...MEER[naam] }
    expect((await vraag(client, naam, invoer)).tekst).toContain('Is dit per jaar?')
    expect((await vraag(client, naam, { ...invoer, inkomenPerJaar: true })).isError).toBe(false)
  })

  it.each([
    ['of ten thousand', { inkomen: 10_000 }],
    ['of an enterprise', { inkomen: 4_500, dienstbetrekkingsoort: 'Onderneming' }],
    ['of a pension', { inkomen: 4_500, dienstbetrekkingsoort: 'Pensioen' }],
    ['of nothing', { inkomen: 0 }],
  ])('with an income %s is answered: the terminal asks nothing more either', async (_wat, anders) => {
    const invoer = { verzoek: { ...verzoek, hypotheekgevers: [gever(anders)] } }
    expect((await vraag(await verbind(), 'bereken', invoer)).isError).toBe(false)
  })

  it('finds no server with rates that look like a slip, unless they are meant', async () => {
    const tarieven = { MY: { '120': 0.0375 }, FL: {} }
    await expect(verbind({ tarieven })).rejects.toThrow(
      'tarieven: een rente onder 0,1 of boven 20 procent is meestal een vergissing (MY, 120 maanden: 0.0375); ' +
        'geef procenten, zoals 3.75, en klopt het, geef dan ongewoneRentes: true mee',
    )
    expect((await vraag(await verbind({ tarieven, ongewoneRentes: true }), 'bereken')).isError).toBe(false)
  })

  it('with many unknown fields is told of twenty, each with sixty visible signs', async () => {
    const namen = Array.from({ length: 5000 }, (_, nummer) => `\u3164\n- ${nummer}${'x'.repeat(100)}`)
    const { tekst } = await vraag(await verbind(), 'bereken', {
      verzoek,
      ...Object.fromEntries(namen.map((naam) => [naam, 1])),
    })
    const regels = lijstIn(tekst)
    expect([regels.length, regels.at(-1)]).toEqual([21, 'nog 4980 andere velden die niet bestaan'])
    for (const regel of regels.slice(0, -1)) expect(regel).toMatch(/^\\u\{3164\}\\u\{a\}- \d+x+…: dit veld/)
    expect(Math.max(...regels.map((regel) => regel.split(':', 1)[0]?.length ?? 0))).toBe(60)
  })

  it.each(['tool', 'bron'])('for a %s with a name without end is told little of it', async (wat) => {
    const client = await verbind()
    const naam = '\u202E'.repeat(5000)
    const gevraagd = wat === 'tool' ? client.callTool({ name: naam }) : client.readResource({ uri: naam })
    await expect(gevraagd).rejects.toThrow(/geen (tool|bron) (\\u\{202e\})+\S{0,7}…$/)
  })

  it.each([
    ['tools/call', undefined, -32_602, 'params.name: verwacht de naam van een tool'],
    ['tools/call', { name: 1 }, -32_602, 'params.name: verwacht de naam van een tool'],
    ['tools/call', { name: 'bereken', arguments: [] }, -32_602, 'params.arguments: verwacht een object'],
    ['resources/read', {}, -32_602, 'params.uri: verwacht het adres van een bron'],
    ['raad', {}, -32_601, 'geen methode raad'],
  ])('of %s with %j is an error of the protocol in Dutch', async (method, params, code, reden) => {
    const client: Protocol<Request, Notification, Result> = await verbind()
    const gevraagd = client.request(params ? { method, params } : { method }, ResultSchema)
    await expect(gevraagd).rejects.toMatchObject({ code, message: expect.stringMatching(`: ${reden}$`) as string })
  })

  it('for a tool that is not there is an error of the protocol', async () => {
    await expect((await verbind()).callTool({ name: 'raad', arguments: {} })).rejects.toThrow('geen tool raad')
  })
})
