import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

import { COMMAND } from '../../support/bundle'
import { startProcess, startServer } from '../../support/process'
import { exampleVerzoek } from '../../support/server'

/** An environment in which a program throws an error, outside every handler of its own, when it gets SIGUSR2. */
const THROWS = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    "process.on('SIGUSR2', () => { throw new TypeError('jan@voorbeeld.nl') })",
  )}`,
}

/** Input that a command answers at once, by the words of the command. */
const ANSWERED: readonly (readonly [words: readonly string[], input: string])[] = [
  [['bereken', '--normjaar', '2026'], `${JSON.stringify(exampleVerzoek)}\n`.repeat(2000)],
  [['mcp'], '{"jsonrpc":"2.0","id":1,"method":"ping"}\n'],
]

describe('an error that nothing caught', () => {
  it('an uncaught error stops the server with exit code 1, and the log has no text of the error', async () => {
    const server = await startServer({ ...THROWS, DRAIN: '0', LOG_LEVEL: 'fatal' })
    expect((await fetch(`${server.address}/health`)).status).toBe(200)
    expect(await server.stop('SIGUSR2')).toBe(1)
    expect(JSON.parse(server.log())).toMatchObject({ naam: 'TypeError', msg: 'onverwachte fout: de server stopt' })
    expect(server.log()).not.toContain('jan@')
  })

  it.each(ANSWERED)('an uncaught error ends the command %j with exit code 3 and one sentence', async (words, input) => {
    const child = startProcess(COMMAND, words, THROWS)
    const said = text(child.stderr)
    child.stdin.on('error', () => undefined)
    child.stdin.write(input)
    await once(child.stdout, 'data')
    child.stdout.resume()
    child.kill('SIGUSR2')
    const [code] = (await once(child, 'exit')) as [number]
    const sentence = 'hypotheek-orientatie: afgebroken door een onverwachte fout (TypeError)\n'
    expect([code, (await said).replaceAll(/^\d.*\n/gm, '')]).toEqual([3, sentence])
  })
})
