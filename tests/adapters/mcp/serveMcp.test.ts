import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'

import { serveMcp, type McpProcess } from '../../../adapters/mcp/serveMcp'
import { tarievenFile } from '../../support/tarievenFile'
import { verzoek } from './opstelling'

/** Runs the mcp command. After the input `invoer`, stdin ends or, if given, the stream `kapot` fails. */
const draai = async (
  woorden: readonly string[],
  invoer: string | readonly Uint8Array[] = '',
  isTTY = false,
  kapot?: 'stdin' | 'stdout',
) => {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const argv = ['node', 'hypotheek-orientatie', ...woorden]
  const klaar = serveMcp({ argv, stdin: Object.assign(stdin, { isTTY }), stdout, stderr } as unknown as McpProcess)
  for (const stuk of [invoer].flat()) stdin.write(stuk)
  if (kapot === undefined) stdin.end()
  else ({ stdin, stdout })[kapot].destroy(new Error('EIO'))
  const code = await klaar
  const uit = kapot === 'stdout' ? '' : await text(stdout.end())
  return { code, uit, fout: String(stderr.read() ?? '') }
}

const bericht = (id: number, method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`

const BEGIN = bericht(1, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'proef', version: '1' },
})

const antwoordenIn = (uit: string): readonly { readonly id: number | null; readonly result?: unknown }[] =>
  uit
    .split('\n')
    .filter(Boolean)
    .map((regel) => JSON.parse(regel) as { id: number | null; result?: unknown })

it('the mcp command answers every request that arrived before stdin ended, and exits with 0', async () => {
  const vragen = [2, 3, 4].map((id) => bericht(id, 'tools/call', { name: 'bereken', arguments: { verzoek } }))
  const { code, uit, fout } = await draai(['mcp'], BEGIN + vragen.join(''))
  expect(antwoordenIn(uit).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect([code, fout]).toEqual([0, ''])
})

it('the mcp command writes only JSON-RPC to stdout, even after an invalid input line', async () => {
  const { uit, fout } = await draai(['mcp'], `${BEGIN}dit is geen bericht\n${bericht(2, 'tools/list', {})}`)
  expect(antwoordenIn(uit).flatMap(({ id }) => id ?? [])).toEqual([1, 2])
  expect(fout).toMatch(/^hypotheek-orientatie: [^\n]+\n$/)
})

it('the mcp command decodes a UTF-8 character split over two chunks', async () => {
  const bytes = [...Buffer.from(`${BEGIN}{"jsonrpc":"2.0","id":"één","method":"ping"}\n`)]
  const { uit } = await draai(
    ['mcp'],
    bytes.map((byte) => Buffer.of(byte)),
  )
  expect(uit).toContain('"id":"één"')
})

it.each(['dit is geen bericht', '', '{"jsonrpc":"2.0"', '[]', '{"jsonrpc":"2.0","id":{},"method":"ping"}'])(
  'the mcp command reports an error for the line %j on stderr, and answers the next line',
  async (regel) => {
    const { code, uit, fout } = await draai(['mcp'], `${BEGIN}${regel}\n${bericht(2, 'ping', {})}`)
    expect([code, antwoordenIn(uit).map(({ id }) => id)]).toEqual([0, [1, 2]])
    expect(fout).toMatch(/^hypotheek-orientatie: [^\n]+\n$/)
  },
)

it.each([
  '{"bedrag":61234,"x":oops}',
  '{"bedrag":61234',
  '[{"bedrag":61234}]',
  '{"jsonrpc":"2.0","id":9,"result":{"bedrag":61234}}',
])('the mcp command reports an error for the line %s on stderr, without repeating its content', async (regel) => {
  const { fout } = await draai(['mcp'], `${BEGIN}${regel}\n`)
  expect(fout).toMatch(/^hypotheek-orientatie: [^\n]+\n$/)
  expect(fout).not.toMatch(/61234|bedrag|oops/)
})

it('the mcp command ignores a space and a carriage return after the last line', async () => {
  const { uit, fout } = await draai(['mcp'], `${BEGIN}${bericht(2, 'ping', {})} \r`)
  expect(antwoordenIn(uit).map(({ id }) => id)).toEqual([1, 2])
  expect(fout).toBe('')
})

it('the mcp command exits with 3 and one error on stderr when a line is longer than 10 MB', async () => {
  const { code, uit, fout } = await draai(['mcp'], 'x'.repeat(10 * 1024 * 1024 + 1))
  expect([code, uit]).toEqual([3, ''])
  expect(fout).toMatch(/^hypotheek-orientatie: [^\n]+\n$/)
})

it('the mcp command causes no Node.js warning when 30 responses wait for a full stdout', async () => {
  const gewaarschuwd = vi.fn<(waarschuwing: Error) => void>()
  process.on('warning', gewaarschuwd)
  onTestFinished(() => void process.off('warning', gewaarschuwd))
  const vragen = Array.from({ length: 30 }, (_, id) => bericht(id + 2, 'tools/list', {}))
  const { uit } = await draai(['mcp'], BEGIN + vragen.join(''))
  expect(antwoordenIn(uit)).toHaveLength(31)
  expect(gewaarschuwd).not.toHaveBeenCalled()
})

it('the mcp command reports a response with an unknown, very long id, without repeating the id', async () => {
  const { fout } = await draai(
    ['mcp'],
    `${BEGIN}${JSON.stringify({ jsonrpc: '2.0', id: '\u202E'.repeat(5000), result: {} })}\n`,
  )
  expect(fout).toBe('hypotheek-orientatie: Received a response for an unknown message ID\n')
})

it.each([
  [4.2, []],
  [25, ['--ongewone-rentes']],
])('mcp --rentetarieven uses rate %d of the file, not an example rate (more options: %j)', async (rente, opties) => {
  const bestand = tarievenFile(`{ "MY": { "120": ${rente} }, "FL": {} }`)
  const vraag = bericht(2, 'tools/call', { name: 'bereken', arguments: { verzoek } })
  const { uit } = await draai(['mcp', '--rentetarieven', bestand, ...opties], BEGIN + vraag)
  expect(antwoordenIn(uit)[1]?.result).toMatchObject({
    structuredContent: { isVoorbeeldrente: false, financieringsOpzet: { rentepercentage: rente } },
  })
})

it.each([
  ['stdin', 3],
  ['stdout', 0],
] as const)('when %s fails, the mcp command exits with %d', async (kapot, verwacht) => {
  expect((await draai(['mcp'], BEGIN, false, kapot)).code).toBe(verwacht)
})

it('the mcp command writes to stderr that it waits for an assistant when stdin is a terminal', async () => {
  const { code, uit, fout } = await draai(['mcp'], '', true)
  expect([code, uit]).toEqual([0, ''])
  expect(fout).toBe('hypotheek-orientatie: wacht op een assistent; lees --help, of stop met Ctrl+C\n')
})

it.each([
  [['mcp', '--poort', '80'], 'onbekende opdracht of optie'],
  [['mcp', 'mcp'], 'onbekende opdracht of optie'],
  [['mcp', '--rentetarieven', 'weg.json'], '--rentetarieven: weg.json is niet te lezen (ENOENT)'],
])('the mcp command refuses the arguments %j with exit code 2 and a reason on stderr', async (woorden, reden) => {
  const { code, uit, fout } = await draai(woorden)
  expect([code, uit, fout.split('\n', 1)]).toEqual([2, '', [`hypotheek-orientatie: ${reden}`]])
  expect(fout).toContain('\n\nGebruik: hypotheek-orientatie mcp')
})

it('mcp --help prints the usage text and exits with 0', async () => {
  const { code, uit } = await draai(['mcp', '--help'])
  expect([code, uit.split('\n', 1)]).toEqual([
    0,
    ['Gebruik: hypotheek-orientatie mcp [opties], of hypotheek-orientatie-mcp [opties]'],
  ])
})
