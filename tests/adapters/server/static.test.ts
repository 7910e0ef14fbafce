import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestServer, type TestServer } from '../../support/server'
import { ROOT } from '../../support/root'
import { serverForTest } from './opstelling'

const CHUNK = '/element/chunks/app-1a2b3c4d.js'
const SCRIPT = Array.from({ length: 2000 }, (_, regel) => `export const regel${regel} = ${regel}\n`).join('')

const element = (): string => {
  const map = mkdtempSync(join(tmpdir(), 'statisch-'))
  mkdirSync(join(map, 'chunks'))
  writeFileSync(join(map, 'chunks/app-1a2b3c4d.js'), SCRIPT)
  writeFileSync(join(map, 'hypotheek-orientatie.js'), 'export {}')
  writeFileSync(join(map, 'hypotheek-orientatie.d.ts'), 'export {}')
  writeFileSync(join(map, 'custom-elements.json'), '{}')
  writeFileSync(join(map, 'licenties.txt'), 'MIT')
  return map
}

let server: TestServer
beforeAll(async () => {
  const folders = { pages: `${ROOT}/adapters/server/paginas`, element: element() }
  server = await createTestServer({ ALLOWED_ORIGINS: 'https://www.bank.example' }, { folders })
})
afterAll(() => server.app.close())

const haal = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers: { ...headers } })

describe('a static script', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', 'br'],
    ['br', 'BR', 'br'],
    ['br', '*', 'br'],
    ['gzip', 'gzip, deflate', 'gzip'],
    ['gzip', 'br;q=0.2, gzip;q=0.8', 'gzip'],
    ['gzip', 'br;q=0, gzip', 'gzip'],
    ['gzip', 'br;q=0, *', 'gzip'],
    ['br', 'identity, br, gzip', 'br'],
    ['gzip', 'gzip, identity', 'gzip'],
    ['identity', 'deflate', undefined],
    ['identity', '', undefined],
    ['identity', 'gzip;q=0, br;q=0.000', undefined],
    ['identity', 'identity, gzip;q=0.5', undefined],
    ['identity', 'identity;q=0', undefined],
  ])('the server sends a static script with encoding %s for Accept-Encoding %j', async (_wat, accept, codering) => {
    const { statusCode, headers, rawPayload } = await haal(CHUNK, { 'accept-encoding': accept })
    const uitgepakt =
      codering === 'br' ? brotliDecompressSync(rawPayload) : codering === 'gzip' ? gunzipSync(rawPayload) : rawPayload
    expect([statusCode, headers['content-encoding'], uitgepakt.toString()]).toEqual([200, codering, SCRIPT])
    expect(headers['content-length']).toBe(String(rawPayload.length))
  })

  it('the server sends a static script uncompressed without an Accept-Encoding header', async () => {
    const { headers, body } = await haal(CHUNK)
    expect([headers['content-encoding'], body]).toEqual([undefined, SCRIPT])
  })

  it('the server sends a static script uncompressed when compression does not make it smaller', async () => {
    const { headers, body } = await haal('/element/hypotheek-orientatie.js', { 'accept-encoding': 'br, gzip' })
    expect([headers['content-encoding'], body]).toEqual([undefined, 'export {}'])
  })

  it('the Vary header of a static script names Origin and Accept-Encoding', async () => {
    const { headers } = await haal(CHUNK, { 'accept-encoding': 'br' })
    expect(headers.vary).toBe('Origin, Accept-Encoding')
  })

  it('CORS lets pages of any site read a script of the element, but not a stylesheet of the host pages', async () => {
    expect((await haal(CHUNK)).headers['access-control-allow-origin']).toBe('*')
    expect((await haal('/pagina.css')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('a HEAD request for a static script returns its Content-Length and no body', async () => {
    const { headers, body } = await server.app.inject({ method: 'HEAD', url: CHUNK })
    expect([headers['content-length'], body]).toEqual([String(SCRIPT.length), ''])
  })

  it.each([
    ['/element/hypotheek-orientatie.js', 'text/javascript; charset=utf-8'],
    ['/element/hypotheek-orientatie.d.ts', 'text/plain; charset=utf-8'],
    ['/element/custom-elements.json', 'application/json; charset=utf-8'],
    ['/element/licenties.txt', 'text/plain; charset=utf-8'],
  ])('the server sends %s with content type %s', async (url, type) => {
    expect((await haal(url)).headers['content-type']).toBe(type)
  })
})

describe('a script in the browser cache', () => {
  const etagBij = async (codering: string) => String((await haal(CHUNK, { 'accept-encoding': codering })).headers.etag)

  it('a static script has a different ETag for each of the encodings br, gzip and identity', async () => {
    const marken = [await etagBij('br'), await etagBij('gzip'), await etagBij('')]
    expect(new Set(marken).size).toBe(3)
    expect(marken.every((marke) => /^"[\w-]{16,}"$/.test(marke))).toBe(true)
  })

  it.each([
    ['has its ETag', (etag: string) => etag],
    ['has its ETag in a list', (etag: string) => `"anders", ${etag}`],
    ['has its ETag marked as weak', (etag: string) => `W/${etag}`],
    ['is *', () => '*'],
  ])('the server returns 304 for a cached script when If-None-Match %s', async (_hoe, vraag) => {
    const etag = await etagBij('br')
    const antwoord = await haal(CHUNK, { 'accept-encoding': 'br', 'if-none-match': vraag(etag) })
    expect([antwoord.statusCode, antwoord.body]).toEqual([304, ''])
    expect(antwoord.headers).toMatchObject({
      etag,
      vary: 'Origin, Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('the server sends a cached script again when If-None-Match has the ETag of another encoding', async () => {
    const antwoord = await haal(CHUNK, { 'accept-encoding': 'gzip', 'if-none-match': await etagBij('br') })
    expect(antwoord.statusCode).toBe(200)
  })
})

describe('byte ranges of a file', () => {
  const deel = (range: string, headers: Readonly<Record<string, string>> = {}) => haal(CHUNK, { range, ...headers })

  it.each([
    ['at the start of the file', 'bytes=0-9', 0, 9],
    ['without an end', `bytes=${SCRIPT.length - 5}-`, SCRIPT.length - 5, SCRIPT.length - 1],
    ['of the last five bytes', 'bytes=-5', SCRIPT.length - 5, SCRIPT.length - 1],
    ['that goes past the end of the file', `bytes=10-${SCRIPT.length + 10}`, 10, SCRIPT.length - 1],
  ])('the server sends only the bytes of a range %s', async (_wat, range, begin, eind) => {
    const { statusCode, headers, body } = await deel(range)
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${begin}-${eind}/${SCRIPT.length}`])
    expect(body).toBe(SCRIPT.slice(begin, eind + 1))
  })

  it('a byte range outside the file is refused with 416 and the length of the file', async () => {
    const { statusCode, headers, json } = await deel(`bytes=${SCRIPT.length}-`)
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${SCRIPT.length}`])
    expect(json()).toMatchObject({ code: 'OnbruikbaarBereik' })
  })

  it.each(['bytes=0-1,5-6', 'regels=0-1', 'bytes', 'bytes=x-y'])('Range: %s returns the whole file', async (range) => {
    const { statusCode, body } = await deel(range)
    expect([statusCode, body]).toEqual([200, SCRIPT])
  })

  it('If-Range returns the whole file for an old ETag, and the byte range for the current ETag', async () => {
    const { etag } = (await haal(CHUNK)).headers
    expect((await deel('bytes=0-9', { 'if-range': '"anders"' })).statusCode).toBe(200)
    expect((await deel('bytes=0-9', { 'if-range': String(etag) })).statusCode).toBe(206)
  })

  it('a byte range of a Brotli response counts the compressed bytes', async () => {
    const { headers, rawPayload } = await deel('bytes=0-3', { 'accept-encoding': 'br' })
    const heel = (await haal(CHUNK, { 'accept-encoding': 'br' })).rawPayload
    expect(headers['content-encoding']).toBe('br')
    expect(rawPayload).toEqual(heel.subarray(0, 4))
  })
})

describe('a file that the build compressed', () => {
  const metPakket = async (van: string) => {
    const packed = mkdtempSync(join(tmpdir(), 'gepakt-'))
    const inhoud = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    writeFileSync(join(packed, `${createHash('sha256').update(van).digest('hex')}.br`), inhoud)
    const folders = { pages: `${ROOT}/adapters/server/paginas`, element: element(), packed }
    const { app } = await serverForTest({}, { folders })
    const { rawPayload } = await app.inject({ url: CHUNK, headers: { 'accept-encoding': 'br' } })
    return { isVanDeBouw: rawPayload.equals(inhoud), inhoud: brotliDecompressSync(rawPayload).toString() }
  }

  it('the server sends the Brotli file of the build unchanged', async () => {
    expect(await metPakket(SCRIPT)).toEqual({ isVanDeBouw: true, inhoud: SCRIPT })
  })

  it('the server ignores a Brotli file of the build that was made from other content', async () => {
    expect(await metPakket(`${SCRIPT} `)).toEqual({ isVanDeBouw: false, inhoud: SCRIPT })
  })
})
