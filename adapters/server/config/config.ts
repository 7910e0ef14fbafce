import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { NORMJAREN, type Normjaar } from '../../../domain'
import { toMeldingen } from '../../../domain/codec'
import { integer, oneOf, setting } from './setting'

interface Address {
  readonly host: string
  readonly port: number
}

/** The minimum length of a signing key or a machine token, in characters. Surrounding spaces do not count. */
const SHORTEST_KEY = 32

/** Creates the codec of a comma-separated list. `isOne` checks each item; one invalid item makes the list invalid. */
const listOf = (name: string, expected: string, isOne: (text: string) => boolean): t.Type<readonly string[]> =>
  setting<readonly string[]>({
    name,
    expected: `${expected}, met komma’s ertussen`,
    fallback: [],
    read: (text) => {
      const list = text.split(',').map((one) => one.trim())
      return list.every(isOne) ? list : undefined
    },
  })

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

const isContact = (text: string): boolean => /^(?:mailto|https|tel):\S+$/.test(text) && URL.canParse(text)

const isLongEnough = (text: string): boolean => text.trim().length >= SHORTEST_KEY

const redis = setting<string | undefined>({
  name: 'Redis',
  expected: 'verwacht een adres zoals redis://localhost:6379',
  fallback: undefined,
  read: (text) => (/^rediss?:\/\/./.test(text) && URL.canParse(text) ? text : undefined),
})

const key = setting<string | undefined>({
  name: 'Sleutel',
  expected: `verwacht ten minste ${SHORTEST_KEY} tekens`,
  fallback: undefined,
  read: (text) => (isLongEnough(text) ? text : undefined),
})

const ADDRESS = /^(?:([\w.-]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i

const address = setting<Address | undefined>({
  name: 'Address',
  expected: 'verwacht een adres met een poort, zoals localhost:9464 of [::1]:9464',
  fallback: undefined,
  read: (text) => {
    const [, name, ipv6, port = ''] = ADDRESS.exec(text) ?? []
    const host = name ?? ipv6
    return host !== undefined && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined
  },
})

const freeText = <T extends string | undefined>(name: string, fallback: T): t.Type<string | T> =>
  setting<string | T>({ name, expected: 'verwacht een tekst', fallback, read: (text) => text })

const normjaar = setting<Normjaar>({
  name: 'Normjaar',
  expected: `verwacht een van ${NORMJAREN.join(', ')}`,
  fallback: 2025,
  read: (text) => NORMJAREN.find((jaar) => String(jaar) === text),
})

/** The configuration of the server, by environment variable. An absent or empty variable gets its default. */
export interface Config {
  /** The port to listen on; 0 means any free port. Undefined: the first free port from 4173 to 4192. */
  readonly PORT: number | undefined
  /** The time, 0 to 300 seconds, that a stopping server still accepts calls while `/ready` answers 503. Default: 1. */
  readonly DRAIN: number
  /** Whether the server serves the example pages: `aan` (default) or `uit`. It always serves the element itself. */
  readonly PAGINAS: 'aan' | 'uit'
  /** The host name or IP address to listen on. Default: `localhost`. `0.0.0.0` is every IPv4 address. */
  readonly HOST: string
  /** The year of the norms. Default: 2025. */
  readonly NORMJAAR: Normjaar
  /** The path of a JSON file: a rate (percent a year) per brand and period (months). Undefined: example rates. */
  readonly RENTETARIEVEN_FILE: string | undefined
  /** Whether the rates in the file are examples, which nobody offers: `ja`, or `nee` (default). Answers say so. */
  readonly VOORBEELDRENTES: 'ja' | 'nee'
  /** Whether rates below 0.1 or above 20 percent are intended: `ja`, or `nee` (default) to refuse such rates. */
  readonly ONGEWONE_RENTES: 'ja' | 'nee'
  /** The origins of other websites whose pages may call the API, separated by commas. Default: none. */
  readonly ALLOWED_ORIGINS: readonly string[]
  /** The key that signs anti-forgery tokens, which must be the same in every copy. Undefined: a random key. */
  readonly ANTI_FORGERY_KEY: string | undefined
  /** The key before `ANTI_FORGERY_KEY`: cookies that it signed count too. Undefined: no other key counts. */
  readonly ANTI_FORGERY_KEY_BEFORE: string | undefined
  /** Whether pages reach the server over https: `ja` to send the cookie over https only, or `nee` (default). */
  readonly HTTPS: 'ja' | 'nee'
  /** The bearer tokens of programs that call the API without a page, separated by commas. Default: none. */
  readonly MACHINE_TOKENS: readonly string[]
  /** The contacts in `security.txt`, as `mailto:`, `https:` or `tel:` URLs. Default: none, and no `security.txt`. */
  readonly SECURITY_CONTACT: readonly string[]
  /** The maximum number of API calls a minute per caller, 1 to 1000000 (default 600); with Redis, over all copies. */
  readonly RATE_LIMIT: number
  /** The URL of the Redis in which all copies count calls together. Undefined: each copy counts its own calls. */
  readonly REDIS_URL: string | undefined
  /** The separate address that serves the metrics, such as `localhost:9464` or `[::]:9464`. Undefined: no metrics. */
  readonly METRICS_ADDRESS: Address | undefined
  /** The number of trusted proxies in front of the server, 0 (default) to 10. Each must set `X-Forwarded-For`. */
  readonly TRUST_PROXY: number
  /** The lowest level of the lines that the server logs. Default: `info`. */
  readonly LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

const settings: { readonly [Name in keyof Config]: t.Type<Config[Name]> } = {
  PORT: integer('Port', 0, 65_535, undefined),
  DRAIN: integer('Drain', 0, 300, 1),
  PAGINAS: oneOf('Paginas', ['aan', 'uit'] as const, 'aan'),
  HOST: freeText('Host', 'localhost'),
  NORMJAAR: normjaar,
  RENTETARIEVEN_FILE: freeText('File', undefined),
  VOORBEELDRENTES: oneOf('Voorbeeldrentes', ['ja', 'nee'] as const, 'nee'),
  ONGEWONE_RENTES: oneOf('OngewoneRentes', ['ja', 'nee'] as const, 'nee'),
  ALLOWED_ORIGINS: listOf('Origins', 'verwacht origins zoals https://www.voorbeeld.nl', isOrigin),
  ANTI_FORGERY_KEY: key,
  ANTI_FORGERY_KEY_BEFORE: key,
  HTTPS: oneOf('Https', ['ja', 'nee'] as const, 'nee'),
  MACHINE_TOKENS: listOf('Tokens', `verwacht tokens van ten minste ${SHORTEST_KEY} tekens`, isLongEnough),
  SECURITY_CONTACT: listOf('Contacts', 'verwacht adressen zoals mailto:security@voorbeeld.nl', isContact),
  RATE_LIMIT: integer('RateLimit', 1, 1_000_000, 600),
  REDIS_URL: redis,
  METRICS_ADDRESS: address,
  TRUST_PROXY: integer('TrustProxy', 0, 10, 0),
  LOG_LEVEL: oneOf('LogLevel', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const, 'info'),
}

/** The names of the environment variables that configure the server. */
export const SETTINGS: readonly string[] = Object.keys(settings)

/** Returns the configuration that environment variables contain, or a Dutch message for each invalid variable. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): either.Either<readonly string[], Config> =>
  fp.pipe(t.type(settings).decode(environment), either.mapLeft(toMeldingen))
