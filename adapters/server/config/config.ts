import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { NORMJAREN, toMeldingen, type Normjaar } from '../../../domain'
import { integer, oneOf, setting } from './setting'

/** The host and port that a server listens on. */
interface Address {
  readonly host: string
  readonly port: number
}

/** The minimum length of a signing key or a machine token, in characters. */
const SHORTEST_KEY = 32

/** Reads a comma-separated list in which every item is valid. */
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

/** The settings of the server. An environment variable can set each of them; each has a default. */
const environmentCodec = t.type({
  /** The port to listen on; 0 picks any free port. Without it: the first free port from 4173. */
  PORT: integer('Port', 0, 65_535, undefined),
  /** How long a stopping copy still answers calls while `/ready` reports that it stops, in seconds. */
  DRAIN: integer('Drain', 0, 300, 1),
  /** Whether the host pages for trying the element are served. The element itself is always served. */
  PAGINAS: oneOf('Paginas', ['aan', 'uit'] as const, 'aan'),
  /** The address to listen on; `0.0.0.0` means every address of the machine. */
  HOST: freeText('Host', 'localhost'),
  NORMJAAR: normjaar,
  /** A file with rates per brand: `{ "MY": { "120": 3.75 }, "FL": {} }`. Without it: the example rates. */
  RENTETARIEVEN_FILE: freeText('File', undefined),
  /** Whether rates below 0.1 or above 20 percent in that file are intended. Usually they are typing errors. */
  ONGEWONE_RENTES: oneOf('OngewoneRentes', ['ja', 'nee'] as const, 'nee'),
  /** The origins of other web sites whose pages may call the service, separated by commas. */
  ALLOWED_ORIGINS: listOf('Origins', 'verwacht origins zoals https://www.voorbeeld.nl', isOrigin),
  /** The key that signs anti-forgery tokens; the same for every copy. Without it: a random key for this process. */
  ANTI_FORGERY_KEY: key,
  /** Whether pages reach the server over https. If so, their cookie is sent over https only. */
  HTTPS: oneOf('Https', ['ja', 'nee'] as const, 'nee'),
  /** The tokens of machines that call the service without a page, separated by commas. */
  MACHINE_TOKENS: listOf('Tokens', `verwacht tokens van ten minste ${SHORTEST_KEY} tekens`, isLongEnough),
  /** Where to report a security problem: `mailto:`, `https:` or `tel:` addresses, separated by commas. */
  SECURITY_CONTACT: listOf('Contacts', 'verwacht adressen zoals mailto:security@voorbeeld.nl', isContact),
  /** How many calls one address may make per minute: per copy, or over all copies with `REDIS_URL`. */
  RATE_LIMIT: integer('RateLimit', 1, 1_000_000, 600),
  /** The Redis in which the copies count calls together. */
  REDIS_URL: redis,
  /** The separate address that serves the metrics, such as `localhost:9464` or `[::]:9464`. Without it: no metrics. */
  METRICS_ADDRESS: address,
  /** The number of trusted proxies in front of the server; they report the address of the caller. */
  TRUST_PROXY: integer('TrustProxy', 0, 10, 0),
  LOG_LEVEL: oneOf('LogLevel', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const, 'info'),
})

/** The names of all settings, which are environment variables. */
export const SETTINGS: readonly string[] = Object.keys(environmentCodec.props)

export type Config = t.TypeOf<typeof environmentCodec>

/** Reads the configuration from environment variables, or returns one message for each invalid setting. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): either.Either<readonly string[], Config> =>
  fp.pipe(environmentCodec.decode(environment), either.mapLeft(toMeldingen))
