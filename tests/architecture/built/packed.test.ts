import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'

import { DIST, SERVER } from '../../support/bundle'
import { startServer } from '../../support/process'

const HUIS = dirname(SERVER)

const inMap = (map: string, adres: string) =>
  readdirSync(map)
    .filter((bestand) => /\.(css|js)$/.test(bestand))
    .map((bestand) => [`${map}/${bestand}`, adres + bestand] as const)

it('the server sends the element and what its pages load as the build packed them', async () => {
  const { adres, stop } = await startServer()
  onTestFinished(() => void stop())
  const bestanden = [
    ...['hypotheek-orientatie.js', 'audit.js'].map((bestand) => [`${DIST}/${bestand}`, `/element/${bestand}`] as const),
    ...inMap(`${DIST}/chunks`, '/element/chunks/'),
    ...inMap(`${HUIS}/paginas`, '/'),
  ]
  for (const [bestand, pad] of bestanden) {
    const inhoud = readFileSync(bestand)
    const gepakt = readFileSync(`${HUIS}/packed/${createHash('sha256').update(inhoud).digest('hex')}.br`)
    expect([pad, brotliDecompressSync(gepakt).equals(inhoud)]).toEqual([pad, true])
    const { headers } = await fetch(adres + pad, { method: 'GET', headers: { 'accept-encoding': 'br' } })
    expect([pad, headers.get('content-encoding'), headers.get('content-length')]).toEqual([
      pad,
      'br',
      String(gepakt.length),
    ])
  }
  expect(bestanden.length).toBeGreaterThan(20)
})
