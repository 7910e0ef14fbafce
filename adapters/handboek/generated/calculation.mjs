import { readFileSync } from 'node:fs'
import { normenVan } from 'hypotheek-orientatie/domain'
import { herleid, inWoorden, verantwoord } from 'hypotheek-orientatie/domain/uitleg'
import { code, table } from '../markdown.mjs'

/** The request of the example: one buyer with a permanent job, who wants an existing home. */
const VERZOEK = {
  labelCode: 'MY',
  hypotheekgevers: [
    {
      volgnummer: 1,
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2026-03-02' },
      uitgaven: {},
      binnen10JaarMetPensioen: false,
    },
  ],
  onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw', energielabelType: 'C' },
  eigenInleg: 20_000,
  rentevastperiode: 120,
  ingangsdatumHypotheek: '2026-03-02',
  timestamp: '2026-03-02T12:00:00.000Z',
}

/** The figures that this page explains, in the order of calculation, each with its heading. */
const FIGURES = [
  ['maximaleHypotheekOpInkomen', 'Maximum on income'],
  ['maximaleHypotheek', 'Maximum for this home'],
  ['benodigdeFinanciering', 'Amount needed'],
  ['hypotheekbedrag', 'Mortgage'],
  ['extraBenodigdeEigenInleg', 'Missing own money'],
  ['maandlastBruto', 'Gross monthly cost'],
  ['maandlastNetto', 'Net monthly cost'],
]

const sourceOf = ({ herkomst }) =>
  herkomst.soort === 'regeling'
    ? `[${herkomst.regeling}, ${herkomst.artikel}](${herkomst.link})`
    : `our choice: ${herkomst.toelichting}`

const toRow = (stap) => [stap.omschrijving, stap.formule, inWoorden(stap), sourceOf(stap)]

/** Returns a section for each figure, with its steps. A step of an earlier figure is not repeated. */
const toSections = (verantwoording) => {
  const shown = new Set()
  return FIGURES.flatMap(([naam, title]) => {
    const steps = herleid(verantwoording, naam).filter(({ soort, id }) => soort === 'stap' && !shown.has(id))
    for (const { id } of steps) shown.add(id)
    return [
      `## ${title}`,
      '',
      `The steps of ${code(naam)} in the result; steps of a figure above are not repeated:`,
      '',
      ...table(['step', 'formula', 'in this example', 'source'], steps.map(toRow)),
      '',
    ]
  })
}

/** Returns the assumptions of the calculation as a list, in the Dutch texts of the screen. */
const toAssumptions = ({ aannames }) => aannames.map(({ toelichting }) => `- ${toelichting}`)

/** Returns “What was checked” of the page on the norms, without its `text` block. Throws if that section is missing. */
const readChecks = () => {
  const checks = /\n## What was checked\n([\s\S]*)$/.exec(readFileSync('domain/normen/README.md', 'utf8'))?.[1]
  if (checks === undefined) throw new Error('domain/normen/README.md has no section “What was checked”.')
  return checks.replace(/```text\n[\s\S]*?```\n\n/, '')
}

/** Generates the page about how figures are calculated: trail and assumptions of one calculation, and checks. */
export const calculation = () => {
  const uitkomst = verantwoord(VERZOEK, { normen: normenVan(2026), rentetarieven: { 120: 3.75 } })
  if (uitkomst._tag === 'Left') throw new Error(`The example cannot be calculated: ${uitkomst.left._tag}`)
  return [
    '# How each figure is calculated',
    '',
    'This page shows the trail of one calculation: all its steps. The library returns a trail for each calculation.',
    'The example: one buyer with a permanent job and 60.000 euro a year, an existing home of 300.000 euro with energy',
    'label C, 20.000 euros of own money, 3,75% fixed for ten years, norms of 2026. The texts are those of the screen.',
    '',
    '[Recipes](../pages/recipes.md#trace-a-figure-step-by-step) has the code. The',
    '[checks against published figures](#checks-against-published-figures) are below.',
    '',
    ...toSections(uitkomst.right),
    '## Assumptions',
    '',
    'Where no norm and no answer decides, the calculation makes an assumption. The trail lists each one, and so does',
    '“Waar we van uitgaan” on the screen:',
    '',
    ...toAssumptions(uitkomst.right),
    '',
    '## Checks against published figures',
    '',
    'From [the page on the norms](../../../domain/normen/README.md); the tests compare it with the calculation.',
    readChecks(),
    '## Other tests',
    '',
    ...table(
      ['what', 'how it is tested'],
      [
        ['eighteen example households of an adviser', 'the maximum calculated by hand from the norm table'],
        ['every step of every trail', 'calculated again from its own inputs, it gives the same result'],
        [
          'more income does not lower the maximum',
          'random requests, within one table and one rate band; one cell of a norm table is a known exception',
        ],
        ['more debt does not raise the maximum', 'random requests'],
        ['the annuity', 'month by month, compared with the formula'],
        ['the amount needed', 'mortgage, own money and missing money together equal the amount needed, to the cent'],
        ['the norms', 'the checks of [each norm](../../../domain/normen/README.md#on-the-day-of-publication)'],
      ],
    ),
    '',
  ].join('\n')
}
