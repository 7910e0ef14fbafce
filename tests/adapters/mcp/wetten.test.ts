import fc from 'fast-check'
import { expect, it } from 'vitest'

import { voorbeeldRentes } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { CIJFERS } from '../../../adapters/mcp/cijfers'
import { berekenTool } from '../../../adapters/mcp/tools/berekenTool'
import { vergelijkNormjarenTool } from '../../../adapters/mcp/tools/vergelijkNormjarenTool'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { opzetBij } from '../../domain/rekenkern/voorbeeldverzoek'
import { everyAsync, everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { huishoudens } from '../../ui/optellen/huishoudens'
import { bedragBij, bedragenIn } from '../../ui/optellen/lees'
import { readable } from '../../support/readable'
import { metPensioen, NU, verbind } from './opstelling'

const context = { tarieven: voorbeeldRentes, isVoorbeeldrente: true, nu: () => NU }

/** Returns the first amount (whole euros) of each list item in a text, by label; items without an amount are absent. */
const bedragenPer = (deel = ''): ReadonlyMap<string, number> =>
  new Map(
    [...deel.matchAll(/^- (.*?): (.*)$/gm)].flatMap(([, naam = '', waarde = '']) =>
      bedragenIn(waarde)
        .slice(0, 1)
        .map((bedrag) => [naam, bedrag] as const),
    ),
  )

it('for any household, the differences in vergelijk_normjaren equal its amounts of 2026 minus those of 2025', () => {
  everyTimes(numberOfRuns(30), huishoudens, ({ verzoek: gekozen }) => {
    const verzoek = metPensioen(gekozen)
    const invoer = { verzoek, normjaar: 2025, anderNormjaar: 2026, inkomenPerJaar: true }
    const { tekst } = rightOf(vergelijkNormjarenTool.reply(invoer, context))
    const [toen, nu, verschil] = tekst
      .split(/Berekend met de leennormen van \d{4}\.|Het verschil, 2026 min 2025:/)
      .slice(1)
      .map(bedragenPer)
    expect(toen?.size).toBeGreaterThan(0)
    const verwacht = [...(toen ?? [])]
      .map(([naam, bedrag]) => [naam, (nu?.get(naam) ?? NaN) - bedrag] as const)
      .filter(([, anders]) => anders !== 0)
    sometimes('a difference', verwacht)
    expect(verschil ?? new Map()).toEqual(new Map(verwacht))
  })
})

it('for any household, the text of bereken has the loan, the mortgage and the net monthly cost of the domain', () => {
  everyTimes(numberOfRuns(30), huishoudens, ({ verzoek: gekozen, kader }) => {
    const verzoek = metPensioen(gekozen)
    const { normen, startersvrijstelling } = kader
    const invoer = { verzoek, normjaar: normen.jaar, startersvrijstelling, inkomenPerJaar: true }
    const tekst = readable(rightOf(berekenTool.reply(invoer, context)).tekst)
    const { maximaleHypotheek, hypotheekbedrag, maandlastNetto } = opzetBij(verzoek, kader)
    expect(['Je kan lenen', 'Hypotheekbedrag', 'Netto maandlast'].map((label) => bedragBij(tekst, label))).toEqual(
      [maximaleHypotheek, hypotheekbedrag, maandlastNetto].map((bedrag) => bedragenIn(formatEuro(bedrag))[0]),
    )
    const lening = readable(formatEuro(Math.round(hypotheekbedrag ?? maximaleHypotheek)))
    for (const label of ['Bruto maandlast', 'Netto maandlast'])
      expect(tekst).toMatch(
        new RegExp(
          `^${label}: € [\\d.]+ per maand, bij een hypotheek van ${lening}(?:$|\\. Over je eigen woning )`,
          'm',
        ),
      )
  })
})

/** The maximum size of a short explanation, in bytes, so that it takes little of an assistant's context. */
const LONGEST = 11_000

it('for any household and figure, the default result of leg_uit is smaller than 11 kB', async () => {
  const client = await verbind()
  await everyAsync(numberOfRuns(30), huishoudens, fc.constantFrom(...CIJFERS), async ({ verzoek }, veld) => {
    const invoer = { verzoek: metPensioen(verzoek), veld, inkomenPerJaar: true }
    const antwoord = await client.callTool({ name: 'leg_uit', arguments: invoer })
    expect(Buffer.byteLength(JSON.stringify(antwoord))).toBeLessThan(LONGEST)
  })
})
