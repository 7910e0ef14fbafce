import { expect, it } from 'vitest'

import { verzoek, vraag, zonderWoning } from './opstelling'

/** Two buyers of the other brand with a debt, alimony and a home to sell. */
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

/** A question with errors: a monthly income, a retirement without a pension, and unknown fields. */
const { eigenInleg, ...zonderEigenGeld } = zonderWoning
const metMaandinkomen = {
  ...zonderWoning,
  hypotheekgevers: zonderWoning.hypotheekgevers.map((gever) => ({
    ...gever,
    inkomsten: { ...gever.inkomsten, bedrag: 4500 },
    binnen10JaarMetPensioen: true,
  })),
}

/**
 * The conversation of an assistant that uses every tool with every option.
 * After an intended change: `npm run unit -- tests/adapters/mcp/gesprek.test.ts --update`, and read it.
 */
it('the answers to an assistant that calculates, asks why and compares match gesprek.txt', async () => {
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
