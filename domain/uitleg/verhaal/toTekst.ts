import type { Overzicht, Verhaal, Verhaalstap, Vindplaats } from './verhaal'
import { TELT } from './woorden'

const INSPRINGING = '   '

const vindplaatsRegel = ({ zinnen, link }: Vindplaats): string =>
  [...zinnen, ...(link === undefined ? [] : [link.url])].join(' ')

const overzichtRegels = ({ kop, vakken, zin }: Overzicht): readonly string[] => [
  `${kop}:`,
  ...vakken.map(({ naam, waarde, telt }) => `- ${naam}: ${waarde}${telt ? ` (${TELT})` : ''}`),
  ...(zin === undefined ? [] : [zin]),
]

const stapRegels = (stap: Verhaalstap): readonly string[] => {
  const { zinnen, formule, afronding, overzichten, invoer, vindplaats, keuze } = stap
  const onder = [
    ...[formule, afronding].flatMap((line) => line ?? []),
    ...overzichten.flatMap(overzichtRegels),
    ...invoer.map(
      ({ naam, waarde, vindplaats: bron }) => `- ${naam}: ${waarde}${bron ? `. ${vindplaatsRegel(bron)}` : ''}`,
    ),
    vindplaatsRegel(vindplaats),
    ...(keuze === undefined ? [] : [keuze]),
  ]
  return [zinnen.join(' '), ...onder.filter((line) => line !== '').map((line) => INSPRINGING + line)]
}

/**
 * Returns an explanation as plain text: the lines of `aanhef`, the summary, and the chapters in calculation order.
 * @example
 * const verhaal = legUit({ financieringsOpzet, grond }, 'maximaleHypotheek', 'kort')
 * toTekst(['Mijn berekening'], verhaal).split('\n', 1) // [ 'Mijn berekening' ]
 */
export const toTekst = (aanhef: readonly string[], { kern, hoofdstukken }: Verhaal): string =>
  [
    ...aanhef,
    ...kern.map(({ zin }) => zin),
    ...hoofdstukken.flatMap(({ titel, stappen }) => ['', titel.toUpperCase(), ...stappen.flatMap(stapRegels)]),
  ].join('\n')

const hoofdlijnRegels = ({ zinnen, formule = '', vindplaats }: Verhaalstap): readonly string[] => [
  `- ${zinnen.join(' ')}`,
  ...[formule, vindplaats.zinnen[0] ?? ''].filter((line) => line !== '').map((line) => `  ${line}`),
]

/**
 * Returns an explanation as short lines: the summary, then each chapter with its title and steps. A step has its
 * formula and the first sentence about its source.
 * @example
 * const verhaal = legUit({ financieringsOpzet, grond }, 'maximaleHypotheek', 'kort')
 * toHoofdlijn(verhaal)[0] // 'Van je inkomen mag 22,6% naar je hypotheek: € 1.130 per maand.'
 */
export const toHoofdlijn = ({ kern, hoofdstukken }: Verhaal): readonly string[] =>
  [
    kern.map(({ zin }) => zin),
    ...hoofdstukken.map(({ titel, stappen }) => [titel, ...stappen.flatMap(hoofdlijnRegels)]),
  ]
    .filter((lines) => lines.length > 0)
    .flatMap((lines, nummer) => [...(nummer > 0 ? [''] : []), ...lines])
