import { readFileSync } from 'node:fs'
import { normenVan } from 'hypotheek-orientatie/domain'
import { herleid, inWoorden, verantwoord } from 'hypotheek-orientatie/domain/uitleg'
import { code, table } from '../markdown.mjs'

/** Someone alone with a permanent job, who wants an existing home. */
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

/** The figures of the record in the order in which they are worked out, each with what it is. */
const FIGURES = [
  ['maximaleHypotheekOpInkomen', 'What the income allows'],
  ['maximaleHypotheek', 'What can be borrowed for this home'],
  ['benodigdeFinanciering', 'What is needed'],
  ['hypotheekbedrag', 'The mortgage'],
  ['extraBenodigdeEigenInleg', 'What is missing'],
  ['maandlastBruto', 'Gross cost a month'],
  ['maandlastNetto', 'Net cost a month'],
]

const sourceOf = ({ herkomst }) =>
  herkomst.soort === 'regeling'
    ? `[${herkomst.regeling}, ${herkomst.artikel}](${herkomst.link})`
    : `our choice: ${herkomst.toelichting}`

const toRow = (stap) => [stap.omschrijving, stap.formule, inWoorden(stap), sourceOf(stap)]

/** The steps of each figure; a step that an earlier figure took stands there. */
const toSections = (verantwoording) => {
  const told = new Set()
  return FIGURES.flatMap(([naam, title]) => {
    const steps = herleid(verantwoording, naam).filter(({ soort, id }) => soort === 'stap' && !told.has(id))
    for (const { id } of steps) told.add(id)
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

/** What no norm says and no question asks, in the words of the screen. */
const toAssumptions = ({ aannames }) => aannames.map(({ toelichting }) => `- ${toelichting}`)

/** What was checked against figures of others, as the page on the norms has it; the list of examples stays there. */
const readChecks = () => {
  const checks = /\n## What was checked\n([\s\S]*)$/.exec(readFileSync('domain/normen/README.md', 'utf8'))?.[1]
  if (checks === undefined) throw new Error('domain/normen/README.md does not say what was checked.')
  return checks.replace(/```text\n[\s\S]*?```\n\n/, '')
}

/** How each figure is calculated: the trail of one calculation, and what figures were checked against. */
export const calculation = () => {
  const uitkomst = verantwoord(VERZOEK, { normen: normenVan(2026), rentetarieven: { 120: 3.75 } })
  if (uitkomst._tag === 'Left') throw new Error(`The example does not calculate: ${uitkomst.left._tag}`)
  return [
    '# How each figure is calculated',
    '',
    'This page shows every step of one calculation, which is its trail. The library gives a trail for each calculation.',
    'The example: one buyer with a permanent job and 60.000 euros a year, an existing home of 300.000 euros with energy',
    'label C, 20.000 euros of own money, 3,75% fixed for ten years, norms of 2026. The texts are those of the screen.',
    '',
    '[Recipes](../pages/recipes.md#explain-a-figure) has the code. A list of checks against published figures is',
    '[below](#checks-against-published-figures).',
    '',
    ...toSections(uitkomst.right),
    '## Assumptions',
    '',
    'Where no norm and no answer decides, the calculation makes an assumption. Each one is named in the trail and under',
    '“Waar we van uitgaan”:',
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
        ['eighteen households at the desk of an adviser', 'the maximum calculated by hand from the norm table'],
        ['every step of every trail', 'calculated again from its own inputs, it gives the same outcome'],
        [
          'more income does not lower the maximum',
          'random requests, within one table and one rate band; one cell of a norm table is a known exception',
        ],
        ['more debt does not raise the maximum', 'random requests'],
        ['the annuity', 'month by month, compared with the formula'],
        ['what is needed', 'mortgage, own money and missing amount together equal what is needed, to the cent'],
        ['the norms', 'the checks of [each norm](../../../domain/normen/README.md#on-the-day-of-publication)'],
      ],
    ),
    '',
  ].join('\n')
}
