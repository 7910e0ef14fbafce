import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, it, onTestFinished } from 'vitest'

import { COMMAND } from '../../support/bundle'
import { ROOT } from '../../support/root'
import { exampleVerzoek } from '../../support/server'

it('an assistant calculates with the built command, asks why, and asks what must change', async () => {
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

it('ends when a line is too long, also for an assistant that keeps its end open', async () => {
  const proces = spawn(process.execPath, [COMMAND, 'mcp'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'ignore'] })
  onTestFinished(() => void proces.kill())
  const gezegd = text(proces.stdout)
  proces.stdin.on('error', () => undefined)
  proces.stdin.write('x'.repeat(1024 * 1024 + 1))
  const [code] = (await once(proces, 'exit')) as [number]
  expect(code).toBe(3)
  expect(JSON.parse(await gezegd)).toMatchObject({ id: null, error: { code: -32_600 } })
})
