import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { inkomensband } from '../../domain'
import { SelectField } from '../../ui/velden/SelectField'
import { NumberField } from '../../ui/velden/los/NumberField'
import * as scherm from '../support/screen'
import { readable } from '../support/readable'

const {
  goToStep,
  chooseOption,
  chooseFrom,
  click,
  listBox,
  open,
  line,
  showAlone,
  showCalculator,
  field,
  fillIn,
  wait,
  showAt,
} = scherm

const PERIODE = 'Hoe lang wil je je rente vastzetten?'

scherm.stopKlok()

/** Product specification, section 9 (steps and periods); product decisions, section 3 (periods without a rate). */
describe('periods and rates', () => {
  const variabel = 'Variabel (1 maand vast)'
  it.each([
    ['MY', [variabel, '1 jaar', '5 jaar', '10 jaar', '15 jaar', '20 jaar', '30 jaar']],
    ['FL', [variabel, ...['1', '3', '5', '6', '10', '12', '15', '20', '30'].map((jaren) => `${jaren} jaar`)]],
  ] as const)('step 3 offers the fixed-rate periods of the brand %s, with 10 years chosen', (labelCode, periodes) => {
    showAt(3, {}, { labelCode })
    expect(listBox(PERIODE)).toHaveTextContent('10 jaar')
    expect(open(PERIODE).map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(periodes)
  })
  it('step 3 disables fixed-rate periods without a rate, and lists these after the others', () => {
    showAt(3, {}, { rentetarieven: { '120': 3.75 } })
    const [tienJaar, variabelePeriode] = open(PERIODE)
    expect(tienJaar).not.toHaveAttribute('aria-disabled')
    expect(variabelePeriode).toHaveAttribute('aria-disabled', 'true')
    expect(variabelePeriode).toHaveTextContent('geen rente bekend')
  })
  it("the summary and step 3 say that a built-in rate is a 'voorbeeldrente'", () => {
    showCalculator()
    expect(screen.getByText(/Voorbeeldrente\./)).toBeVisible()
    goToStep(3)
    expect(screen.getByText(/^Dit is een voorbeeldrente/)).toBeVisible()
  })
})

/** Specification, section 9, annual income from the calculator; section 8, income calculation. */
it('the income calculator adds holiday allowance and a 13th month to twelve monthly incomes', () => {
  scherm.dialogs.jaarinkomen.show()
  const dialoog = scherm.dialogs.jaarinkomen.element()
  const uitkomst = (maand: string, vakantiegeld: string, dertiende: string): string | null | undefined => {
    fillIn('Bruto maandinkomen', maand, dialoog)
    chooseOption('Krijg je vakantiegeld?', vakantiegeld, dialoog)
    chooseOption('Krijg je een dertiende maand?', dertiende, dialoog)
    return readable(dialoog.querySelector('dd'))
  }
  const voorbeelden = [
    ['3.000', 'Nee', 'Nee', '€ 36.000'],
    ['3.000', 'Ja', 'Nee', '€ 38.880'],
    ['3.000', 'Nee', 'Ja', '€ 39.000'],
    ['3.001', 'Ja', 'Ja', '€ 41.894'],
    ['', 'Nee', 'Nee', '-'],
    ['8.333.333', 'Nee', 'Nee', '€ 99.999.996'],
    ['8.333.334', 'Nee', 'Nee', '-'],
  ] as const
  const jaren = voorbeelden.map(([maand, vakantiegeld, dertiende]) => uitkomst(maand, vakantiegeld, dertiende))
  expect(jaren).toEqual(voorbeelden.map(([, , , jaar]) => jaar))
})

/** Specification, section 9, amounts. */
describe('amounts', () => {
  it("'Bruto jaarinkomen' shows a typed amount in whole euros, at most 99.999.999", () => {
    showCalculator()
    const toonNa = (getypt: string): string => {
      fillIn('Bruto jaarinkomen', getypt)
      return field('Bruto jaarinkomen').value
    }
    const getypt = ['300000', '400.000', '123456789', '3500.50']
    expect(getypt.map(toonNa)).toEqual(['300.000', '400.000', '99.999.999', '3.501'])
  })
  it('step 3 shows amounts in whole euros', () => {
    showAt(3, {}, { rentetarieven: { '120': 3.75 } })
    const bedragen = [...document.querySelectorAll('dt + dd')].map(readable)
    expect(bedragen.filter((bedrag) => !/^((− )?€ [\d.]+|-|n\.b\.)$/.test(bedrag))).toEqual([])
  })
})

/** Specification, section 9, loan tip, sale costs and starter exemption. */
describe('figures', () => {
  it("'Vul in bij Leningen' fills in 2% of credit limits and instalment purchases", () => {
    showCalculator()
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    click('Bereken creditcard, rood staan en afbetaling')
    fillIn('Limieten van creditcard en rood staan', '5.000')
    fillIn('Kopen op afbetaling', '2.500')
    click('Vul in bij Leningen')
    expect(field('Leningen')).toHaveValue('150')
  })
  it('the proceeds of the current home are lowered by 2% of its selling price', () => {
    showAt(2, { ...scherm.seller, verkoopPrijsWoning: 100_000, huidigeHypotheekBedrag: 50_000 })
    click('Toon details')
    expect(line('Je benodigde hypotheek', 'Opbrengst huidige woning')).toBe('− € 48.000')
    expect(field('Verkoopprijs van je huidige woning')).toHaveAccessibleDescription(/2% kosten/)
  })
  it.each([
    [2025, '€ 525.000', '525.001'],
    [2026, '€ 555.000', '555.001'],
  ] as const)(
    'step 2 mentions the startersvrijstelling of %i only for an existing home of at most %s',
    (normjaar, grens, erboven) => {
      showAt(2, {}, { normjaar })
      const tekst = () => readable(screen.queryByText(/geen overdrachtsbelasting/))
      const tot = `18 jaar of ouder, maar jonger dan 35? En kost je woning niet meer dan ${grens}?`
      fillIn('Vraagprijs van de woning', grens)
      expect(tekst()).toContain(tot)
      fillIn('Vraagprijs van de woning', erboven)
      expect(tekst()).toBe('')
      fillIn('Vraagprijs van de woning', '400.000')
      chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
      expect(tekst()).toBe('')
    },
  )
  it('the ingangsdatum of an income in the request is one year before today', () => {
    const { verzoeken } = showCalculator()
    expect(verzoeken[0]?.hypotheekgevers[0]?.inkomsten.ingangsdatum).toBe('2025-03-14')
  })
  it.each([
    [49_999, 'below 50.000'],
    [50_000, '50.000 to 100.000'],
    [100_000, '100.000 to 150.000'],
    [150_000, '150.000 to 200.000'],
    [200_000, '200.000 to 250.000'],
    [250_000, '250.000 and above'],
  ])('inkomensband returns the band of an income of %i: %s', (inkomen, band) => {
    expect(inkomensband(inkomen)).toBe(band)
  })
})

/** Specification, section 9, number input and dropdown. */
describe('NumberField', () => {
  const Los = () => {
    const [value, setValue] = useState<number | undefined>(5)
    return <NumberField name="aantal" label="Aantal" value={value} onChange={setValue} />
  }
  it('NumberField adds 1 when a spin button is pressed; while held, again after 500 ms and then every 40 ms', () => {
    showAlone(<Los />)
    const meer = screen.getByRole('button', { name: 'Verhoog Aantal' })
    fireEvent.pointerDown(meer, { button: 0 })
    expect(field('Aantal')).toHaveValue('6')
    wait(499)
    expect(field('Aantal')).toHaveValue('6')
    wait(1)
    expect(field('Aantal')).toHaveValue('7')
    wait(80)
    expect(field('Aantal')).toHaveValue('9')
    fireEvent.pointerUp(meer)
    wait(1000)
    expect(field('Aantal')).toHaveValue('9')
  })
})

describe('SelectField', () => {
  const keuzes = ['Aap', 'Noot', 'Nootmuskaat'].map((text) => ({ value: text, text }))
  const Los = ({ required = false }) => {
    const [value, setValue] = useState<string | undefined>()
    return (
      <SelectField
        {...{ name: 'woord', label: 'Woord', required, options: keuzes, value, onChange: setValue }}
        onWis={() => setValue(undefined)}
      />
    )
  }
  it("SelectField without a value shows 'Maak een keuze', and can be cleared only when not required", () => {
    showAlone(<Los />)
    expect(listBox('Woord')).toHaveTextContent('Maak een keuze')
    chooseFrom('Woord', /^Aap$/)
    listBox('Woord').blur()
    fireEvent.click(screen.getByRole('button', { name: 'Wis de keuze bij Woord' }))
    expect(listBox('Woord')).toHaveTextContent('Maak een keuze')
    expect(listBox('Woord')).toHaveFocus()
    scherm.cleanUp()
    showAlone(<Los required />)
    chooseFrom('Woord', /^Aap$/)
    expect(screen.queryByRole('button', { name: /^Wis/ })).toBeNull()
  })
  it('SelectField starts a new search for an option 500 ms after the last typed letter', () => {
    showAlone(<Los />)
    const typ = (...toetsen: readonly string[]) => {
      for (const key of toetsen) fireEvent.keyDown(listBox('Woord'), { key })
    }
    const actief = () => document.querySelector('[data-actief]')?.textContent
    fireEvent.click(listBox('Woord'))
    typ('n', 'o', 'o', 't', 'm')
    expect(actief()).toBe('Nootmuskaat')
    wait(500)
    typ('a')
    expect(actief()).toBe('Aap')
  })
})
