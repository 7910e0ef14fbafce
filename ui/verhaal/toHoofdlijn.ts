import type { Verhaal, Verhaalstap } from './verhaal'

const stapRegels = ({ zinnen, formule = '', vindplaats }: Verhaalstap): readonly string[] => [
  `- ${zinnen.join(' ')}`,
  ...[formule, vindplaats.zinnen[0] ?? ''].filter((line) => line !== '').map((line) => `  ${line}`),
]

/** A story as plain text in short: each step with its formula and the article it stands in, without its inputs. */
export const toHoofdlijn = ({ hoofdstukken }: Verhaal): string =>
  hoofdstukken
    .map(({ titel, stappen }) => [titel, ...stappen.flatMap(stapRegels)].join('\n'))
    .join('\n\n')
    .replaceAll('\u00A0', ' ')
