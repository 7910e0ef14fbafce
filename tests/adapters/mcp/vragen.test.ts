import type { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js'
import { ResultSchema, type Notification, type Request, type Result } from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, it } from 'vitest'

import { verzoekCodec } from '../../../domain'
import type { Rekenbewijs } from '../../../domain/bewijs'
import { lijstIn, MEER, NU, TOOLS, verbind, verzoek, vraag } from './opstelling'

interface Gever {
  readonly inkomen?: number
  readonly dienstbetrekkingsoort?: string
  readonly volgnummer?: 1 | 2
  readonly binnen10JaarMetPensioen?: boolean
}

/** Creates a home buyer with default values for the required fields; the argument overrides them. */
const gever = ({ inkomen: bedrag = 60_000, dienstbetrekkingsoort = 'DienstbetrekkingVast', ...anders }: Gever) => ({
  volgnummer: 1,
  inkomsten: { dienstbetrekkingsoort, bedrag },
  uitgaven: {},
  binnen10JaarMetPensioen: false,
  ...anders,
})

const VERGISSING =
  'een rente onder 0,1 of boven 20 procent is meestal een vergissing (120 maanden: 0.0375); ' +
  'geef procenten, zoals 3.75, en klopt het, geef dan ongewoneRentes: true mee'
const PER_JAAR =
  'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen. ' +
  'Is het per jaar? Geef dan inkomenPerJaar: true mee.'
const ONBEKEND = 'dit veld bestaat niet; controleer de naam of laat het weg'

/** Two home buyers with typing errors in the names of their fields. */
const misspeld = [
  { ...gever({}), inkomsten: { soort: 'Pensioen', bedrag: 60_000 } },
  { ...gever({ volgnummer: 2 }), pensioen: 20_000 },
]

describe('the input of an MCP tool', () => {
  it('the MCP tool bereken fills in the missing dates of a request and keeps given dates', async () => {
    const { gegevens } = await vraag('bereken')
    const { verzoek: gelezen } = gegevens['rekenbewijs'] as Rekenbewijs
    expect(verzoekCodec.is(gelezen)).toBe(true)
    expect(gelezen).toMatchObject({ ingangsdatumHypotheek: '2025-03-14', timestamp: NU.toISOString() })
    const later = verbind({ nu: () => new Date('2026-10-01') })
    const { gegevens: weer } = await vraag('bereken', { verzoek: gelezen }, later)
    expect(weer['rekenbewijs'], 'given dates are kept').toEqual(gegevens['rekenbewijs'])
  })

  it('the MCP tool bereken uses the normjaar, rentetarieven and startersvrijstelling of its input', async () => {
    const { gegevens, tekst } = await vraag('bereken', {
      verzoek,
      normjaar: 2025,
      rentetarieven: { 120: 3.25 },
      startersvrijstelling: 'ja',
    })
    expect(gegevens).toMatchObject({ normjaar: 2025, isVoorbeeldrente: false })
    expect(gegevens['financieringsOpzet']).toMatchObject({ rentepercentage: 3.25, overdrachtsbelasting: 0 })
    expect(tekst).not.toContain('Voorbeeldrente.')
  })

  it('the MCP tool bereken uses the current norms and the rates of the server by default', async () => {
    const nu = () => new Date('2025-12-14T12:00:00.000Z')
    const server = verbind({ tarieven: { MY: { 120: 4 }, FL: {} }, isVoorbeeldrente: false, nu })
    const { gegevens } = await vraag('bereken', { verzoek }, server)
    expect(gegevens['normjaar']).toBe(2025)
    expect(gegevens['financieringsOpzet']).toHaveProperty('rentepercentage', 4)
    expect(gegevens['isVoorbeeldrente']).toBe(false)
  })

  it.each([
    ['a call without verzoek', {}, ['verzoek: ontbreekt']],
    ['an unknown brand', { verzoek: { ...verzoek, labelCode: 'XX' } }, ['verzoek.labelCode: verwacht een van MY, FL']],
    [
      'an amount in words',
      { verzoek: { ...verzoek, eigenInleg: 'veel' } },
      ['verzoek.eigenInleg: verwacht een bedrag van 0 tot en met 99999999'],
    ],
    ['an unknown norm year', { verzoek, normjaar: 1999 }, ['normjaar: verwacht een van 2025, 2026']],
    [
      'unknown fields in the call, the request and a buyer',
      {
        verzoek: {
          ...verzoek,
          eigeninleg: 20_000,
          hypotheekgevers: verzoek.hypotheekgevers.map((gever) => ({ ...gever, uitgaven: { lening: 50 } })),
        },
        jaar: 2025,
      },
      [
        `verzoek.eigeninleg: ${ONBEKEND}`,
        `verzoek.hypotheekgevers[0].uitgaven.lening: ${ONBEKEND}`,
        `jaar: ${ONBEKEND}`,
      ],
    ],
    [
      'misspelled fields in the request and in both buyers',
      { verzoek: { ...verzoek, labelcode: 'MY', labelCode: undefined, hypotheekgevers: misspeld } },
      [
        'verzoek.labelCode: ontbreekt',
        `verzoek.labelcode: ${ONBEKEND}`,
        'verzoek.hypotheekgevers[0].inkomsten.dienstbetrekkingsoort: ontbreekt',
        `verzoek.hypotheekgevers[0].inkomsten.soort: ${ONBEKEND}`,
        `verzoek.hypotheekgevers[1].pensioen: ${ONBEKEND}`,
      ],
    ],
    [
      'two incomes that look monthly',
      {
        verzoek: {
          ...verzoek,
          hypotheekgevers: [1, 2].map((volgnummer) => ({ ...gever({ inkomen: 4_500 }), volgnummer })),
        },
      },
      [0, 1].map((plek) => `verzoek.hypotheekgevers[${plek}].inkomsten.bedrag: ${PER_JAAR}`),
    ],
    [
      'a missing pension income and a rate that looks like a fraction',
      {
        verzoek: { ...verzoek, hypotheekgevers: [gever({ binnen10JaarMetPensioen: true })] },
        rentetarieven: { 120: 0.0375 },
      },
      [
        'verzoek.hypotheekgevers[0].pensioeninkomen: ' +
          'Je hebt niets ingevuld. Vul je pensioen jaarinkomen in om door te gaan.',
        `rentetarieven: ${VERGISSING}`,
      ],
    ],
    [
      'a missing pension income of the partner',
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
      'a fixed-rate period that the brand does not offer',
      { verzoek: { ...verzoek, rentevastperiode: 77 } },
      [
        'verzoek.rentevastperiode: Moneyou heeft geen periode van 77 maanden; ' +
          'kies een van 1, 12, 60, 120, 180, 240, 360',
      ],
    ],
    [
      'rates that lack the chosen period',
      { verzoek, rentetarieven: { 60: 3, 240: 4 } },
      ['verzoek.rentevastperiode: er is geen rente voor 120 maanden; geef rentetarieven mee, of kies een van 60, 240'],
    ],
    [
      'an empty rentetarieven',
      { verzoek, rentetarieven: {} },
      ['verzoek.rentevastperiode: er is geen rente voor 120 maanden; geef rentetarieven mee'],
    ],
    [
      'the startersvrijstelling eenVanTwee for a single buyer',
      { verzoek, startersvrijstelling: 'eenVanTwee' },
      ['startersvrijstelling: verwacht bij deze hypotheekgevers een van nee, ja'],
    ],
  ])('the MCP tool bereken refuses %s, and lists every error', async (_wat, invoer, meldingen) => {
    const { isError, tekst } = await vraag('bereken', invoer)
    expect(isError).toBe(true)
    expect(tekst.split('\n', 1)).toEqual(['Dit klopt nog niet. Verbeter het en vraag het opnieuw:'])
    expect(lijstIn(tekst).toSorted()).toEqual(meldingen.toSorted())
  })

  it.each(TOOLS)('the tool %s refuses a rate of 0.0375 percent unless ongewoneRentes is true', async (naam) => {
    const invoer = { verzoek, rentetarieven: { 120: 0.0375 }, ...MEER[naam] }
    const { isError, tekst } = await vraag(naam, invoer)
    expect([isError, lijstIn(tekst)]).toEqual([true, [`rentetarieven: ${VERGISSING}`]])
    expect((await vraag(naam, { ...invoer, ongewoneRentes: true })).isError).toBe(false)
  })

  it.each(TOOLS)('the tool %s asks if an income of 9.999 is yearly, unless inkomenPerJaar is true', async (naam) => {
    const invoer = { verzoek: { ...verzoek, hypotheekgevers: [gever({ inkomen: 9_999 })] }, ...MEER[naam] }
    expect((await vraag(naam, invoer)).tekst).toContain('Is dit per jaar?')
    expect((await vraag(naam, { ...invoer, inkomenPerJaar: true })).isError).toBe(false)
  })

  it.each([
    ['an income of 10.000', { inkomen: 10_000 }],
    ['a business income of 4.500', { inkomen: 4_500, dienstbetrekkingsoort: 'Onderneming' }],
    ['a pension income of 4.500', { inkomen: 4_500, dienstbetrekkingsoort: 'Pensioen' }],
    ['an income of 0', { inkomen: 0 }],
    ['an expected pension income of 0', { binnen10JaarMetPensioen: true, pensioeninkomen: 0 }],
  ])('the MCP tool bereken calculates with %s, without asking for a confirmation', async (_wat, anders) => {
    const invoer = { verzoek: { ...verzoek, hypotheekgevers: [gever(anders)] } }
    expect((await vraag('bereken', invoer)).isError).toBe(false)
  })

  it('createMcpServer refuses a rate of 0.0375 percent, unless its option ongewoneRentes is true', async () => {
    const tarieven = { MY: { '120': 0.0375 }, FL: {} }
    await expect(verbind({ tarieven })).rejects.toThrow(`tarieven: ${VERGISSING.replace('(', '(MY, ')}`)
    expect((await vraag('bereken', { verzoek }, verbind({ tarieven, ongewoneRentes: true }))).isError).toBe(false)
  })

  it('the MCP tool bereken names 20 of 5000 unknown fields, and cuts each name at 60 characters', async () => {
    const namen = Array.from({ length: 5000 }, (_, nummer) => `\u3164\n- ${nummer}${'x'.repeat(100)}`)
    const { tekst } = await vraag('bereken', {
      verzoek,
      ...Object.fromEntries(namen.map((naam) => [naam, 1])),
    })
    const regels = lijstIn(tekst)
    expect([regels.length, regels.at(-1)]).toEqual([21, 'nog 4980 andere velden die niet bestaan'])
    for (const regel of regels.slice(0, -1)) expect(regel).toMatch(/^\\u\{3164\}\\u\{a\}- \d+x+…: dit veld/)
    expect(Math.max(...regels.map((regel) => regel.split(':', 1)[0]?.length ?? 0))).toBe(60)
  })

  it.each(['tool', 'resource'])('the MCP error about an unknown %s shortens a name of 5000 characters', async (wat) => {
    const client = await verbind()
    const naam = '\u202E'.repeat(5000)
    const gevraagd = wat === 'tool' ? client.callTool({ name: naam }) : client.readResource({ uri: naam })
    await expect(gevraagd).rejects.toThrow(/geen (tool|bron) (\\u\{202e\})+\S{0,7}…$/)
  })

  it.each([
    ['tools/call', undefined, -32_602, 'params.name: verwacht de naam van een tool'],
    ['tools/call', { name: 1 }, -32_602, 'params.name: verwacht de naam van een tool'],
    ['tools/call', { name: 'bereken', arguments: [] }, -32_602, 'params.arguments: verwacht een object'],
    ['prompts/get', {}, -32_602, 'params.name: verwacht de naam van een prompt'],
    ['prompts/get', { name: 'orienteren', arguments: [] }, -32_602, 'params.arguments: verwacht een object'],
    [
      'prompts/get',
      { name: 'orienteren', arguments: { situatie: 1 } },
      -32_602,
      'params.arguments.situatie: verwacht een tekst',
    ],
    ['resources/read', {}, -32_602, 'params.uri: verwacht het adres van een bron'],
    ['raad', {}, -32_601, 'geen methode raad'],
  ])('the MCP method %s with the params %j gives a protocol error in Dutch', async (method, params, code, reden) => {
    const client: Protocol<Request, Notification, Result> = await verbind()
    const gevraagd = client.request(params ? { method, params } : { method }, ResultSchema)
    await expect(gevraagd).rejects.toMatchObject({ code, message: expect.stringMatching(`: ${reden}$`) as string })
  })
})
