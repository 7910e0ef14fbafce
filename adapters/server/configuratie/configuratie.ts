import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { NORMJAREN, toMeldingen, type Normjaar } from '../../../domain'
import { eenVan, geheel, instelling } from './instelling'

/** The shortest key that is worth signing with. */
const KORTSTE_SLEUTEL = 32

const origins = instelling<readonly string[]>({
  naam: 'Origins',
  verwacht: 'verwacht origins zoals https://www.voorbeeld.nl, met komma’s ertussen',
  standaard: [],
  lees: (tekst) => {
    const lijst = tekst.split(',').map((origin) => origin.trim())
    return lijst.every(isOrigin) ? lijst : undefined
  },
})

const isOrigin = (tekst: string): boolean =>
  /^https?:/.test(tekst) && URL.canParse(tekst) && new URL(tekst).origin === tekst

const sleutel = instelling<string | undefined>({
  naam: 'Sleutel',
  verwacht: `verwacht ten minste ${KORTSTE_SLEUTEL} tekens`,
  standaard: undefined,
  lees: (tekst) => (tekst.trim().length >= KORTSTE_SLEUTEL ? tekst : undefined),
})

const vrijeTekst = <T extends string | undefined>(naam: string, standaard: T): t.Type<string | T, unknown> =>
  instelling<string | T>({ naam, verwacht: 'verwacht een tekst', standaard, lees: (tekst) => tekst })

const normjaar = instelling<Normjaar>({
  naam: 'Normjaar',
  verwacht: `verwacht een van ${NORMJAREN.join(', ')}`,
  standaard: 2025,
  lees: (tekst) => NORMJAREN.find((jaar) => String(jaar) === tekst),
})

/** What the environment decides, and what holds when it does not. */
const omgevingCodec = t.type({
  /** The port to listen on; 0 leaves the choice to the machine. Without it: the first free one from 4173. */
  PORT: geheel('Port', 0, 65_535, undefined),
  /** How long a stopping copy goes on answering while it says that it stops, in seconds. */
  DRAIN: geheel('Drain', 0, 300, 1),
  /** Whether the host pages are served, which are there to try the element on; the element itself always is. */
  PAGINAS: eenVan('Paginas', ['aan', 'uit'] as const, 'aan'),
  /** The address to listen on; `0.0.0.0` is every address of the machine. */
  HOST: vrijeTekst('Host', 'localhost'),
  NORMJAAR: normjaar,
  /** A file with rates per brand: `{ "MY": { "120": 3.75 }, "FL": {} }`. Without it: the example rates. */
  RENTETARIEVEN_FILE: vrijeTekst('File', undefined),
  /** Whether rates below 0.1 or above 20 percent in that file are meant: mostly they are slips. */
  ONGEWONE_RENTES: eenVan('OngewoneRentes', ['ja', 'nee'] as const, 'nee'),
  /** Web sites elsewhere whose pages may call the service, with commas between. */
  ALLOWED_ORIGINS: origins,
  /** Signs the anti-forgery tokens; the same for every copy. Without it: a key that is gone at the end. */
  ANTI_FORGERY_KEY: sleutel,
  /** How many calls one address may make in a minute, per copy. */
  RATE_LIMIT: geheel('RateLimit', 1, 1_000_000, 600),
  /** How many proxies stand in front, so that the address of the caller is theirs to tell. */
  TRUST_PROXY: geheel('TrustProxy', 0, 10, 0),
  LOG_LEVEL: eenVan('LogLevel', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const, 'info'),
})

export type Configuratie = t.TypeOf<typeof omgevingCodec>

/** Reads the configuration from the environment, or says of each setting what is wrong with it. */
export const leesConfiguratie = (
  omgeving: Readonly<Record<string, string | undefined>>,
): either.Either<readonly string[], Configuratie> =>
  fp.pipe(omgevingCodec.decode(omgeving), either.mapLeft(toMeldingen))
