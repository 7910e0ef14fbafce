import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { toBetekenis } from '../../ui/tekst/toBetekenis'
import { woordenlijst, type Woordnaam } from '../../ui/tekst/woordenlijst'
import { findWoorden } from '../../ui/vensters/woorden/findWoorden'
import { DOUBLED_WORD } from '../support/doubledWord'
import { ROOT } from '../support/root'
import { alleRegels, schermregels } from './teksten/alleRegels'

/**
 * Snapshot of every text: screens, loader, service and command. After an intended change, run `npm run unit --
 * tests/architecture/teksten.test.ts --update` and review the diff.
 */
it('every text on screen, in the service and in the command matches the snapshot', async () => {
  await expect(`${alleRegels.join('\n')}\n`).toMatchFileSnapshot('teksten/teksten.txt')
})

it('no text in the snapshot contains undefined, NaN or code instead of an example value', () => {
  expect(alleRegels.filter((regel) => /undefined|NaN|\[object|=>/.test(tekstVan(regel)))).toEqual([])
})

/** Matches the snapshot lines with a text that the specification prescribes word for word. */
const GEGEVEN = /^(renteTekst\.letOp|meldingen\.overigPartner)\b/

/** Returns the text of a snapshot line, without its key. */
const tekstVan = (regel: string): string => regel.slice(regel.indexOf(': ') + 2).replaceAll(String.raw`\u00A0`, ' ')

const eigen = schermregels.filter((regel) => !GEGEVEN.test(regel))

const zinnenIn = (tekst: string): readonly string[] => tekst.split(/(?<=[!.?])\s+(?=[A-Z‘])/)
const woordenIn = (zin: string): readonly string[] => zin.split(' ').filter((woord) => /[\p{L}\d]/u.test(woord))

const zinnen = eigen.flatMap((regel) => zinnenIn(tekstVan(regel))).filter((zin) => /[!.?]$/.test(zin))

it('a sentence on screen that is not prescribed has at most 20 words, and 12 on average', () => {
  expect(zinnen.filter((zin) => woordenIn(zin).length > 20)).toEqual([])
  const woorden = zinnen.reduce((som, zin) => som + woordenIn(zin).length, 0)
  expect(zinnen.length).toBeGreaterThan(100)
  expect(woorden / zinnen.length).toBeLessThanOrEqual(12)
})

it.each(DOUBLED_WORD)('no text on screen matches %s, because the screens use %s', (mijd) => {
  expect(eigen.filter((regel) => mijd.test(tekstVan(regel)))).toEqual([])
})

const namen = Object.keys(woordenlijst) as readonly Woordnaam[]

/** Returns the source of a pattern that matches any of these words; `woorden` separates the words by spaces. */
const eenVan = (woorden: string): string => `(?:${woorden.split(' ').join('|')})`

const VAKWOORDEN = eenVan(
  'akte alimentatie annuïteit forfait garantie hypothe inleg kadaster keuring krediet notaris erfpacht leennorm ' +
    'limiet overwaarde restschuld schijf schijven studieschuld tarief taxat toets verstrekker vrijstelling',
)

/** Matches terms of the mortgage trade: words with a root in `VAKWOORDEN`, and abbreviations. */
const VAKTAAL = new RegExp(String.raw`\p{L}*${VAKWOORDEN}\p{L}*|\b${eenVan('AFM AOW BKR DUO EP NHG WOZ')}\b`, 'giu')

/** Matches words of 15 letters or more. Such a word counts as hard, unless it is in `GEWOON_WOORDEN`. */
const LANG = /\p{L}{15,}/gu

/** Words that every visitor knows, although they are long or contain a root in `VAKWOORDEN`. */
const GEWOON_WOORDEN = eenVan(
  'hypothecair krediet creditcard hypotheekorientatie hypotheekaanvraag hypotheekberekening hypotheken koopwoning ' +
    'mijnpensioenoverzicht plaatsgevonden kinderalimentatie verbouwingskosten',
)
const GEWOON = new RegExp(`^${GEWOON_WOORDEN}$`, 'i')

/** Whether the word list explains this word, or explains a longer term in this text that contains the word. */
const isUitgelegd = (woord: string, tekst: string): boolean =>
  findWoorden(woord).length > 0 || findWoorden(tekst).length > findWoorden(tekst.replaceAll(woord, '')).length

it('every hard word on screen is explained in the word list', () => {
  const teksten = schermregels.filter((regel) => !regel.startsWith('woordenlijst.')).map(tekstVan)
  const zonder = teksten.flatMap((tekst) =>
    [...tekst.matchAll(VAKTAAL), ...tekst.matchAll(LANG)]
      .map(([woord]) => woord)
      .filter((woord) => !GEWOON.test(woord) && !isUitgelegd(woord, tekst))
      .map((woord) => `${woord}: ${tekst}`),
  )
  expect(zonder).toEqual([])
})

it.each(namen)('the word list finds %s by name and has an explanation of at most 25 words', (naam) => {
  expect(findWoorden(`Hier staat ${woordenlijst[naam].woord}.`)).toContain(naam)
  const uitleg = toBetekenis(naam, undefined)
  expect(uitleg).toMatch(/^[A-Z].*\.$/)
  expect(uitleg.split(' ').length).toBeLessThanOrEqual(25)
})

/**
 * Dialogs without a button to the word list: the dialog of the list itself, the income dialog, which explains its only
 * hard word, and the dialogs without hard words.
 */
const ZONDER_WOORDEN = [
  'vensters/bewaren/bewaren.tsx',
  'vensters/hulp/JaarinkomenDialog.tsx',
  'vensters/woorden/woorden.tsx',
]

it('every dialog links to the word list, except those in ZONDER_WOORDEN', () => {
  const bron = (bestand: string): string => readFileSync(join(ROOT, 'ui', bestand), 'utf8')
  const dialogen = readdirSync(join(ROOT, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((bestand) => bestand.endsWith('.tsx') && /<Dialog\s/.test(bron(bestand)))
    .map((bestand) => bestand.replaceAll('\\', '/'))
  expect(dialogen.length).toBeGreaterThan(9)
  const zonder = dialogen.filter((bestand) => !/\bmetWoorden\b/.test(bron(bestand)))
  expect(zonder.toSorted()).toEqual(ZONDER_WOORDEN)
})
