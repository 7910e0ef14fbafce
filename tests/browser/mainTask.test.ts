import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
} from '../../domain'
import { formatEuro } from '../../domain/geld'
import { openCalculator, type Calculator } from './page/calculator'
import { expect, test } from './test'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const rentetarieven = { 60: 3.6, 120: 3.75 }
const attributes = { 'label-code': 'MY', normjaar: '2025', rentetarieven: JSON.stringify(rentetarieven) }

/** Calculates a request that is written by hand, independent of the form. Throws when the calculation fails. */
const opzetOf = (request: Partial<FinancieringsOpzetVerzoek>): FinancieringsOpzet => {
  const outcome = berekenFinancieringsOpzet(
    {
      hypotheekgevers: [employee(60_000)],
      ingangsdatumHypotheek: '2024-01-01',
      timestamp: '2025-01-01T12:00:00.000Z',
      labelCode: 'MY',
      rentevastperiode: 120,
      ...request,
    },
    { normen: normenVan(2025), rentetarieven },
  )
  if (either.isLeft(outcome)) throw new Error(outcome.left._tag)
  return outcome.right.financieringsOpzet
}

const employee = (amount: number): Hypotheekgever => ({
  inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: amount, ingangsdatum: '2024-01-01' },
  uitgaven: {},
  volgnummer: 1,
  binnen10JaarMetPensioen: false,
})

const expectOpzet = async ({ line }: Calculator, opzet: FinancieringsOpzet): Promise<void> => {
  await expect(line(MAXIMAAL, 'Maximale hypotheek')).toHaveText(formatEuro(opzet.maximaleHypotheekOpInkomen))
  await expect(line(BENODIGD, 'Nieuwe woning en kosten')).toHaveText(formatEuro(opzet.benodigdeFinanciering))
  await expect(line(BENODIGD, 'Je kan lenen')).toHaveText(formatEuro(opzet.maximaleHypotheek))
  await expect(line(BENODIGD, 'Extra eigen inleg nodig')).toHaveText(formatEuro(opzet.extraBenodigdeEigenInleg))
  await expect(line(BENODIGD, 'Hypotheekbedrag')).toHaveText(formatEuro(opzet.hypotheekbedrag))
}

test('a single buyer with € 60.000 a year sees the maximum and the shortage for a € 300.000 home', async ({ page }) => {
  const { choose, chooseFrom, click, line, fillIn } = await openCalculator(page, attributes)

  await choose('Koop je alleen of samen?', 'Alleen')
  await choose('Wat voor inkomen heb je?', 'Vast dienstverband')
  await fillIn('Bruto jaarinkomen', '60.000')
  await expect(line(MAXIMAAL, 'Maximale hypotheek')).toHaveText('€ 270.716')

  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '300.000')
  await chooseFrom('Energielabel', /^C\b/)
  await fillIn('Eigen geld', '20.000')
  await expect(line(BENODIGD, 'Extra eigen inleg nodig')).toHaveText('€ 13.537')
  await expect(line(BENODIGD, 'Hypotheekbedrag')).toHaveText('€ 275.716')
})

test('two buyers with a pension, debts and a home to sell see the figures of the rules library', async ({ page }) => {
  const calculator = await openCalculator(page, attributes)
  const { choose, chooseFrom, click, fillIn, line } = calculator

  await fillIn('Bruto jaarinkomen', '60000')
  await choose('Koop je alleen of samen?', 'Samen')
  await choose('Wat voor inkomen heeft je partner?', 'Pensioen')
  await fillIn('Jaarinkomen uit pensioen van je partner', '30.000')
  await choose('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
  await fillIn('Studieschuld', '100')
  await fillIn('Leningen van je partner', '€ 150,-')
  await click('Ga verder')

  await fillIn('Vraagprijs van de woning', '450000')
  await choose('Wat voor woning wil je kopen?', 'Nieuwbouw')
  await chooseFrom('Energielabel', /^A\+\+\+\+ \(EP garantie\)/)
  await fillIn('Kosten van meerwerk', '25.000')
  await choose('Woont een van jullie nu in een koopwoning?', 'Ja')
  await fillIn('Verkoopprijs van je huidige woning', '250.000')
  await fillIn('Huidig hypotheekbedrag', '180.000')
  await fillIn('Eigen geld', '10.000')

  const request: Partial<FinancieringsOpzetVerzoek> = {
    hypotheekgevers: [
      { ...employee(60_000), uitgaven: { huidigeMaandlastStudieschuld: 100 } },
      {
        inkomsten: { dienstbetrekkingsoort: 'Pensioen', bedrag: 30_000, ingangsdatum: '2024-01-01' },
        uitgaven: { brutoMaandlastOverige: 150 },
        volgnummer: 2,
        binnen10JaarMetPensioen: false,
      },
    ],
    eigenInleg: 10_000,
    onderpand: {
      koopsom: 450_000,
      onderpandType: 'Nieuwbouw',
      energielabelType: 'A4EP',
      meerwerkOfVerbouwingskosten: 25_000,
      verkoopprijs: 250_000,
      huidigHypotheekbedrag: 180_000,
    },
  }
  await expectOpzet(calculator, opzetOf(request))

  await click('Ga verder')
  await chooseFrom('Hoe lang wil je je rente vastzetten?', /^5 jaar\b/)
  const fiveYears = opzetOf({ ...request, rentevastperiode: 60 })
  await expectOpzet(calculator, fiveYears)
  await expect(line(BENODIGD, 'Bruto maandlast')).toHaveText(formatEuro(fiveYears.maandlastBruto))
  await expect(line(BENODIGD, 'Netto maandlast')).toHaveText(formatEuro(fiveYears.maandlastNetto))
})
