import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import ts from 'typescript'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { STRICT } from '../../channels/snapshots/apiReport'
import { ROOT } from '../../support/root'
import { exampleVerzoek } from '../../support/server'
import { emptyProject, install, installedIn, pack, type Tarball } from '../../channels/pakketten'

const MAIN = 'hypotheek-orientatie'

/** The main package and the packages that it installs. */
const BROUGHT = ['@noble/hashes', 'fp-ts', MAIN, 'io-ts', 'rxjs', 'tslib']

/** The fields of a bill of materials that the test reads. */
interface Bill {
  readonly bomFormat: string
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly name: string } }
  readonly components: readonly { readonly 'bom-ref': string; readonly name: string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

let tarballs: readonly Tarball[]

const named = (...names: readonly string[]): readonly Tarball[] => tarballs.filter(({ name }) => names.includes(name))

const projectWith = (...names: readonly string[]): string => {
  const project = emptyProject()
  install(project, named(...names))
  return project
}

const command = (folder: string, words: readonly string[], input = '') =>
  spawnSync(join(folder, 'node_modules/.bin', MAIN), words, { cwd: folder, input, encoding: 'utf8' })

/** Starts a server on a free port and waits for the address that it prints. */
const startServerIn = async (project: string, program: string, words: readonly string[] = []) => {
  const server = spawn(program, words, { cwd: project, env: { ...process.env, PORT: '0' } })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  return { server, address: /http:\/\/[^/\s]+/.exec(line)?.[0] ?? '' }
}

beforeAll(() => {
  tarballs = pack(mkdtempSync(join(tmpdir(), 'tarballs-')))
})

describe('the main package in a clean project', () => {
  it('the main package installs six packages, and no server', () => {
    const project = projectWith(MAIN)
    expect(installedIn(project).toSorted()).toEqual(BROUGHT)
  })

  it('the subcommand mcp exits with 2 and names the package that it misses', () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { readonly version: string }
    expect(command(projectWith(MAIN), ['mcp'])).toMatchObject({
      status: 2,
      stderr:
        `${MAIN}: voor mcp is ook ${MAIN}-mcp ${version} nodig. ` +
        'Installeer dat uit dezelfde bron als dit pakket.\n',
    })
  })

  it('the installed subcommand bereken calculates a request from standard input', () => {
    const { status, stdout } = command(
      projectWith(MAIN),
      ['bereken', '--normjaar', '2026'],
      `${JSON.stringify(exampleVerzoek)}\n`,
    )
    expect([status, Object.keys(JSON.parse(stdout) as object)]).toEqual([
      0,
      expect.arrayContaining(['hypotheekbedrag', 'normjaar']),
    ])
  })
})

describe('the server package in a clean project', () => {
  it('the server package installs the main package and its dependencies once, and serves the element', async () => {
    const project = projectWith(MAIN, `${MAIN}-server`)
    const installed = installedIn(project)
    console.log(`${installed.length} packages for the server`)
    expect(installed.length).toBeLessThanOrEqual(85)
    for (const name of BROUGHT) expect(installed.filter((place) => place.endsWith(name))).toEqual([name])

    const { address } = await startServerIn(project, join(project, 'node_modules/.bin', `${MAIN}-server`))
    for (const path of ['/', '/element/hypotheek-orientatie.js', '/velden.js'])
      expect((await fetch(address + path)).status).toBe(200)
  })

  it("the code in the server's README serves /versie and the element, and exits with 0 on SIGTERM", async () => {
    const project = projectWith(MAIN, `${MAIN}-server`)
    const readme = readFileSync(join(project, `node_modules/${MAIN}-server/README.md`), 'utf8')
    const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(readme) ?? []
    writeFileSync(join(project, 'dienst.mjs'), code)
    const { address, server } = await startServerIn(project, process.execPath, ['dienst.mjs'])
    expect(await (await fetch(`${address}/versie`)).json()).toEqual({ normjaar: 2026 })
    expect((await fetch(`${address}/element/hypotheek-orientatie.js`)).status).toBe(200)
    expect((await fetch(`${address}/`)).status).toBe(404)
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
  })
})

describe('the MCP package in a clean project', () => {
  it('the MCP package installs the main package and its dependencies once, and runs its tool bereken', async () => {
    const project = projectWith(MAIN, `${MAIN}-mcp`)
    const installed = installedIn(project)
    console.log(`${installed.length} packages for an assistant`)
    expect(installed.length).toBeLessThanOrEqual(110)
    for (const name of BROUGHT) expect(installed.filter((place) => place.endsWith(name))).toEqual([name])

    const client = new Client({ name: 'proef', version: '1.0.0' })
    const command = join(project, 'node_modules/.bin', `${MAIN}-mcp`)
    await client.connect(new StdioClientTransport({ command, cwd: project }))
    onTestFinished(() => client.close())
    const { structuredContent } = await client.callTool({ name: 'bereken', arguments: { verzoek: exampleVerzoek } })
    expect(structuredContent).toHaveProperty('financieringsOpzet.hypotheekbedrag')
  })
})

/** The source of a script that checks a fast-check property with generators of the package. The property holds. */
const PROPERTY = `import fc from 'fast-check'
import { metKader, verzoek } from '${MAIN}/testing'
fc.assert(
  fc.property(metKader(verzoek()), ([vraag, kader]) => vraag.hypotheekgevers.length > 0 && kader.normen.jaar > 2000),
)
`

describe('the generators in a clean project', () => {
  it.each(['3.23.2', '4.0.0'])('generators of the package compile and run with fast-check %s', (version) => {
    const project = projectWith(MAIN)
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--silent']
    execFileSync('npm', ['install', `fast-check@${version}`, ...options], { cwd: project })
    writeFileSync(join(project, 'eigenschap.mjs'), PROPERTY)
    expect(spawnSync(process.execPath, ['eigenschap.mjs'], { cwd: project, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    })
    const file = join(project, 'eigenschap.mts')
    writeFileSync(file, PROPERTY)
    const program = ts.createProgram([file], {
      ...STRICT,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    })
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
  })
})

describe('the bills of materials of a release', () => {
  it('a release has a bill of materials for each package, with each package once, and the source maps', () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { readonly version: string }
    const folder = mkdtempSync(join(tmpdir(), 'release-'))
    execFileSync(process.execPath, ['adapters/build/release/sbom.mjs', folder], { cwd: ROOT })
    const billOf = (name: string): readonly string[] => {
      const file = `${name}-${version}.cdx.json`
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text).not.toContain('file:/')
      const { components, dependencies, ...bill } = JSON.parse(text) as Bill
      expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', name])
      const refs = components.map((component) => component['bom-ref'])
      expect(refs).toEqual([...new Set(refs)])
      const named = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
      const there = [bill.metadata.component['bom-ref'], ...refs]
      expect(named.filter((ref) => !there.includes(ref))).toEqual([])
      return components.map((component) => component.name)
    }
    expect(billOf(MAIN)).toEqual(expect.arrayContaining(['rxjs', 'react', 'react-dom', 'scheduler', 'axe-core']))
    expect(billOf(`${MAIN}-server`)).toEqual(
      expect.arrayContaining([MAIN, 'fastify', 'react', 'axe-core', '@inversifyjs/core']),
    )
    expect(billOf(`${MAIN}-mcp`)).toContain('@modelcontextprotocol/sdk')
    const maps = execFileSync('tar', ['-tzf', join(folder, `${MAIN}-${version}-maps.tar.gz`)], { encoding: 'utf8' })
    expect(maps.split('\n')).toEqual(
      expect.arrayContaining(['dist/hypotheek-orientatie.js.map', 'adapters/mcp/dist/index.js.map']),
    )
  })
})
