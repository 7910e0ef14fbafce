import { describe, expect, it } from 'vitest'

import { postVerzoek } from '../../support/server'
import { metLogboek, serverForTest } from './opstelling'

const IN_2026 = new Date(2026, 11, 31)
const IN_2027 = new Date(2027, 0, 1)

/** Returns the log line about missing norms of a server with the norms of `normjaar`. */
const meldingVan = (normjaar: string, jaar: number): string =>
  `de leennormen van ${jaar} zitten niet in deze versie: de dienst rekent met die van ${normjaar}, ` +
  'en zegt dat bij elk antwoord'

describe('a server with norms of an earlier year than the present one', () => {
  it('a server that runs into 2027 marks the answers with the norms of 2026 from 1 January', async () => {
    let nu = IN_2026
    const { app } = await serverForTest({ NORMJAAR: '2026' }, { nu: () => nu })
    expect((await postVerzoek(app)).json()).not.toHaveProperty('normenVerouderd')
    nu = IN_2027
    expect((await postVerzoek(app)).json()).toMatchObject({ normjaar: 2026, normenVerouderd: true })
  })

  it('a server with the norms of 2025 marks its answers in 2026, because newer norms are in force', async () => {
    const { app } = await serverForTest({ NORMJAAR: '2025' }, { nu: () => IN_2026 })
    expect((await postVerzoek(app)).json()).toMatchObject({ normjaar: 2025, normenVerouderd: true })
  })

  it.each(['2025', '2026'])(
    'a server that starts in 2027 with the norms of %s warns in its log that it has no norms of 2027',
    async (NORMJAAR) => {
      const { regels } = await metLogboek({ NORMJAAR, LOG_LEVEL: 'warn' }, { nu: () => IN_2027 })
      expect(regels().map(({ msg }) => msg)).toEqual([meldingVan(NORMJAAR, 2027)])
    },
  )

  it('a server that runs into 2027, and into 2028, warns in its log at the first answer of each year', async () => {
    let nu = IN_2026
    const { app, regels } = await metLogboek({ NORMJAAR: '2026', LOG_LEVEL: 'warn' }, { nu: () => nu })
    for (const dag of [IN_2026, IN_2027, IN_2027, new Date(2028, 0, 1), new Date(2028, 5, 1)]) {
      nu = dag
      await postVerzoek(app)
    }
    expect(regels().map(({ msg }) => msg)).toEqual([meldingVan('2026', 2027), meldingVan('2026', 2028)])
  })

  it.each([
    ['2026 on 31 December 2026', '2026', IN_2026],
    ['2025 in 2026, because the norms of 2026 are known', '2025', IN_2026],
  ])('the log of a server has no warning of missing norms for the norms of %s', async (_wat, NORMJAAR, nu) => {
    const { log } = await serverForTest({ NORMJAAR, LOG_LEVEL: 'warn' }, { nu: () => nu })
    expect(log).toEqual([])
  })
})
