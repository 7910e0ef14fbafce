import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describe, expect, it, onTestFinished } from 'vitest'

import { NORMJAREN } from '../../../domain'
import { COMMAND, DIST, SERVER } from '../../support/bundle'
import { startServer } from '../../support/process'
import { ROOT } from '../../support/root'
import { exampleVerzoek } from '../../support/server'
import { tarievenFile } from '../../support/tarievenFile'

const voerUit = (
  file: string,
  woorden: readonly string[],
  input = '',
  omgeving: Readonly<Record<string, string>> = {},
) =>
  spawnSync(process.execPath, [file, ...woorden], {
    input,
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, ...omgeving },
  })

describe('the command', () => {
  it('bereken writes a result for each valid line, reports an invalid line and exits with 1', () => {
    const regel = `${JSON.stringify(exampleVerzoek)}\n`
    const { status, stdout, stderr } = voerUit(COMMAND, ['bereken', '--normjaar', '2026'], `${regel}hallo\n${regel}`)
    expect(stdout.split('\n').filter((tekst) => tekst.includes('"maximaleHypotheek":'))).toHaveLength(2)
    expect([status, stderr]).toEqual([1, 'regel 2: geen JSON\n'])
  })

  it('bereken reports that its input is a folder, and exits with 2', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'bereken', '--normjaar', '2026'], {
      stdio: [openSync(DIST, 'r'), 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    expect(stderr.split('\n', 1)).toEqual(['hypotheek-orientatie: verwacht een bestand als invoer, geen map'])
    expect(status).toBe(2)
  })

  it('bereken --help reports a full disk in one line, and exits with 3', () => {
    const woorden = ['bereken', '--help']
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...woorden], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([3, 'hypotheek-orientatie: afgebroken (ENOSPC)\n'])
  })

  it('bereken --help prints no error when the reader of its output ends early', () => {
    const opdracht = `{ "${process.execPath}" "${COMMAND}" bereken --help; echo $? >&2; } | true`
    const { stderr } = spawnSync('sh', ['-c', opdracht], { encoding: 'utf8' })
    expect(stderr).toMatch(/^[03]\n$/)
  })

  it('the command with --version prints the version of the package', () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { readonly version: string }
    expect(voerUit(COMMAND, ['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` })
  })

  it('--help prints the help of the command, and bereken --help prints the help of bereken', () => {
    for (const [woorden, naam] of [
      [['--help'], 'hypotheek-orientatie <opdracht>'],
      [['bereken', '--help'], 'hypotheek-orientatie bereken'],
    ] as const) {
      const { status, stdout } = voerUit(COMMAND, woorden)
      expect([status, stdout]).toEqual([0, expect.stringContaining(naam)])
    }
  })
})

describe('the server', () => {
  it.each(['-h', '--help'])('the server with %s prints all settings that its README lists, and exits', (woord) => {
    const { status, stdout } = voerUit(SERVER, [woord], '', { PORT: '0' })
    expect(stdout).toMatch(/^Gebruik: hypotheek-orientatie-server\n/)
    const readme = readFileSync(`${ROOT}/adapters/server/README.md`, 'utf8')
    const settings = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
    expect(
      stdout
        .match(/^  [A-Z_]+(?= +\S)/gm)
        ?.map((line) => line.trim())
        .toSorted(),
    ).toEqual(settings.toSorted())
    expect(status).toBe(0)
  })

  it('the server refuses the unknown argument --port=80 and exits with 1', () => {
    const { status, stderr } = voerUit(SERVER, ['--port=80'], '', { PORT: '0' })
    expect(stderr).toMatch(/^--port=80: onbekende optie\n/)
    expect(status).toBe(1)
  })

  it.each([
    [
      'invalid settings',
      { PORT: 'http', NORMJAAR: '1999' },
      `PORT: verwacht een geheel getal van 0 tot en met 65535\nNORMJAAR: verwacht een van ${NORMJAREN.join(', ')}\n`,
    ],
    [
      'an unreadable file of rates',
      { PORT: '0', RENTETARIEVEN_FILE: '/nergens/tarieven.json' },
      'RENTETARIEVEN_FILE: /nergens/tarieven.json is niet te lezen (ENOENT)\n',
    ],
    [
      'that a service without demo pages needs rates of its own',
      { PORT: '0', PAGINAS: 'uit', RENTETARIEVEN_FILE: '' },
      'RENTETARIEVEN_FILE: ontbreekt. Met PAGINAS=uit rekent de dienst niet met de ingebouwde voorbeeldrentes.\n',
    ],
    [
      'a rate that looks like a typing error, and how to allow it',
      { PORT: '0', RENTETARIEVEN_FILE: tarievenFile('{ "MY": { "120": 0.0375 }, "FL": {} }') },
      expect.stringMatching(/^RENTETARIEVEN_FILE: .*MY, 120 maanden: 0\.0375.*geef dan ONGEWONE_RENTES=ja mee\n$/),
    ],
  ])('the server does not start, and reports %s', (_wat, omgeving, melding: unknown) => {
    const { status, stderr } = voerUit(SERVER, [], '', omgeving)
    expect([status, stderr]).toEqual([1, melding])
  })
})

const BELLERS = 50

const vraag = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, (antwoord) => void text(antwoord).then(() => resolve(antwoord), reject)).on('error', reject)
  })

it('SIGTERM ends the server with exit code 0 after it has answered every open call', async () => {
  const server = await startServer({ DRAIN: '3' })
  const agent = new Agent({ keepAlive: true })
  const bel = () => vraag(`${server.address}/api/v1.0/normen/2025`, agent)
  const statussen = new Set<number | undefined>()

  /** Repeats the call until a response closes the connection. */
  const blijfBellen = async (): Promise<void> => {
    const { statusCode, headers } = await bel()
    statussen.add(statusCode)
    if (headers.connection !== 'close') await blijfBellen()
  }
  await Promise.all(Array.from({ length: BELLERS }, bel))
  const bellers = Array.from({ length: BELLERS }, blijfBellen)
  const einde = server.stop()
  const aflopen = await Promise.allSettled(bellers)
  expect(aflopen.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(statussen).toEqual(new Set([200]))

  const gereed = await vraag(`${server.address}/ready`, new Agent())
  expect([gereed.statusCode, gereed.headers.connection]).toEqual([503, 'close'])
  expect(await einde).toBe(0)
})

const HUIS = dirname(SERVER)

const inMap = (map: string, adres: string) =>
  readdirSync(map)
    .filter((bestand) => /\.(css|js)$/.test(bestand))
    .map((bestand) => [`${map}/${bestand}`, adres + bestand] as const)

it('the server sends scripts and style sheets as the Brotli files of the build, if these are smaller', async () => {
  const { address, stop } = await startServer()
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
    const { headers } = await fetch(address + pad, { method: 'GET', headers: { 'accept-encoding': 'br' } })
    const isKleiner = gepakt.length < inhoud.length
    expect([pad, headers.get('content-encoding'), headers.get('content-length')]).toEqual([
      pad,
      isKleiner ? 'br' : null,
      String(isKleiner ? gepakt.length : inhoud.length),
    ])
  }
  expect(bestanden.length).toBeGreaterThan(20)
})

it('an MCP client of the built command calculates, explains, lists changes and reads norms', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, 'mcp'],
    cwd: ROOT,
    stderr: 'pipe',
  })
  const said: string[] = []
  transport.stderr?.on('data', (piece: Buffer) => said.push(piece.toString()))
  const client = new Client({ name: 'proef', version: '1.0.0' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  expect(client.getServerVersion()?.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect((await client.listTools()).tools).toHaveLength(5)

  const ask = (name: string, more = {}) => client.callTool({ name, arguments: { verzoek: exampleVerzoek, ...more } })
  const berekend = await ask('bereken')
  expect(berekend.structuredContent).toHaveProperty('financieringsOpzet.extraBenodigdeEigenInleg')
  const uitgelegd = await ask('leg_uit', { veld: 'maximaleHypotheek' })
  expect(JSON.stringify(uitgelegd.content)).toContain('Tijdelijke regeling hypothecair krediet, art. 3')
  const veranderd = await ask('wat_moet_veranderen')
  expect(veranderd.structuredContent).toHaveProperty('genoeg.0.verzoek')
  const { contents } = await client.readResource({ uri: 'hypotheek-orientatie://normen/2026' })
  expect(contents).toHaveLength(1)
  expect(said).toEqual([])
})

it('mcp answers the line before a line of more than 10 MB, and then exits with 3, even with stdin open', async () => {
  const proces = spawn(process.execPath, [COMMAND, 'mcp'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'ignore'] })
  onTestFinished(() => void proces.kill())
  const gezegd = text(proces.stdout)
  proces.stdin.on('error', () => undefined)
  proces.stdin.write(`{"jsonrpc":"2.0","id":1,"method":"ping"}\n${'x'.repeat(10 * 1024 * 1024 + 1)}`)
  const [code] = (await once(proces, 'exit')) as [number]
  expect(code).toBe(3)
  expect(JSON.parse(await gezegd)).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
})
