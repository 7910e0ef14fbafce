import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { toAntwoord } from '../../domain'
import * as scherm from '../support/screen'

const { blockOf, errorOf, chooseOption, click, button, line, lines, showCalculator, field, leave, fillIn, showAt } =
  scherm

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
/** The answers about a home that the visitor can pay for. */
const BETAALBAAR = { vraagprijsWoning: 300_000, eigenGeld: 60_000 }
/** The lines of 'Je benodigde hypotheek' from step 2 on, in the order of the specification. */
const BONNETJE = ['Nieuwe woning en kosten', 'Je kan lenen', 'Eigen geld', 'Extra eigen inleg nodig', 'Hypotheekbedrag']
const OP_INKOMEN = ['Inkomen per jaar', 'Maximale hypotheek']
const MAANDLAST = ['Bruto maandlast', 'Netto maandlast']
const TARIEF = { rentetarieven: { '120': 3.75 } }

scherm.stopKlok()

/** Specification, section 2, summary panel. */
describe("the block 'Je maximale hypotheek'", () => {
  it("the block 'Je maximale hypotheek' shows income, maximum, gross and net monthly cost", () => {
    showAt(1, {}, TARIEF)
    expect(lines(MAXIMAAL)).toEqual([...OP_INKOMEN, ...MAANDLAST])
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 60.000')
    expect(line(MAXIMAAL, 'Maximale hypotheek')).toBe('€ 270.716')
  })
  it("the block 'Je maximale hypotheek' leaves out the monthly cost on step 2", () => {
    showAt(2)
    expect(lines(MAXIMAAL)).toEqual(OP_INKOMEN)
    expect(lines(BENODIGD)).not.toContain('Bruto maandlast')
  })
  it.each([
    [1, [...OP_INKOMEN, ...MAANDLAST]],
    [2, OP_INKOMEN],
    [3, OP_INKOMEN],
  ] as const)(
    "on step %i without an income, the block 'Je maximale hypotheek' shows '-' in each line, then asks for the income",
    (stap, namen) => {
      const { services } = showAt(stap, {}, TARIEF)
      scherm.now(() => services.orientatie.dispatch(toAntwoord('eigen.inkomen', undefined)))
      expect(lines(MAXIMAAL)).toEqual(namen)
      expect(namen.map((naam) => line(MAXIMAAL, naam))).toEqual(namen.map(() => '-'))
      const vraag = within(blockOf(MAXIMAAL)).getByText('Vul je inkomen in, dan zie je hier wat je kan lenen.')
      const regels = [...blockOf(MAXIMAAL).querySelectorAll('dt')]
      const eronder = Node.DOCUMENT_POSITION_FOLLOWING
      expect(regels.every((regel) => (regel.compareDocumentPosition(vraag) & eronder) > 0)).toBe(true)
    },
  )
  it("the block 'Je maximale hypotheek' names the mortgage of the monthly cost once there is an asking price", () => {
    const { services } = showAt(1, {}, TARIEF)
    expect(blockOf(MAXIMAAL)).not.toHaveTextContent('bij een hypotheek van')
    scherm.now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 200_000)))
    expect(within(blockOf(MAXIMAAL)).getByText(/^bij een hypotheek van € [\d.]+$/)).toBeVisible()
  })
})

describe("the block 'Je benodigde hypotheek'", () => {
  it("the block 'Je benodigde hypotheek' is inert and hidden from screen readers on step 1", () => {
    showCalculator()
    expect(blockOf(BENODIGD)).toHaveAttribute('aria-hidden', 'true')
    expect(blockOf(BENODIGD)).toHaveAttribute('inert')
  })
  it("the block 'Je benodigde hypotheek' is available on step 2, also to screen readers", () => {
    showAt(2)
    expect(screen.getByRole('region', { name: BENODIGD })).not.toHaveAttribute('inert')
  })
  it("the block 'Je benodigde hypotheek' shows costs, loan, own money, shortage and mortgage in that order", () => {
    showAt(2, BETAALBAAR, TARIEF)
    expect(lines(BENODIGD)).toEqual(BONNETJE)
  })
  it.each([
    ['nothing is short', 60_000, 300_000],
    ['a part of a tenth of the price is short', 20_000, 300_000],
    ['more than half of the price is short', 20_000, 900_000],
  ])("on step 3, 'Je benodigde hypotheek' ends with the cost of its mortgage when %s", (_, eigenGeld, prijs) => {
    showAt(3, { vraagprijsWoning: prijs, eigenGeld }, TARIEF)
    expect(lines(BENODIGD)).toEqual([...BONNETJE, ...MAANDLAST])
    for (const naam of MAANDLAST) expect(line(BENODIGD, naam)).toMatch(/^€ [\d.]+$/)
    const bij = `bij een hypotheek van ${line(BENODIGD, 'Hypotheekbedrag')}`
    expect(within(blockOf(BENODIGD)).getByText(bij)).toBeVisible()
  })
  it("the unfolded details are between 'Nieuwe woning en kosten' and 'Je kan lenen'", () => {
    showAt(2, BETAALBAAR, TARIEF)
    click('Toon details')
    const namen = lines(BENODIGD)
    expect(namen[0]).toBe('Nieuwe woning en kosten')
    expect(namen.slice(1, -4)).toContain('Koopprijs')
    expect(namen.slice(-4)).toEqual(BONNETJE.slice(1))
  })
  it('the bar of the payment is below the lines that it pictures', () => {
    showAt(2, BETAALBAAR, TARIEF)
    const regels = [...blockOf(BENODIGD).querySelectorAll('dt')]
    const balk = [...blockOf(BENODIGD).querySelectorAll('dl ~ [aria-hidden=true]')]
    expect(balk).toHaveLength(1)
    expect(balk[0]?.compareDocumentPosition(regels.at(-1) ?? document)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })
})

describe('the details of the summary', () => {
  const AANKOOP = ['Koopprijs', 'Verbouwing', 'Leveringsakte', 'Overdrachtsbelasting']
  const OVERIG = ['Hypotheekakte', 'Afhandelings- en advieskosten online', 'Taxatie', 'Kosten van NHG']

  it("'Toon details' unfolds the details of the summary, and 'Verberg details' folds the details again", () => {
    showAt(2)
    expect(lines(BENODIGD)).not.toContain('Koopprijs')
    click('Toon details')
    expect(lines(BENODIGD)).toContain('Koopprijs')
    click('Verberg details')
    expect(lines(BENODIGD)).not.toContain('Koopprijs')
    expect(button('Toon details')).toHaveAttribute('aria-expanded', 'false')
  })
  it("the details of an existing home list purchase costs and other costs, with advice costs as 'n.b.'", () => {
    showAt(2)
    click('Toon details')
    expect(lines(BENODIGD).filter((naam) => [...AANKOOP, ...OVERIG].includes(naam))).toEqual([...AANKOOP, ...OVERIG])
    expect(line(BENODIGD, 'Afhandelings- en advieskosten online')).toBe('n.b.')
  })
  it("the details of a new build show 'Meerwerk' instead of 'Verbouwing'", () => {
    showAt(2, { bestaandeWoning: 'Nieuwbouw' })
    click('Toon details')
    expect(lines(BENODIGD)).toContain('Meerwerk')
    expect(lines(BENODIGD)).not.toContain('Verbouwing')
  })
  it('the details of the summary show the proceeds of a current home that is sold', () => {
    showAt(2, scherm.seller)
    click('Toon details')
    expect(line(BENODIGD, 'Opbrengst huidige woning')).toBe('− € 45.000')
  })
})

it("the button 'Lees de samenvatting voor' announces the summary on step 1, and is shown on step 2 too", () => {
  const { announced } = showCalculator(TARIEF)
  fillIn('Bruto jaarinkomen', '60.000')
  vi.advanceTimersByTime(2000)
  click('Lees de samenvatting voor')
  vi.advanceTimersByTime(100)
  expect(announced.polite().replaceAll(/(?<=maandlast: € )[\d.]+(?=\.)/g, '…')).toBe(
    'Je maximale hypotheek. Inkomen per jaar: € 60.000. Maximale hypotheek: € 270.716. ' +
      'Bruto maandlast: € …. Netto maandlast: € …. ' +
      'Berekend met de leennormen van 2025. Rente: 3,75%, 10 jaar vast.',
  )
  click('Ga verder')
  expect(button('Lees de samenvatting voor')).toBeVisible()
})

/** Specification, section 2, income calculator dialog; section 5, its required message. */
describe('the income calculator', () => {
  const { show, element } = scherm.dialogs.jaarinkomen
  const isDicht = () => screen.queryByRole('dialog') === null

  it("the income calculator is a dialog titled 'Bereken jaarinkomen' with a button 'Bevestig inkomen'", () => {
    show()
    expect(within(element()).getByRole('heading', { name: 'Bereken jaarinkomen' })).toBeVisible()
    expect(button('Bevestig inkomen', element())).toBeVisible()
  })
  it('the income calculator starts without a monthly income, a 13th month or holiday allowance', () => {
    show()
    expect(field('Bruto maandinkomen', element())).toHaveValue('')
    expect(scherm.answer('Krijg je een dertiende maand?', 'Nee', element())).toBeChecked()
    expect(scherm.answer('Krijg je vakantiegeld?', 'Nee', element())).toBeChecked()
  })
  it('a click outside the income calculator closes the dialog, and a click inside leaves the dialog open', () => {
    show()
    fireEvent.pointerDown(field('Bruto maandinkomen', element()))
    fireEvent.click(field('Bruto maandinkomen', element()))
    expect(isDicht()).toBe(false)
    fireEvent.pointerDown(element())
    fireEvent.click(element())
    expect(isDicht()).toBe(true)
  })
  it('the income calculator of the partner fills in the income of the partner, not that of the visitor', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    fireEvent.click(screen.getAllByText('Bereken jaarinkomen', { selector: 'button' })[1] ?? document.body)
    fillIn('Bruto maandinkomen van je partner', '3.000', element())
    click('Bevestig inkomen', element())
    expect(field('Bruto jaarinkomen')).toHaveValue('')
    expect(field('Bruto jaarinkomen van je partner')).toHaveValue('36.000')
  })
  it('the income calculator announces its errors in a live region inside the dialog', () => {
    show()
    leave('Bruto maandinkomen', element())
    const tekst = 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'
    expect(errorOf(field('Bruto maandinkomen', element()))).toBe(tekst)
    const regio = element().querySelector('[aria-live=assertive]')
    expect(regio).toHaveTextContent('')
    scherm.wait(100)
    expect(regio).toHaveTextContent(tekst)
  })
})
