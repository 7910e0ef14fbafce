import { either } from 'fp-ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'

import { nieuweOrientatie, normenVan, toBerekening, toVerzoek, voorbeeldRentes } from '../../domain'
import { DIENST_BETREKKINGEN, type DienstBetrekking } from '../../domain/orientatie'
import { vraagTekst } from '../../ui/tekst'
import { BEREKEN, ndjson, voerUit } from '../adapters/batch/opstelling'
import { lijstIn, vraag } from '../adapters/mcp/opstelling'
import { createTestServer, postVerzoek } from '../support/server'

let app: FastifyInstance
beforeAll(async () => {
  ;({ app } = await createTestServer())
})
afterAll(() => app.close())

const VELD = 'hypotheekgevers[0].inkomsten.bedrag'
const kader = { normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }

/** Returns the answers of a visitor with this income, and their request. */
const inputWith = (dienstBetrekking: DienstBetrekking, inkomen: number) => {
  const nieuw = nieuweOrientatie('MY')
  const orientatie = { ...nieuw, eigen: { ...nieuw.eigen, dienstBetrekking, inkomen } }
  return { orientatie, verzoek: toVerzoek(orientatie, new Date(2026, 2, 14)) }
}

type Input = ReturnType<typeof inputWith>

interface Answer {
  readonly opmerkingen?: readonly { readonly veld: string; readonly melding: string }[]
}

const meldingIn = ({ opmerkingen = [] }: Answer): string | undefined =>
  opmerkingen.find(({ veld }) => veld === VELD)?.melding

/** Returns what follows `before` in the line that has it; undefined without such a line. */
const after = (lines: readonly string[], before: string): string | undefined =>
  lines.find((line) => line.startsWith(before))?.slice(before.length)

/** The question that each channel asks about the income; undefined when it asks none. */
const CHANNELS: Readonly<Record<string, (input: Input) => Promise<string | undefined> | string | undefined>> = {
  screen: ({ orientatie }) => vraagTekst('eigen.inkomen', orientatie).opmerking,
  library: ({ verzoek }) => {
    const berekening = toBerekening(verzoek, kader)
    return either.isRight(berekening) ? meldingIn(berekening.right) : expect.unreachable()
  },
  batch: async ({ verzoek }) =>
    after((await voerUit(BEREKEN, ndjson(verzoek))).fout.split('\n'), `regel 1: let op, ${VELD}: `),
  server: async ({ verzoek }) => meldingIn((await postVerzoek(app, verzoek)).json<Answer>()),
  assistant: async ({ verzoek }) =>
    after(lijstIn((await vraag('bereken', { verzoek })).tekst), `verzoek.${VELD}: `)?.replace(
      / Is het per jaar\? Geef dan inkomenPerJaar: true mee\.$/,
      '',
    ),
}

it.each(DIENST_BETREKKINGEN)(
  'every channel asks the same question about a low income of %s, and about no other',
  async (soort) => {
    const isLoon = soort.startsWith('Dienstbetrekking')
    for (const [inkomen, isAsked] of [
      [0, false],
      [1, isLoon],
      [4_200, isLoon],
      [9_999, isLoon],
      [10_000, false],
    ] as const)
      for (const [channel, question] of Object.entries(CHANNELS)) {
        const expected = isAsked
          ? 'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen.'
          : undefined
        expect([channel, inkomen, await question(inputWith(soort, inkomen))]).toEqual([channel, inkomen, expected])
      }
  },
)
