import { expect, it } from 'vitest'

import { verzoek, vraag, zonderWoning } from './opstelling'

/** A request of two buyers at Florius, with debts, alimony and a home to sell. */
const verzoekVanTwee = {
  labelCode: 'FL',
  hypotheekgevers: [
    {
      volgnummer: 1,
      inkomsten: { dienstbetrekkingsoort: 'Onderneming', bedrag: 52_000 },
      uitgaven: { brutoMaandlastAlimentatie: 300, huidigeMaandlastStudieschuld: 120 },
      binnen10JaarMetPensioen: false,
    },
    {
      volgnummer: 2,
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingTijdelijk', bedrag: 31_000 },
      uitgaven: { brutoMaandlastOverige: 90 },
      binnen10JaarMetPensioen: true,
      pensioeninkomen: 22_000,
    },
  ],
  eigenInleg: 8000,
  rentevastperiode: 72,
  onderpand: {
    koopsom: 395_000,
    onderpandType: 'BestaandeBouw',
    energielabelType: 'E',
    meerwerkOfVerbouwingskosten: 12_500,
    huidigHypotheekbedrag: 190_000,
    verkoopprijs: 240_000,
  },
}
const rentetarieven = { 12: 0.09, 72: 3.4, 120: 3.7, 360: 4.4 }

const { eigenInleg, ...zonderEigenGeld } = zonderWoning
/** A request with an income that looks monthly, and with a retirement soon but no pension income. */
const metMaandinkomen = {
  ...zonderWoning,
  hypotheekgevers: zonderWoning.hypotheekgevers.map((gever) => ({
    ...gever,
    inkomsten: { ...gever.inkomsten, bedrag: 4500 },
    binnen10JaarMetPensioen: true,
  })),
}

/**
 * Calls every MCP tool, some with options, and compares the text results with a snapshot.
 * After an intended change: `npm run unit -- tests/adapters/mcp/gesprek.test.ts --update`, and read gesprek.txt.
 */
it('the text results of calls to all MCP tools match gesprek.txt', async () => {
  const gesprek: string[] = []
  const verzoeken: string[] = []
  const zeg = async (name: string, invoer: Readonly<Record<string, unknown>>) => {
    const gezegd = await vraag(name, invoer)
    const bekend = verzoeken.indexOf(JSON.stringify(invoer['verzoek']))
    if (bekend < 0) verzoeken.push(JSON.stringify(invoer['verzoek']))
    const genoemd = bekend < 0 ? invoer : { ...invoer, verzoek: `vraag ${bekend + 1}` }
    gesprek.push(`> ${name} ${JSON.stringify(genoemd)}`, '', gezegd.tekst, '')
    return gezegd
  }

  await zeg('bereken', {
    verzoek: { ...zonderEigenGeld, eigeninleg: eigenInleg, rentevastperiode: '10 jaar' },
    jaar: 2026,
  })
  await zeg('bereken', { verzoek: metMaandinkomen })
  await zeg('bereken', { verzoek })
  await zeg('bereken', { verzoek, aannames: true })
  await zeg('leg_uit', { verzoek, veld: 'maximaleHypotheekOpInkomen' })
  const { gegevens } = await zeg('wat_moet_veranderen', { verzoek })
  const [eerste] = gegevens['genoeg'] as readonly { readonly verzoek: unknown }[]
  await zeg('bereken', { verzoek: eerste?.verzoek })
  await zeg('wat_moet_veranderen', { verzoek: zonderWoning, teLenen: 280_000 })
  await zeg('leg_uit', { verzoek, veld: 'overdrachtsbelasting', uitvoerigheid: 'volledig' })

  const metAlles = { rentetarieven, ongewoneRentes: true, startersvrijstelling: 'eenVanTwee' }
  await zeg('bereken', { verzoek: verzoekVanTwee, normjaar: 2025, startersvrijstelling: 'ja' })
  await zeg('vergelijk_periodes', { verzoek: verzoekVanTwee, ...metAlles })
  await zeg('vergelijk_normjaren', { verzoek: verzoekVanTwee, normjaar: 2025, anderNormjaar: 2026, ...metAlles })
  await zeg('wat_moet_veranderen', { verzoek: verzoekVanTwee, mogelijkeVrijstelling: 'eenVanTwee' })

  await expect(gesprek.join('\n')).toMatchFileSnapshot('gesprek.txt')
})
