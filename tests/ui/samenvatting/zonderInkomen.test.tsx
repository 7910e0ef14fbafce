import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createManualBerekening } from '../../support/fakes/berekening'
import { toAntwoord } from '../../../domain'
import { blockOf, fillIn, line, now, readBonnetje, showAt, showCalculator, stopKlok } from '../../support/screen'

const MAXIMAAL = 'Je maximale hypotheek'
const INKOMEN = 'Bruto jaarinkomen'
const VEROUDERD = 'Deze bedragen horen bij je vorige antwoorden.'

stopKlok()

describe('the summary before an income is filled in', () => {
  const VRAAG = 'Vul je inkomen in, dan zie je hier wat je kan lenen.'
  const gevraagd = () => within(blockOf(MAXIMAAL)).queryByText(VRAAG)

  it('the summary asks for the income and shows no amount until an income, even of 0, is filled in', () => {
    showCalculator()
    expect(gevraagd()).toBeVisible()
    expect(blockOf(MAXIMAAL)).not.toHaveTextContent('€')
    fillIn(INKOMEN, '0')
    expect(gevraagd()).toBeNull()
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 0')
  })

  it.each([
    ['Vul je verwachte pensioen in, dan zie je hier wat je kan lenen.', {}],
    [
      'Vul het verwachte pensioen van je partner in, dan zie je hier wat je kan lenen.',
      { alleenSamen: 'samen', 'eigen.inkomenPensioenVerwacht': 0, 'partner.pensioenBinnen10Jaar': 'ja' },
    ],
    [
      'Vul het inkomen van je partner in, dan zie je hier wat je kan lenen.',
      { alleenSamen: 'samen', 'eigen.inkomenPensioenVerwacht': 0 },
    ],
  ] as const)('with a filled-in income that does not count, the summary asks: %s', (zin, antwoorden) => {
    const metPensioen = { 'eigen.inkomen': 72_000, 'eigen.pensioenBinnen10Jaar': 'ja' } as const
    const partner = 'partner.pensioenBinnen10Jaar' in antwoorden ? { 'partner.inkomen': 60_000 } : {}
    const getoond = showAt(1, { ...metPensioen, ...partner, ...antwoorden })
    expect(within(blockOf(MAXIMAAL)).getByText(zin)).toBeVisible()
    expect(blockOf(MAXIMAAL)).not.toHaveTextContent('€')
    expect(readBonnetje(getoond)).toContain(zin)
  })

  it('the summary stops asking for the income once one is filled in, even when the calculation fails', () => {
    const berekening = createManualBerekening()
    showCalculator({ port: berekening })
    now(() => berekening.last().succeed())
    expect(gevraagd()).toBeVisible()
    fillIn(INKOMEN, '60.000')
    now(() => berekening.last().fail())
    expect(gevraagd()).toBeNull()
    expect(screen.queryByText(VEROUDERD)).toBeNull()
  })
})

it('without an income, the first block is the same before and after the first result', () => {
  const berekening = createManualBerekening()
  showCalculator({ port: berekening })
  const markup = () => blockOf(MAXIMAAL).innerHTML.replaceAll(/_r_\w+_/g, '#')
  const before = markup()
  now(() => berekening.last().succeed())
  expect(screen.getByText('Je benodigde hypotheek')).toBeVisible()
  expect(markup()).toBe(before)
})

describe.each([
  [1, 4],
  [2, 2],
  [3, 2],
] as const)('the summary of step %i before the first result of a slow service', (stap, aantal) => {
  const lines = () => [...blockOf(MAXIMAAL).querySelectorAll('dd')].map(({ textContent }) => textContent)

  it(`on step ${stap} the ${aantal} lines of the first block show '-', with a text about the calculation`, () => {
    const berekening = createManualBerekening()
    showAt(stap, {}, { port: berekening })
    expect(lines()).toEqual(Array.from({ length: aantal }, () => '-'))
    const bezig = within(blockOf(MAXIMAAL)).getByText('We berekenen je maximale hypotheek.')
    now(() => berekening.last().fail())
    expect(lines()).toEqual(Array.from({ length: aantal }, () => '-'))
    expect(bezig).not.toBeInTheDocument()
  })

  it(`on step ${stap} without an income, the first block has its lines and asks for the income`, () => {
    showAt(stap, { 'eigen.inkomen': undefined }, { port: createManualBerekening() })
    expect(lines()).toEqual(Array.from({ length: aantal }, () => '-'))
    expect(within(blockOf(MAXIMAAL)).getByText('Vul je inkomen in, dan zie je hier wat je kan lenen.')).toBeVisible()
    expect(screen.queryByText('We berekenen je maximale hypotheek.')).toBeNull()
  })
})

describe.each([1, 2, 3] as const)('outdated figures on step %i', (stap) => {
  const marks = () => screen.queryAllByText(VEROUDERD).filter((tekst) => tekst.closest('aside'))
  const hasAmounts = () =>
    [...document.querySelectorAll('aside dd')].some(({ textContent }) => textContent.includes('€'))

  it.each([
    ['no answer', { 'eigen.inkomen': undefined, vraagprijsWoning: undefined }],
    ['an income', { vraagprijsWoning: undefined }],
    ['a home', { 'eigen.inkomen': undefined, vraagprijsWoning: 300_000 }],
    ['an income and a home', { vraagprijsWoning: 300_000 }],
  ] as const)(
    `on step ${stap} with %s, the summary marks outdated figures exactly when it shows an amount`,
    (_, ant) => {
      const berekening = createManualBerekening()
      const getoond = showAt(stap, ant, { port: berekening })
      now(() => berekening.last().succeed())
      now(() => getoond.services.orientatie.dispatch(toAntwoord('eigenGeld', 10_000)))
      now(() => berekening.last().fail())
      expect(marks()).toHaveLength(hasAmounts() ? 1 : 0)
      const gelezen = readBonnetje(getoond)
      expect(gelezen.includes(VEROUDERD)).toBe(gelezen.includes('€'))
    },
  )
})
