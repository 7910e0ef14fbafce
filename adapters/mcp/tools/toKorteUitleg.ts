import type { toVerhaal, Verhaalstap } from '../../../ui/zinnen'

type Verhaal = ReturnType<typeof toVerhaal>

/** The regulations that these steps stand in, each article once. */
const regelingenVan = (stappen: readonly Verhaalstap[]): readonly string[] => [
  ...new Set(stappen.flatMap(({ vindplaats: { zinnen, link } }) => (link === undefined ? [] : zinnen.slice(0, 1)))),
]

/** A story in short: what it comes down to, then each part with its steps in sentences, then where all those stand. */
export const toKorteUitleg = ({ kern, hoofdstukken }: Verhaal): string =>
  [
    kern,
    ...hoofdstukken.map(({ titel, stappen }) => [titel, ...stappen.map(({ zinnen }) => `- ${zinnen.join(' ')}`)]),
    regelingenVan(hoofdstukken.flatMap(({ stappen }) => stappen)),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
