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
      `${code(naam)} of the record, with what it takes and no figure above it took:`,
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
    'This page is the trail of one calculation, as the library gives it for every calculation: someone alone with a',
    'permanent job and 60.000 euro a year, an existing home of 300.000 euro with energy label C, 20.000 euro of own',
    'money, the rate fixed for ten years at 3,75%, the norms of 2026. The words are those of the screen, in Dutch.',
    '',
    '[Recipes](../pages/recipes.md#explain-a-figure) has the code. What was checked against figures of others stands',
    '[below](#what-it-was-checked-against).',
    '',
    ...toSections(uitkomst.right),
    '## What it takes for granted',
    '',
    'What no norm says and no question asks is a named choice, in the trail and under “Waar we van uitgaan”:',
    '',
    ...toAssumptions(uitkomst.right),
    '',
    '## What it was checked against',
    '',
    'From [the page on the norms](../../../domain/normen/README.md), which the tests hold against the calculation.',
    readChecks(),
    '## What else holds it',
    '',
    ...table(
      ['what', 'how it is tested'],
      [
        ['eighteen households at the desk of an adviser', 'the maximum worked out by hand from the norm table'],
        ['every step of every trail', 'done again from its own inputs, it gives its outcome'],
        [
          'more income does not lower the maximum',
          'random requests, within one table and one rate band; one cell of a norm table is named that does',
        ],
        ['more debt does not raise the maximum', 'random requests'],
        ['the annuity', 'month by month, beside its closed form'],
        ['what is needed', 'mortgage, own money and what is missing are together what is needed, to the cent'],
        ['the norms', 'the checks of [each norm](../../../domain/normen/README.md#on-the-day-of-publication)'],
      ],
    ),
    '',
  ].join('\n')
}
