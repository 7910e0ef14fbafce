import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { answerTo, createManualBerekening } from '../../support/fakes/berekening'
import { metCijfers } from '../../support/fakes/metCijfers'
import {
  goToStap,
  click,
  line,
  listBox,
  lines,
  now,
  open,
  showCalculator,
  field,
  fillIn,
  showAt,
  type ShowOptions,
} from '../../support/screen'

const PERIODE = 'Hoe lang wil je je rente vastzetten?'
const BENODIGD = 'Je benodigde hypotheek'
const RENTES = { 60: 3.6, 120: 3.75, 240: 4.25 }

const opStap3 = (eigenGeld: number, opties: ShowOptions = {}) => showAt(3, { eigenGeld }, opties)
const balk = () => screen.getByRole('button', { name: /de samenvatting$/ }).textContent
const rijen = () => open(PERIODE).map((rij) => [...rij.children].map(({ textContent }) => textContent.trim()))
const focus = () => document.activeElement?.closest('[data-veld]')?.getAttribute('data-veld')

const KOP = 'Wat je kan lenen, is nog niet wat bij je past'

it.each([
  ['MY', 'Moneyou'],
  ['FL', 'Florius'],
] as const)(
  'step 3 of %s says, folded, that this is no offer of %s, and what else to count with',
  (labelCode, naam) => {
    opStap3(60_000, { labelCode })
    const vouw = screen.getByText(KOP).closest('details')
    expect(vouw).not.toHaveAttribute('open')
    expect(vouw).toHaveTextContent(`geen aanbod van ${naam}. Een aanbod krijg je pas na een aanvraag.`)
  },
)

describe('the answer of step 3', () => {
  beforeEach(() => {
    opStap3(60_000, { rentetarieven: RENTES })
  })

  it('stands first: the mortgage, and net and gross what it costs a month', () => {
    expect(lines(BENODIGD).slice(0, 3)).toEqual(['Hypotheekbedrag', 'Netto maandlast', 'Bruto maandlast'])
  })

  it('is in the bar too', () => {
    expect(balk()).toContain(`Netto per maand${line(BENODIGD, 'Netto maandlast') ?? ''}`)
  })

  it('is in the list of periods beside each rate, with the periods without a rate last', () => {
    const netto = expect.stringMatching(/^, Netto per maand € [\d.]+$/) as string
    const zonder = [', Rente geen rente bekend', ', Netto per maand -geen']
    expect(rijen()).toEqual([
      ['5 jaar', ', Rente 3,60%', netto],
      ['10 jaar', ', Rente 3,75%', `, Netto per maand ${line(BENODIGD, 'Netto maandlast') ?? ''}`],
      ['20 jaar', ', Rente 4,25%', netto],
      ['Variabel (1 maand vast)', ...zonder],
      ['1 jaar', ...zonder],
      ['15 jaar', ...zonder],
      ['30 jaar', ...zonder],
    ])
  })

  it('has the rate as a read-only field', () => {
    expect(field('Rentepercentage')).toHaveAttribute('readonly')
    expect(field('Rentepercentage')).toHaveValue('3,75%')
  })
})

it('the bar on the steps before follows the step', () => {
  showCalculator()
  expect(balk()).toContain('Maximale hypotheek')
  goToStap(2)
  expect(balk()).toContain('Maximale hypotheek')
  fillIn('Vraagprijs van de woning', '300.000')
  fillIn('Eigen geld', '60.000')
  expect(balk()).toContain('Hypotheekbedrag')
})

it('while a service calculates, the list has no columns, and only the shortage is said', () => {
  const berekening = createManualBerekening()
  opStap3(20_000, { rentetarieven: undefined, isVoorbeeldrente: false, berekening })
  const { verzoek, slaag } = berekening.laatste()
  now(() => slaag(metCijfers(answerTo(verzoek), { extraBenodigdeEigenInleg: 13_537 })))
  expect(screen.getByText('Je komt € 13.537 tekort.')).toBeVisible()
  expect(rijen()[0]).toEqual(['Variabel (1 maand vast)'])
})

describe('what helps when something is missing', () => {
  it('is another period when one leaves less, and own money', () => {
    opStap3(29_000, { rentetarieven: { 120: 5, 240: 3.5 } })
    expect(
      screen.getByText(/^Je komt € [\d.]+ tekort\. Met 20 jaar vast kom je € [\d.]+ minder tekort\.$/),
    ).toBeVisible()
    click('Kies een periode')
    expect(listBox(PERIODE)).toHaveFocus()
  })

  it('is own money when no period leaves less', () => {
    opStap3(20_000, { rentetarieven: { 120: 3.75 } })
    expect(screen.getByText(/^Je komt € [\d.]+ tekort\. Geen enkele periode lost dit op\.$/)).toBeVisible()
    expect(screen.queryByText('Kies een periode')).toBeNull()
    now(() => {
      click('Vul eigen geld in')
    })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Benodigde hypotheek')
    expect(focus()).toBe('eigenGeld')
  })

  it('is only a period when that leaves nothing missing', () => {
    opStap3(40_000, { rentetarieven: { 120: 5, 240: 2 } })
    expect(screen.getByText(/^Je komt € [\d.]+ tekort\. Met 20 jaar vast kom je niets tekort\.$/)).toBeVisible()
    expect(screen.queryByText('Vul eigen geld in')).toBeNull()
  })
})
