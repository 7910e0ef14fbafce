import { readFileSync } from 'node:fs'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { readConfig } from '../../../adapters/server/config/config'
import { meldingZonderTarieven } from '../../../adapters/server/config/ontbrekendeTarieven'
import { NORMJAREN } from '../../../domain'
import { ROOT } from '../../support/root'

/** A key or token of the minimum length. */
const SLEUTEL = 'x'.repeat(32)

it.each([
  ['uit', undefined, true],
  ['uit', '/tarieven.json', false],
  ['aan', undefined, false],
] as const)(
  'meldingZonderTarieven with PAGINAS=%s and RENTETARIEVEN_FILE=%s refuses to start: %s',
  (PAGINAS, RENTETARIEVEN_FILE, weigert) => {
    const melding = meldingZonderTarieven({ PAGINAS, RENTETARIEVEN_FILE })
    expect(melding?.startsWith('RENTETARIEVEN_FILE: ontbreekt.') ?? false).toBe(weigert)
  },
)

describe('readConfig', () => {
  it('readConfig returns the default settings when no environment variable is set', () => {
    expect(readConfig({})).toMatchObject(
      either.right({
        PORT: undefined,
        DRAIN: 1,
        PAGINAS: 'aan',
        HOST: 'localhost',
        NORMJAAR: 2025,
        RENTETARIEVEN_FILE: undefined,
        VOORBEELDRENTES: 'nee',
        ALLOWED_ORIGINS: [],
        ANTI_FORGERY_KEY: undefined,
        HTTPS: 'nee',
        MACHINE_TOKENS: [],
        SECURITY_CONTACT: [],
        RATE_LIMIT: 600,
        REDIS_URL: undefined,
        TRUST_PROXY: 0,
        LOG_LEVEL: 'info',
      }),
    )
  })

  it('readConfig reads the settings from environment variables', () => {
    expect(
      readConfig({
        PORT: '0',
        DRAIN: '300',
        PAGINAS: 'uit',
        NORMJAAR: '2026',
        ANTI_FORGERY_KEY: 's'.repeat(32),
        ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
        LOG_LEVEL: 'warn',
      }),
    ).toMatchObject(
      either.right({
        PORT: 0,
        DRAIN: 300,
        PAGINAS: 'uit',
        NORMJAAR: 2026,
        ANTI_FORGERY_KEY: 's'.repeat(32),
        ALLOWED_ORIGINS: ['https://a.example', 'https://b.example:8443'],
        LOG_LEVEL: 'warn',
      }),
    )
  })

  const POORT = 'verwacht een geheel getal van 0 tot en met 65535'
  const ORIGINS = 'verwacht origins zoals https://www.voorbeeld.nl, met komma’s ertussen'
  const TOKENS = 'verwacht tokens van ten minste 32 tekens, met komma’s ertussen'
  const CONTACTEN = 'verwacht adressen zoals mailto:security@voorbeeld.nl, met komma’s ertussen'
  const ADRES = 'verwacht een adres met een poort, zoals localhost:9464 of [::1]:9464'

  it.each([
    ['PORT', '70000', POORT],
    ['PORT', 'http', POORT],
    ['PORT', '-1', POORT],
    ['DRAIN', '0.5', 'verwacht een geheel getal van 0 tot en met 300'],
    ['PAGINAS', 'nee', 'verwacht een van aan, uit'],
    ['NORMJAAR', '2024', `verwacht een van ${NORMJAREN.join(', ')}`],
    ['ALLOWED_ORIGINS', '*', ORIGINS],
    ['ALLOWED_ORIGINS', 'https://a.example/pad', ORIGINS],
    ['ALLOWED_ORIGINS', 'https://a.example/', ORIGINS],
    ['ALLOWED_ORIGINS', 'ftp://a.example', ORIGINS],
    ['ALLOWED_ORIGINS', 'null', ORIGINS],
    ['ANTI_FORGERY_KEY', 's'.repeat(31), 'verwacht ten minste 32 tekens'],
    ['MACHINE_TOKENS', `${'t'.repeat(32)}, te kort`, TOKENS],
    ['ANTI_FORGERY_KEY', ' '.repeat(40), 'verwacht ten minste 32 tekens'],
    ['ANTI_FORGERY_KEY', 'x'.repeat(31), 'verwacht ten minste 32 tekens'],
    ['MACHINE_TOKENS', `${SLEUTEL}, kort`, 'verwacht tokens van ten minste 32 tekens, met komma’s ertussen'],
    ['SECURITY_CONTACT', 'security@voorbeeld.nl', CONTACTEN],
    ['SECURITY_CONTACT', 'javascript:alert(1)', CONTACTEN],
    ['SECURITY_CONTACT', 'mailto:a@voorbeeld.nl\nExpires: nooit', CONTACTEN],
    ['HTTPS', 'aan', 'verwacht een van ja, nee'],
    ['ONGEWONE_RENTES', 'aan', 'verwacht een van ja, nee'],
    ['VOORBEELDRENTES', 'aan', 'verwacht een van ja, nee'],
    ['REDIS_URL', 'localhost:6379', 'verwacht een adres zoals redis://localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379', 'verwacht een adres zoals redis://localhost:6379'],
    ['REDIS_URL', 'redis://[', 'verwacht een adres zoals redis://localhost:6379'],
    ['TRUST_PROXY', '11', 'verwacht een geheel getal van 0 tot en met 10'],
    ['PORT', '65536', POORT],
    ['DRAIN', '301', 'verwacht een geheel getal van 0 tot en met 300'],
    ['RATE_LIMIT', '1000001', 'verwacht een geheel getal van 1 tot en met 1000000'],
    ['RATE_LIMIT', '0', 'verwacht een geheel getal van 1 tot en met 1000000'],
    ['METRICS_ADDRESS', '9464', ADRES],
    ['METRICS_ADDRESS', '::1:9464', ADRES],
    ['METRICS_ADDRESS', 'localhost:65536', ADRES],
    ['LOG_LEVEL', 'luid', 'verwacht een van fatal, error, warn, info, debug, trace, silent'],
  ])('readConfig refuses %s=%s and names the expected value', (naam, waarde, melding) => {
    expect(readConfig({ [naam]: waarde })).toEqual(either.left([`${naam}: ${melding}`]))
  })

  it.each([
    ['PORT', '65535', 65_535],
    ['DRAIN', '0', 0],
    ['DRAIN', '300', 300],
    ['RATE_LIMIT', '1', 1],
    ['RATE_LIMIT', '1000000', 1_000_000],
    ['TRUST_PROXY', '10', 10],
    ['ANTI_FORGERY_KEY', SLEUTEL, SLEUTEL],
    ['MACHINE_TOKENS', `${SLEUTEL},${SLEUTEL}`, [SLEUTEL, SLEUTEL]],
    [
      'SECURITY_CONTACT',
      'mailto:a@voorbeeld.nl, https://voorbeeld.nl/melden',
      ['mailto:a@voorbeeld.nl', 'https://voorbeeld.nl/melden'],
    ],
    ['REDIS_URL', 'redis://a:6379', 'redis://a:6379'],
    ['REDIS_URL', 'rediss://a', 'rediss://a'],
  ])('readConfig accepts %s=%s', (naam, tekst, waarde) => {
    expect(readConfig({ [naam]: tekst })).toMatchObject(either.right({ [naam]: waarde }))
  })

  it.each([
    ['localhost:9464', { host: 'localhost', port: 9464 }],
    ['0.0.0.0:1', { host: '0.0.0.0', port: 1 }],
    ['[::1]:65535', { host: '::1', port: 65_535 }],
    ['', undefined],
  ])('readConfig reads the host and the port in METRICS_ADDRESS=%s; undefined when it is empty', (tekst, adres) => {
    expect(readConfig({ METRICS_ADDRESS: tekst })).toMatchObject(either.right({ METRICS_ADDRESS: adres }))
  })

  it('readConfig reports two invalid settings at once', () => {
    expect(readConfig({ PORT: 'x', NORMJAAR: 'y' })).toMatchObject({ left: { length: 2 } })
  })
})

it('the README of the server lists exactly the settings that readConfig returns', () => {
  const tabel = readFileSync(`${ROOT}/adapters/server/README.md`, 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm)
  const instellingen = readConfig({})
  expect([...tabel].map(([, naam]) => naam).toSorted()).toEqual(
    either.isRight(instellingen) && Object.keys(instellingen.right).toSorted(),
  )
})
