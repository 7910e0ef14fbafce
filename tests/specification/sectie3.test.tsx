import { fireEvent, screen } from '@testing-library/react'
import { either } from 'fp-ts'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'

import { financieringsOpzetMetOnderpandCodec } from '../../domain'
import { LABEL_CODES, RENTEVASTE_PERIODES, type Label } from '../../domain/orientatie'
import { BedragField } from '../../ui/velden/BedragField'
import { KeuzeField } from '../../ui/velden/KeuzeField'
import { SelectField } from '../../ui/velden/SelectField'
import { NumberField } from '../../ui/velden/los/NumberField'
import { TextField } from '../../ui/velden/los/TextField'
import { createManualBerekening } from '../support/fakes/berekening'
import * as scherm from '../support/screen'

const { answer, chooseOption, listBox, open, showAlone, showCalculator, field, showAt } = scherm
const adviseur = { adviseurZoekenUrl: '/adviseur', hypotheekAanvragenUrl: '/aanvragen' }

/** Specification, section 3, calculator state. */
describe('the start of the calculator', () => {
  it("the calculator starts for a Klant, with the link 'Zoek een adviseur' on step 3", () => {
    showAt(3, {}, adviseur)
    expect(screen.getByRole('link', { name: 'Zoek een adviseur' })).toBeVisible()
  })
  it('the calculator is loading from its start until its first calculation ends', () => {
    const berekening = createManualBerekening()
    const { services } = showCalculator({ port: berekening })
    expect(services.orientatie.state().loading).toBe(true)
    scherm.now(() => berekening.last().succeed())
    expect(services.orientatie.state().loading).toBe(false)
  })
  it('step 1 starts with one buyer in permanent employment, without debts or retirement within 10 years', () => {
    showCalculator()
    expect(answer('Koop je alleen of samen?', 'Alleen')).toBeChecked()
    expect(answer('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Nee')).toBeChecked()
    expect(answer('Wat voor inkomen heb je?', 'Vast dienstverband')).toBeChecked()
    expect(answer('Ga je binnen 10 jaar met pensioen?', 'Nee')).toBeChecked()
  })
  it('step 2 starts with an existing home of unknown energy label, and a visitor who owns no home', () => {
    showAt(2)
    expect(answer('Wat voor woning wil je kopen?', 'Bestaande woning')).toBeChecked()
    expect(listBox('Energielabel')).toHaveTextContent('Onbekend')
    expect(answer('Woon je nu in een koopwoning?', 'Nee')).toBeChecked()
  })
  it('step 2 starts with an empty asking price, empty renovation costs and empty own money', () => {
    showAt(2)
    for (const naam of ['Vraagprijs van de woning', 'Kosten van de verbouwing', 'Eigen geld'])
      expect(field(naam)).toHaveValue('')
  })
  it('step 3 starts with a fixed-rate period of 10 years', () => {
    showAt(3)
    expect(listBox('Hoe lang wil je je rente vastzetten?')).toHaveTextContent('10 jaar')
  })
})

/** Specification, section 3, person record. */
it('the partner starts with a permanent job, no retirement within 10 years and an empty income', () => {
  showCalculator()
  chooseOption('Koop je alleen of samen?', 'Samen')
  expect(answer('Wat voor inkomen heeft je partner?', 'Vast dienstverband')).toBeChecked()
  expect(answer('Gaat je partner binnen 10 jaar met pensioen?', 'Nee')).toBeChecked()
  expect(field('Bruto jaarinkomen van je partner')).toHaveValue('')
})

/** Specification, section 3, result record. */
describe('the result record', () => {
  const BEDRAGEN =
    'maximaleHypotheekOpInkomen maandlastBruto maandlastNetto benodigdeFinanciering maximaleHypotheek extraBenodigdeEigenInleg hypotheekbedrag aankoopkosten advieskosten afhandelingskosten benodigdeEigenInleg financieringskosten hypotheekaktekosten leveringsaktekosten makelaarskosten meerwerk nhgKosten overdrachtsbelasting overwaarde rentepercentage restschuld taxatiekosten totaalFinancieringskosten verbouwingskosten'
  it('financieringsOpzetMetOnderpandCodec decodes a result with every specified field', () => {
    const bedragen = Object.fromEntries(BEDRAGEN.split(' ').map((naam) => [naam, 1]))
    const opzet = { ...bedragen, nhg: true, timestamp: '2026-03-14T09:30:00.000Z' }
    expect(financieringsOpzetMetOnderpandCodec.decode(opzet)).toEqual(either.right(opzet))
  })
})

/** Specification, section 3, enumerations. */
describe('the enumerations', () => {
  it('the type Label has MY, FL and NotSet, and LABEL_CODES has only MY and FL', () => {
    expectTypeOf<Label>().toEqualTypeOf<'MY' | 'FL' | 'NotSet'>()
    expect(LABEL_CODES).toEqual(['MY', 'FL'])
  })
  it('RENTEVASTE_PERIODES has the ten specified periods in months', () => {
    expect(RENTEVASTE_PERIODES).toEqual({
      variabel: 1,
      eenjaar: 12,
      driejaar: 36,
      vijfjaar: 60,
      zesjaar: 72,
      tienjaar: 120,
      twaalfjaar: 144,
      vijftienjaar: 180,
      twintigjaar: 240,
      dertigjaar: 360,
    })
  })
})

/** Product specification, section 3 (list of energy labels); product decisions, section 7 (amounts of 2026). */
describe('the energy label list', () => {
  /** Returns the rows of the list 'Energielabel' as on screen, without the word 'geen' for screen readers. */
  const rijen = () =>
    open('Energielabel').map(({ textContent }) =>
      textContent.replaceAll(/,?\s*Extra (lenen|voor energie besparen)\s*/g, ' | ').replaceAll('-geen', '-'),
    )
  const LAGER = ['A++ | 20.000 | 10.000', 'A+ | 20.000 | 10.000', 'A | 10.000 | 10.000', 'B | 10.000 | 10.000']
  const LAAGST = ['C | 5.000 | 15.000', 'D | 5.000 | 15.000', 'E | - | 20.000', 'F | - | 20.000', 'G | - | 20.000']

  it("the list 'Energielabel' shows the extra loans of each label under the norms of 2025", () => {
    showAt(2)
    const hoogst = [
      'Onbekend | - | 10.000',
      'A++++ (EP garantie) | 50.000 | -',
      'A++++ | 40.000 | -',
      'A+++ | 30.000 | 10.000',
    ]
    expect(rijen()).toEqual([...hoogst, ...LAGER, ...LAAGST])
  })
  it("the list 'Energielabel' shows the extra loans of each label under the norms of 2026", () => {
    showAt(2, {}, { normjaar: 2026 })
    const hoogst = [
      'Onbekend | - | 10.000',
      'A++++ (EP garantie) | 40.000 | -',
      'A++++ | 30.000 | -',
      'A+++ | 25.000 | -',
    ]
    expect(rijen()).toEqual([...hoogst, ...LAGER, ...LAAGST])
  })
})

/** Specification, section 3, generic form-field properties. */
describe('every field', () => {
  const gemeen = { name: 'proef', label: 'Proefveld', onChange: () => undefined, value: undefined }
  const opties = [
    { value: 'a', text: 'Een' },
    { value: 'b', text: 'Twee' },
  ]
  const velden = [
    ['amount', (extra: object) => <BedragField {...gemeen} {...extra} />],
    ['number', (extra: object) => <NumberField {...gemeen} {...extra} />],
    ['text', (extra: object) => <TextField {...gemeen} {...extra} />],
    ['choice', (extra: object) => <KeuzeField {...gemeen} {...extra} options={opties} />],
    ['select', (extra: object) => <SelectField {...gemeen} {...extra} options={opties} />],
  ] as const
  const bediening = () => screen.getByLabelText(/^Proefveld/, { selector: 'input, [role=radiogroup], [role=combobox]' })

  it.each(velden)("the %s field shows 'optioneel' unless the field is required", (_soort, maak) => {
    showAlone(maak({}))
    expect(screen.getByText('optioneel')).toBeVisible()
    showAlone(maak({ name: 'ander', label: 'Verplicht', required: true }))
    expect(screen.getAllByText('optioneel')).toHaveLength(1)
  })
  it.each(velden)('the %s field shows its helper text, and its tooltip after a click', (_soort, maak) => {
    showAlone(maak({ helperText: 'Dit telt mee.', tooltip: 'Daarom vragen we dit.' }))
    expect(bediening()).toHaveAccessibleDescription('Dit telt mee.')
    fireEvent.click(screen.getByRole('button', { name: /^Uitleg/ }))
    expect(screen.getByText('Daarom vragen we dit.')).toBeVisible()
  })
  it.each(velden)('the %s field shows the error of its rule on blur, not before', (_soort, maak) => {
    showAlone(maak({ rules: [() => 'Dit kan niet.'] }))
    expect(screen.queryByText('Dit kan niet.')).toBeNull()
    fireEvent.blur(bediening().querySelector('input') ?? bediening())
    expect(screen.getByText('Dit kan niet.')).toBeVisible()
  })
  it.each(velden)('the %s field has its name and its width', (_soort, maak) => {
    showAlone(maak({ width: 'breed' }))
    const kader = document.querySelector('[data-veld=proef]')
    expect(kader).toContainElement(bediening())
    const breed = kader?.className
    showAlone(maak({ name: 'ander', width: 'smal' }))
    expect(document.querySelector('[data-veld=ander]')?.className).not.toBe(breed)
  })
  it.each(velden.slice(-2))('the %s field shows the text of an option and returns its value', (_soort, maak) => {
    const onChange = vi.fn()
    showAlone(maak({ onChange }))
    if (bediening().matches('[role=combobox]')) fireEvent.click(bediening())
    fireEvent.click(screen.getByText('Twee'))
    expect(onChange).toHaveBeenCalledWith('b')
  })
  it.each(velden)('the %s field is disabled with the prop `disabled`', (_soort, maak) => {
    showAlone(maak({ disabled: true }))
    expect(bediening().querySelector('input') ?? bediening()).toBeDisabled()
  })
})
