import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createStaticServer } from '../../../adapters/server/createStaticServer'
import { listen } from '../../../adapters/server/listen'

describe('the static server', () => {
  let folder: string
  let server: Server
  let address: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'server-'))
    mkdirSync(join(folder, 'chunks'))
    writeFileSync(join(folder, 'index.html'), '<p>Huis</p>')
    writeFileSync(join(folder, 'chunks', 'app-1a2b.js'), 'export {}')
    server = createStaticServer([{ prefix: '/', folder }])
    address = `http://localhost:${await listen(server, 0)}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  })

  const get = (path: string, method = 'GET') => fetch(`${address}${path}`, { method })

  it('answers with the file and its content type', async () => {
    const response = await get('/?label-code=MY')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe('<p>Huis</p>')
  })

  it('lets a browser keep what carries a hash, and nothing else', async () => {
    expect((await get('/chunks/app-1a2b.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('answers a question for the head without a body', async () => {
    const response = await get('/', 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('answers 404 to what is not there', async () => {
    expect((await get('/weg.html')).status).toBe(404)
  })

  it('answers 405 to who wants to write', async () => {
    const response = await get('/', 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('takes the next port when one is taken', async () => {
    const taken = Number(new URL(address).port)
    const second = createStaticServer([])
    expect(await listen(second, taken)).toBeGreaterThan(taken)
    second.close()
  })
})
