import type { Verhaal, Verhaalstap } from './verhaal'

const stapRegels = ({ zinnen, formule = '', vindplaats }: Verhaalstap): readonly string[] => [
  `- ${zinnen.join(' ')}`,
  ...[formule, vindplaats.zinnen[0] ?? ''].filter((line) => line !== '').map((line) => `  ${line}`),
]

/** A story as plain text in short: what it comes down to, then each step with its formula and its article. */
export const toHoofdlijn = ({ kern, hoofdstukken }: Verhaal): string =>
  [kern, ...hoofdstukken.map(({ titel, stappen }) => [titel, ...stappen.flatMap(stapRegels)])]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .replaceAll('\u00A0', ' ')
