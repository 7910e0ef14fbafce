import { afterAll, beforeAll, expect, it } from 'vitest'

import { toAntwoord } from '../../domain'
import { formatGedeeld } from '../../domain/orientatie'
import { serveElsewhere } from '../browser/host/otherSite'
import { startServer } from '../support/process'
import { luisterNaar, type Luisteraar } from './luisteraar'

const INKOMEN = /^Bruto jaarinkomen entry/
const PRIJS = /^Vraagprijs van de woning entry/
const EIGEN_GELD = /^Eigen geld optioneel entry/
const VERDER = /^Ga verder push button/
const HERBEREKEND = /^Er heeft een herberekening plaatsgevonden\.$/

const pagina = (adres: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Gast</title>
  <script type="module" src="${adres}/element/hypotheek-orientatie.js"></script></head><body><main><h1>Hypotheek</h1>
  <hypotheek-orientatie label-code="MY" laden="direct" normjaar="2025"></hypotheek-orientatie></main></body></html>`

let server: Awaited<ReturnType<typeof startServer>>
let site: Awaited<ReturnType<typeof serveElsewhere>>
beforeAll(async () => {
  server = await startServer()
  site = await serveElsewhere({ '/': pagina(server.address) })
})
afterAll(async () => {
  site.close()
  await server.stop()
})

const opPagina = async (pad: string, reis: (luisteraar: Luisteraar) => Promise<void>): Promise<void> => {
  const luisteraar = await luisterNaar(`${site.address}/${pad}`)
  try {
    await reis(luisteraar)
  } finally {
    await luisteraar.sluit()
  }
}

type Gehoord = readonly string[]

const keren = (gehoord: Gehoord, tekst: RegExp): number => gehoord.filter((deel) => tekst.test(deel)).length

/** Returns what was heard from the first piece that matches. */
const naar = (gehoord: Gehoord, tekst: RegExp): Gehoord => gehoord.slice(gehoord.findIndex((deel) => tekst.test(deel)))

/** Expects that the screen reader said `eerst`, and did not say `dan` before it. */
const expectVoor = (gehoord: Gehoord, eerst: RegExp, dan: RegExp): void => {
  const [plek, later] = [eerst, dan].map((tekst) => gehoord.findIndex((deel) => tekst.test(deel)))
  expect(plek, gehoord.join(' | ')).toBeGreaterThanOrEqual(0)
  expect(later, gehoord.join(' | ')).toBeGreaterThan(plek ?? 0)
}

/** Expects that each of these was heard once, in this order. */
const expectEenmaal = (gehoord: Gehoord, ...teksten: readonly RegExp[]): void => {
  for (const tekst of teksten) expect(keren(gehoord, tekst), `${String(tekst)} in ${gehoord.join(' | ')}`).toBe(1)
  const plekken = teksten.map((tekst) => gehoord.findIndex((deel) => tekst.test(deel)))
  expect(plekken).toEqual(plekken.toSorted((een, ander) => een - ander))
}

/** Goes to step 3 for a home of 300.000 by keyboard alone. Returns what is heard on arrival. */
const naarStap3 = async ({ tabTot, toets, typ }: Luisteraar, eigenGeld: string): Promise<Gehoord> => {
  await tabTot(INKOMEN)
  await typ('60000')
  await tabTot(VERDER)
  expectEenmaal(await toets('Return'), /^Benodigde hypotheek heading level 2/)
  await tabTot(PRIJS)
  await typ('300000')
  await tabTot(EIGEN_GELD)
  await typ(eigenGeld)
  await tabTot(VERDER)
  return toets('Return')
}

/**
 * Opens and closes a dialog by key. Returns what is heard on opening, and expects to hear the button again after
 * closing.
 */
const open = async ({ tabTot, toets }: Luisteraar, knop: RegExp): Promise<Gehoord> => {
  await tabTot(knop)
  const gehoord = await toets('Return')
  expectEenmaal(await toets('Escape'), knop)
  return gehoord
}

it('Orca says each question once and before its explanation, and announces the effect of an answer', () =>
  opPagina('', async ({ aankomst, tabTot, typ, toets }) => {
    expectEenmaal(
      aankomst,
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
    expectVoor(naar(aankomst, /^Ga je binnen 10 jaar met pensioen\?$/), /^Ga uit van je AOW-leeftijd/, /^Ja$/)
    expectEenmaal(
      await tabTot(INKOMEN),
      /^Koop je alleen of samen\? panel/,
      /^Uitleg bij Koop je alleen of samen/,
      /^region Jouw inkomen/,
      /^Wat voor inkomen heb je\? panel/,
      /^Uitleg bij Wat voor inkomen heb je/,
      INKOMEN,
    )
    await typ('60000')
    expectEenmaal(await toets('Tab'), /^Uitleg bij Bruto jaarinkomen/, HERBEREKEND)
  }))

it('Orca announces on step 3 that the loan is enough, how an amount is made up, and another period', () =>
  opPagina('', async (luisteraar) => {
    const netto = /^Je kan genoeg lenen voor deze woning\. Je betaalt netto € \d+ per maand\./
    expectEenmaal(await naarStap3(luisteraar, '100000'), /^Rentevaste periode heading level 2/, netto)
    expectEenmaal(
      await open(luisteraar, /^Hoe komen we aan dit bedrag\? Netto maandlast: € \d+ push button/),
      /^Hoe komen we aan dit bedrag\? Netto maandlast: € \d+ Je leent € 208\.986 in 30 jaar, .* Netto betaal je € \d+ per maand/,
    )
    const { tabTot, toets } = luisteraar
    const vraag = await tabTot(/^Hoe lang wil je je rente vastzetten\? combo box/)
    expectEenmaal(vraag, /^Hoe lang wil je je rente vastzetten\? combo box/, /^10 jaar\.$/)
    expectEenmaal(await toets('Down'), /^10 jaar , Rente 3,80%/)
    expectEenmaal(await toets('Down'), /^15 jaar , Rente 4,10%/)
    expectEenmaal(await toets('Return'), /^15 jaar\.$/, HERBEREKEND, netto)
  }))

it('Orca says on step 3 how large the shortage is, and which changes remove it', () =>
  opPagina('', async (luisteraar) => {
    expectEenmaal(
      await naarStap3(luisteraar, '20000'),
      /^Rentevaste periode heading level 2/,
      /^Je komt € 20\.058 tekort\.$/,
    )
    expectEenmaal(
      await open(luisteraar, /^Wat moet er veranderen\? push button/),
      /^Wat moet er veranderen\? Je mist nog € 20\.058\. Elk van deze wijzigingen is op zichzelf genoeg\./,
    )
  }))

it('Orca announces a shared calculation on arrival, and its last step when it is opened', () => {
  const gedeeld = formatGedeeld({
    labelCode: 'MY',
    normjaar: 2025,
    datum: '2025-06-01',
    antwoorden: [
      toAntwoord('eigen.inkomen', 60_000),
      toAntwoord('vraagprijsWoning', 300_000),
      toAntwoord('eigenGeld', 100_000),
    ],
  })
  return opPagina(`#hypotheekberekening=${gedeeld}`, async ({ aankomst, tabTot, toets }) => {
    expectEenmaal(aankomst, /^Iemand heeft deze berekening met je gedeeld\./)
    await tabTot(/^Bekijk deze berekening/)
    expectEenmaal(await toets('Return'), /^Rentevaste periode heading level 2/, /^Je kan genoeg lenen voor deze woning/)
  })
})
