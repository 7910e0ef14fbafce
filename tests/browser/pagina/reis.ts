import { type Page } from '@playwright/test'

import { expect } from '../test'
import { openRekenhulp, type Rekenhulp } from './rekenhulp'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const SCHULDEN_SAMEN = 'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?'

/** A household with its answers on the steps that ask about it. */
export interface Huishouden {
  readonly naam: string
  readonly stap1: (rekenhulp: Rekenhulp) => Promise<void>
  readonly stap2: (rekenhulp: Rekenhulp) => Promise<void>
  readonly komtTekort?: boolean
}

const zonderSchulden = ({ kies }: Rekenhulp) =>
  kies('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Nee')

export const huishoudens: readonly Huishouden[] = [
  {
    naam: 'a single first-time buyer',
    stap1: async (rekenhulp) => {
      await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
      await zonderSchulden(rekenhulp)
    },
    stap2: async ({ vulIn }) => {
      await vulIn('Vraagprijs van de woning', '260.000')
      await vulIn('Eigen geld', '40.000')
    },
  },
  {
    naam: 'a couple that sells a home',
    stap1: async ({ kies, vulIn }) => {
      await kies('Koop je alleen of samen?', 'Samen')
      await vulIn('Bruto jaarinkomen', '50.000')
      await vulIn('Bruto jaarinkomen van je partner', '40.000')
      await kies(SCHULDEN_SAMEN, 'Nee')
    },
    stap2: async ({ kies, vulIn }) => {
      await vulIn('Vraagprijs van de woning', '500.000')
      await kies('Woont een van jullie nu in een koopwoning?', 'Ja')
      await vulIn('Verkoopprijs van je huidige woning', '350.000')
      await vulIn('Huidig hypotheekbedrag', '150.000')
      await vulIn('Eigen geld', '10.000')
    },
  },
  {
    naam: 'a pensioner',
    stap1: async (rekenhulp) => {
      await rekenhulp.kies('Wat voor inkomen heb je?', 'Pensioen')
      await rekenhulp.vulIn('Jaarinkomen uit pensioen', '35.000')
      await zonderSchulden(rekenhulp)
    },
    stap2: async ({ vulIn }) => {
      await vulIn('Vraagprijs van de woning', '250.000')
      await vulIn('Eigen geld', '150.000')
    },
  },
  {
    naam: 'a buyer with a shortage',
    komtTekort: true,
    stap1: async (rekenhulp) => {
      await rekenhulp.vulIn('Bruto jaarinkomen', '45.000')
      await zonderSchulden(rekenhulp)
    },
    stap2: async ({ vulIn }) => {
      await vulIn('Vraagprijs van de woning', '400.000')
      await vulIn('Eigen geld', '20.000')
    },
  },
]

export interface Venster {
  readonly width: number
  readonly height: number
}

export const vensters = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const satisfies readonly Venster[]

/** The width in pixels from which the summary is beside the form. */
const BREED = 900
/** The height in pixels of an upright phone, from which the ways out of a shortage are in view with it. */
const RECHTOP = 720

/**
 * Answers the three steps. After the last answer of each step, its key figure is in view without scrolling, in the
 * summary beside the form or in the bar below it. Then `beeld` is called with the number of the step.
 */
export const reis = async (
  page: Page,
  labelCode: string,
  { stap1, stap2, komtTekort = false }: Huishouden,
  beeld: (stap: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': labelCode, normjaar: '2025' })
  const { element, kiesUit, klik, regel } = rekenhulp
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const isSmal = width < BREED
  const inBeeld = async (stap: number, blok: string, regels: readonly string[], inBalk: string) => {
    const balk = element.getByRole('button', { name: new RegExp(`^${inBalk}\\s*€\\s[\\d.]+`) })
    const cijfers = isSmal ? [balk] : regels.map((naam) => regel(blok, naam))
    for (const cijfer of cijfers) await expect(cijfer).toBeInViewport({ ratio: 1 })
    await beeld(stap)
  }

  await stap1(rekenhulp)
  await inBeeld(1, MAXIMAAL, ['Maximale hypotheek'], 'Maximale hypotheek')
  await klik('Ga verder')
  await stap2(rekenhulp)
  const inBalk = (cijfer: string) => (komtTekort ? 'Extra eigen inleg nodig' : cijfer)
  await inBeeld(2, BENODIGD, ['Hypotheekbedrag'], inBalk('Hypotheekbedrag'))
  await klik('Ga verder')
  await kiesUit('Hoe lang wil je je rente vastzetten?', /^20 jaar\b/)
  const maandlast = komtTekort ? ['Extra eigen inleg nodig'] : ['Netto maandlast', 'Bruto maandlast']
  await inBeeld(3, BENODIGD, ['Hypotheekbedrag', ...maandlast], inBalk('Netto maandlast'))
  if (!komtTekort || height < RECHTOP) return
  // The card of a home that costs too much is taller than the space above the list that was just used.
  const kop = element.getByText(/^(Je komt tekort$|Voor deze woning kom je )/)
  await kop.scrollIntoViewIfNeeded()
  await expect(kop).toBeInViewport({ ratio: 1 })
  const uitweg = element.getByRole('button', { name: /^(Vul eigen geld in|Verhoog je eigen geld|Reken met .*)$/ })
  await expect(uitweg).toBeInViewport({ ratio: 1 })
  if (!isSmal) return
  const [balk, vak] = await Promise.all([element.getByRole('complementary').boundingBox(), uitweg.boundingBox()])
  expect((vak?.y ?? 0) + (vak?.height ?? 0)).toBeLessThanOrEqual(balk?.y ?? 0)
}
