import { parseArgs } from 'node:util'
import { either, function as fp } from 'fp-ts'

export type Command = { readonly soort: 'uitleg' } | { readonly soort: 'integriteit'; readonly basis: string }

export const HELP = `Gebruik: hypotheek-orientatie integriteit --basis <adres>

Geeft HTML voor een pagina die de rekenhulp van een ander adres laadt, zoals een CDN:
een import map met de hash van elk bestand, en het script. Zet de import map voor het
eerste module-script van de pagina. De hashes horen bij deze versie van het pakket.

  --basis <adres>  de map met hypotheek-orientatie.js: een adres dat begint met
                   https://, of een pad op de site van de pagina dat begint met /
  -h, --help       deze uitleg

Eindigt met 0 als de HTML er staat, met 2 bij een verkeerde opdracht, en met 3 als het
lezen van de hashes of het schrijven niet lukt.
`

const OPTIONS = {
  basis: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const parse = (words: readonly string[]) => parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })

const toMelding = (cause: unknown): string => {
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(String(cause))?.[1] ?? ''
  return option === '--basis' ? '--basis: het adres ontbreekt' : `${option}: onbekende optie`
}

/** Any origin. It is removed again from the address of a path. */
const ORIGIN = 'https://pagina.invalid'

/** Returns a folder's address with a slash at the end, in the form of a URL; undefined for any other text. */
const toFolder = (text: string): string | undefined => {
  const isPath = /^\/(?![/\\])/.test(text)
  if (!isPath && !/^https?:\/\//.test(text)) return undefined
  if (!URL.canParse(text, ORIGIN)) return undefined
  const { href, hash, search, username } = new URL(text.replace(/\/?$/, '/'), ORIGIN)
  if (hash !== '' || search !== '' || username !== '') return undefined
  return isPath ? href.slice(ORIGIN.length) : href
}

const toCommand = ({ values, positionals }: ReturnType<typeof parse>): either.Either<string, Command> => {
  if (values.help) return either.right({ soort: 'uitleg' })
  if (positionals.length !== 1 || positionals[0] !== 'integriteit')
    return either.left(`verwacht de opdracht integriteit, niet ${positionals.join(' ') || 'niets'}`)
  const basis = toFolder(values.basis ?? '')
  return basis === undefined
    ? either.left('--basis: verwacht het adres van een map, zoals https://cdn.example.com/hypotheek/')
    : either.right({ soort: 'integriteit', basis })
}

/** Returns the command for the arguments after the program name, or a Dutch sentence when the arguments are invalid. */
export const readArguments = (words: readonly string[]): either.Either<string, Command> =>
  fp.pipe(
    either.tryCatch(() => parse(words), toMelding),
    either.flatMap(toCommand),
  )
