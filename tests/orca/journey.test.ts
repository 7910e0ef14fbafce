import { afterAll, beforeAll, expect, it } from 'vitest'

import { toAntwoord } from '../../domain'
import { formatGedeeld } from '../../domain/orientatie'
import { serveElsewhere } from '../browser/host/otherSite'
import { startServer } from '../support/process'
import { listenTo, type Listener } from './listener'

const INKOMEN = /^Bruto jaarinkomen entry/
const PRICE = /^Vraagprijs van de woning entry/
const OWN_MONEY = /^Eigen geld optioneel entry/
const NEXT = /^Ga verder push button/
const HERBEREKEND = /^Er heeft een herberekening plaatsgevonden\.$/

const pageAt = (address: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Gast</title>
  <script type="module" src="${address}/element/hypotheek-orientatie.js"></script></head><body><main><h1>Hypotheek</h1>
  <hypotheek-orientatie label-code="MY" laden="direct" normjaar="2025"></hypotheek-orientatie></main></body></html>`

let server: Awaited<ReturnType<typeof startServer>>
let site: Awaited<ReturnType<typeof serveElsewhere>>
beforeAll(async () => {
  server = await startServer()
  site = await serveElsewhere({ '/': pageAt(server.address) })
})
afterAll(async () => {
  site.close()
  await server.stop()
})

const onPage = async (path: string, journey: (listener: Listener) => Promise<void>): Promise<void> => {
  const listener = await listenTo(`${site.address}/${path}`)
  try {
    await journey(listener)
  } finally {
    await listener.close()
  }
}

type Heard = readonly string[]

const countOf = (heard: Heard, text: RegExp): number => heard.filter((piece) => text.test(piece)).length

/** Returns the heard texts from the first match on; only the last text when none matches. */
const from = (heard: Heard, text: RegExp): Heard => heard.slice(heard.findIndex((piece) => text.test(piece)))

/** Expects that the screen reader said `first`, and `second` only after it. */
const expectBefore = (heard: Heard, first: RegExp, second: RegExp): void => {
  const [place, later] = [first, second].map((text) => heard.findIndex((piece) => text.test(piece)))
  expect(place, heard.join(' | ')).toBeGreaterThanOrEqual(0)
  expect(later, heard.join(' | ')).toBeGreaterThan(place ?? 0)
}

/** Expects that each of these texts was heard exactly once, and that the texts were heard in this order. */
const expectOnce = (heard: Heard, ...texts: readonly RegExp[]): void => {
  for (const text of texts) expect(countOf(heard, text), `${String(text)} in ${heard.join(' | ')}`).toBe(1)
  const places = texts.map((text) => heard.findIndex((piece) => text.test(piece)))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
}

/** Goes to step 3 for a home of 300.000 euro by keyboard alone. Returns the texts that are heard when step 3 opens. */
const toStep3 = async ({ tabTo, press, type }: Listener, eigenGeld: string): Promise<Heard> => {
  await tabTo(INKOMEN)
  await type('60000')
  await tabTo(NEXT)
  expectOnce(await press('Return'), /^Benodigde hypotheek heading level 2/)
  await tabTo(PRICE)
  await type('300000')
  await tabTo(OWN_MONEY)
  await type(eigenGeld)
  await tabTo(NEXT)
  return press('Return')
}

/** Opens a dialog and expects to hear the button after Escape closes the dialog. Returns the texts heard on opening. */
const open = async ({ tabTo, press }: Listener, button: RegExp): Promise<Heard> => {
  await tabTo(button)
  const heard = await press('Return')
  expectOnce(await press('Escape'), button)
  return heard
}

it('Orca says each question of step 1 once, before its explanation, and announces a recalculation', () =>
  onPage('', async ({ arrival, tabTo, type, press }) => {
    expectOnce(
      arrival,
      /^Koop je alleen of samen\?$/,
      /^Alleen$/,
      /^Samen$/,
      /^Uitleg bij Koop je alleen of samen/,
      /^Jouw inkomen$/,
      /^Wat voor inkomen heb je\?$/,
      /^Vast dienstverband$/,
      /^Overig$/,
      /^Uitleg bij Wat voor inkomen heb je/,
      /^Bruto jaarinkomen$/,
      /^Tel vakantiegeld en een vaste dertiende maand mee/,
      /^Ga je binnen 10 jaar met pensioen\?$/,
      /^Ga uit van je AOW-leeftijd/,
    )
    expectBefore(from(arrival, /^Ga je binnen 10 jaar met pensioen\?$/), /^Ga uit van je AOW-leeftijd/, /^Ja$/)
    expectOnce(
      await tabTo(INKOMEN),
      /^Koop je alleen of samen\? panel/,
      /^Uitleg bij Koop je alleen of samen/,
      /^region Jouw inkomen/,
      /^Wat voor inkomen heb je\? panel/,
      /^Uitleg bij Wat voor inkomen heb je/,
      INKOMEN,
    )
    await type('60000')
    expectOnce(await press('Tab'), /^Uitleg bij Bruto jaarinkomen/, HERBEREKEND)
  }))

it('on step 3 Orca announces that the loan is enough, the explanation of a figure, and a chosen period', () =>
  onPage('', async (listener) => {
    const netto =
      /^(?:Stap 3 van 3: Rentevaste periode\. )?Je kan genoeg lenen voor deze woning\. Je betaalt netto €\s\d+ per maand\./
    expectOnce(await toStep3(listener, '100000'), /^Je uitkomst heading level 2/, netto)
    const title = 'Hoe komen we aan dit bedrag\\? Netto maandlast: €\\s\\d+'
    expectOnce(
      await open(listener, new RegExp(`^${title} push button`)),
      new RegExp(`^${title} Je leent €\\s208\\.986 in 30 jaar, .* Netto betaal je €\\s\\d+ per maand`),
    )
    const { tabTo, press } = listener
    const question = await tabTo(/^Hoe lang wil je je rente vastzetten\? combo box/)
    expectOnce(question, /^Hoe lang wil je je rente vastzetten\? combo box/, /^10 jaar\.$/)
    expectOnce(await press('Down'), /^10 jaar , Rente 3,80%/)
    expectOnce(await press('Down'), /^15 jaar , Rente 4,10%/)
    expectOnce(await press('Return'), /^15 jaar\.$/, HERBEREKEND, netto)
  }))

it('Orca says the shortage on step 3 and when *Wat moet er veranderen?* opens', () =>
  onPage('', async (listener) => {
    expectOnce(
      await toStep3(listener, '20000'),
      /^Je uitkomst heading level 2/,
      /^Stap 3 van 3: Rentevaste periode\. Je komt €\s20\.058 tekort\.$/,
    )
    expectOnce(
      await open(listener, /^Wat moet er veranderen\? push button/),
      /^Wat moet er veranderen\? Je komt €\s20\.058 tekort\. Elk van deze wijzigingen is op zichzelf genoeg\./,
    )
  }))

it('Orca announces a shared calculation on arrival, and *Je uitkomst* once it is opened', () => {
  const shared = formatGedeeld({
    labelCode: 'MY',
    normjaar: 2025,
    datum: '2025-06-01',
    antwoorden: [
      toAntwoord('eigen.inkomen', 60_000),
      toAntwoord('vraagprijsWoning', 300_000),
      toAntwoord('eigenGeld', 100_000),
    ],
  })
  return onPage(`#hypotheekberekening=${shared}`, async ({ arrival, tabTo, press }) => {
    expectOnce(arrival, /^Iemand heeft deze berekening met je gedeeld\./)
    await tabTo(/^Bekijk deze berekening/)
    expectOnce(
      await press('Return'),
      /^Je uitkomst heading level 2/,
      /^Stap 3 van 3: Rentevaste periode\. Je kan genoeg lenen voor deze woning/,
    )
  })
})
