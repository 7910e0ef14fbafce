import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
} from '../../domain'
import { formatEuro } from '../../domain/geld'
import { openRekenhulp, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const rentetarieven = { 60: 3.6, 120: 3.75 }
const attributen = { 'label-code': 'MY', normjaar: '2025', rentetarieven: JSON.stringify(rentetarieven) }

/** Returns the result of a request that is written by hand, independent of the form. */
const opzetVan = (vraag: Partial<FinancieringsOpzetVerzoek>): FinancieringsOpzet => {
  const uitkomst = berekenFinancieringsOpzet(
    {
      hypotheekgevers: [werknemer(60_000)],
      ingangsdatumHypotheek: '2024-01-01',
      timestamp: '2025-01-01T12:00:00.000Z',
      labelCode: 'MY',
      rentevastperiode: 120,
      ...vraag,
    },
    { normen: normenVan(2025), rentetarieven },
  )
  if (either.isLeft(uitkomst)) throw new Error(uitkomst.left._tag)
  return uitkomst.right.financieringsOpzet
}

const werknemer = (bedrag: number): Hypotheekgever => ({
  inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag, ingangsdatum: '2024-01-01' },
  uitgaven: {},
  volgnummer: 1,
  binnen10JaarMetPensioen: false,
})

const toontOpzet = async ({ regel }: Rekenhulp, opzet: FinancieringsOpzet): Promise<void> => {
  await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(formatEuro(opzet.maximaleHypotheekOpInkomen))
  await expect(regel(BENODIGD, 'Nieuwe woning en kosten')).toHaveText(formatEuro(opzet.benodigdeFinanciering))
  await expect(regel(BENODIGD, 'Je kan lenen')).toHaveText(formatEuro(opzet.maximaleHypotheek))
  await expect(regel(BENODIGD, 'Extra eigen inleg nodig')).toHaveText(formatEuro(opzet.extraBenodigdeEigenInleg))
  await expect(regel(BENODIGD, 'Hypotheekbedrag')).toHaveText(formatEuro(opzet.hypotheekbedrag))
}

test('a buyer alone with 60.000 a year and a home of 300.000 sees the maximum and the shortage', async ({ page }) => {
  const { kies, kiesUit, klik, regel, vulIn } = await openRekenhulp(page, attributen)

  await kies('Koop je alleen of samen?', 'Alleen')
  await kies('Wat voor inkomen heb je?', 'Vast dienstverband')
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText('€ 270.716')

  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  await kiesUit('Energielabel', /^C\b/)
  await vulIn('Eigen geld', '20.000')
  await expect(regel(BENODIGD, 'Extra eigen inleg nodig')).toHaveText('€ 13.537')
  await expect(regel(BENODIGD, 'Hypotheekbedrag')).toHaveText('€ 275.716')
})

test('two buyers with a pension, debts and a home to sell see the calculated figures', async ({ page }) => {
  const rekenhulp = await openRekenhulp(page, attributen)
  const { kies, kiesUit, klik, vulIn, regel } = rekenhulp

  await vulIn('Bruto jaarinkomen', '60000')
  await kies('Koop je alleen of samen?', 'Samen')
  await kies('Wat voor inkomen heeft je partner?', 'Pensioen')
  await vulIn('Jaarinkomen uit pensioen van je partner', '30.000')
  await kies('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
  await vulIn('Studieschuld', '100')
  await vulIn('Leningen van je partner', '€ 150,-')
  await klik('Ga verder')

  await vulIn('Vraagprijs van de woning', '450000')
  await kies('Wat voor woning wil je kopen?', 'Nieuwbouw')
  await kiesUit('Energielabel', /^A\+\+\+\+ \(EP garantie\)/)
  await vulIn('Kosten van meerwerk', '25.000')
  await kies('Woont een van jullie nu in een koopwoning?', 'Ja')
  await vulIn('Verkoopprijs van je huidige woning', '250.000')
  await vulIn('Huidig hypotheekbedrag', '180.000')
  await vulIn('Eigen geld', '10.000')

  const vraag: Partial<FinancieringsOpzetVerzoek> = {
    hypotheekgevers: [
      { ...werknemer(60_000), uitgaven: { huidigeMaandlastStudieschuld: 100 } },
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
  await toontOpzet(rekenhulp, opzetVan(vraag))

  await klik('Ga verder')
  await kiesUit('Hoe lang wil je je rente vastzetten?', /^5 jaar\b/)
  const vijfJaar = opzetVan({ ...vraag, rentevastperiode: 60 })
  await toontOpzet(rekenhulp, vijfJaar)
  await expect(regel(BENODIGD, 'Bruto maandlast')).toHaveText(formatEuro(vijfJaar.maandlastBruto))
  await expect(regel(BENODIGD, 'Netto maandlast')).toHaveText(formatEuro(vijfJaar.maandlastNetto))
})
