import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'

import { HELP as HELP_VAN_BEREKEN } from '../../../adapters/batch/readArguments'
import { HELP as HELP_VAN_CONFORMITEIT } from '../../../adapters/conformance/readArguments'
import { HELP as HELP_VAN_INTEGRITEIT } from '../../../adapters/integrity/readArguments'
import { HELP, runCommand, SUBCOMMANDS, importPackage, type ImportPackage } from '../../../adapters/command/runCommand'
import { opvang } from '../opvang'

/** The subcommands that have their own package. */
const ELDERS = SUBCOMMANDS.filter((subcommand) => 'pakket' in subcommand)

const geenPakket: ImportPackage = () => Promise.resolve(undefined)

const voerUit = async (woorden: readonly string[], haalPakket: ImportPackage = geenPakket) => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const proces = { argv: ['node', 'hypotheek-orientatie', ...woorden], stdout, stderr } as unknown as NodeJS.Process
  const code = await runCommand(proces, { version: '1.2.3', importPackage: haalPakket })
  stdout.end()
  stderr.end()
  return { code, uit: await text(stdout), fout: await text(stderr) }
}

describe('hypotheek-orientatie', () => {
  it.each(['--help', '-h'])('hypotheek-orientatie %s lists the subcommands and their own packages', async (woord) => {
    expect(await voerUit([woord])).toEqual({ code: 0, uit: HELP, fout: '' })
    expect([...HELP.matchAll(/^ {2}(\w+) .*$/gm)].map(([, naam]) => naam)).toEqual(SUBCOMMANDS.map(({ naam }) => naam))
    for (const { naam, pakket } of ELDERS) expect(HELP).toMatch(new RegExp(`${naam} .*\\(${pakket}\\)`))
  })

  it('hypotheek-orientatie --version prints the version', async () => {
    expect(await voerUit(['--version'])).toEqual({ code: 0, uit: '1.2.3\n', fout: '' })
  })

  it.each([
    [[], 'niets'],
    [['reken'], 'reken'],
  ])('hypotheek-orientatie lists its subcommands and exits with 2 for the arguments %j', async (woorden, genoemd) => {
    const fout = `hypotheek-orientatie: verwacht een opdracht, niet ${genoemd}\n\n${HELP}`
    expect(await voerUit(woorden)).toEqual({ code: 2, uit: '', fout })
  })

  it('hypotheek-orientatie vraag exits with 2 and names the subcommands that replace it', async () => {
    const { code, uit, fout } = await voerUit(['vraag', '--label-code', 'MY'])
    expect([code, uit]).toEqual([2, ''])
    expect(fout).toMatch(/^hypotheek-orientatie: vraag bestaat niet meer\. Gebruik bereken .* of mcp .*\.\n$/)
    expect(SUBCOMMANDS.map(({ naam }) => naam)).toEqual(expect.arrayContaining(['bereken', 'mcp']))
  })

  it.each(ELDERS)(
    'hypotheek-orientatie $naam exits with 2 and names the required package when that is not installed',
    async ({ naam, pakket }) => {
      const nodig = `voor ${naam} is ook ${pakket} 1.2.3 nodig. Installeer dat uit dezelfde bron als dit pakket.`
      const fout = `hypotheek-orientatie: ${nodig}\n`
      expect(await voerUit([naam])).toEqual({ code: 2, uit: '', fout })
    },
  )

  it.each([
    ['bereken', HELP_VAN_BEREKEN],
    ['conformiteit', HELP_VAN_CONFORMITEIT],
    ['integriteit', HELP_VAN_INTEGRITEIT],
  ])('hypotheek-orientatie %s --help prints its help when no other package is installed', async (naam, hulp) => {
    expect(await voerUit([naam, '--help'])).toEqual({ code: 0, uit: hulp, fout: '' })
  })

  it('runCommand returns 3 and does not reject when its output cannot be written', async () => {
    const kapot = opvang(new Error('ENOSPC')).stream
    const proces = { argv: ['node', 'hypotheek-orientatie', '--help'], stdout: kapot, stderr: new PassThrough() }
    const surroundings = { version: '1.2.3', importPackage: geenPakket }
    expect(await runCommand(proces as unknown as NodeJS.Process, surroundings)).toBe(3)
  })

  it('runCommand passes the whole process to a subcommand, and returns its exit code', async () => {
    const gevraagd: string[] = []
    const { code, uit } = await voerUit(['mcp', '--rentetarieven', 'tarieven.json'], (naam) => {
      gevraagd.push(naam)
      const run = ({ argv, stdout }: NodeJS.Process) => {
        stdout.write(argv.slice(2).join(' '))
        return Promise.resolve(7)
      }
      return Promise.resolve({ run })
    })
    expect({ code, uit, gevraagd }).toEqual({
      code: 7,
      uit: 'mcp --rentetarieven tarieven.json',
      gevraagd: ['hypotheek-orientatie-mcp'],
    })
  })
})

/** Creates a project with an installed package of this name, and returns the folder of the project. */
const projectMet = (naam: string, code: string, ingang = './index.js'): string => {
  const map = mkdtempSync(join(tmpdir(), 'project-'))
  mkdirSync(join(map, 'node_modules', naam), { recursive: true })
  writeFileSync(
    join(map, 'node_modules', naam, 'package.json'),
    JSON.stringify({ type: 'module', exports: { '.': ingang } }),
  )
  writeFileSync(join(map, 'node_modules', naam, 'index.js'), code)
  return map
}

describe('importPackage', () => {
  const hier = process.cwd()
  afterEach(() => process.chdir(hier))

  it('importPackage returns undefined for a package that is not installed', async () => {
    expect(await importPackage('hypotheek-orientatie-bestaat-niet')).toBeUndefined()
  })

  it('importPackage finds a package in the project where the command runs', async () => {
    process.chdir(projectMet('hypotheek-orientatie-elders', 'export const run = () => Promise.resolve(4)'))
    const gevonden = await importPackage('hypotheek-orientatie-elders')
    expect(await gevonden?.run(process)).toBe(4)
  })

  it('importPackage prefers a package found from its own folder over one in the current folder', async () => {
    process.chdir(projectMet('fp-ts', 'export const run = () => Promise.resolve(4)'))
    expect(await importPackage('fp-ts')).not.toHaveProperty('run')
    process.chdir(tmpdir())
    expect(await importPackage('fp-ts')).toBeDefined()
  })

  it('importPackage rejects when an installed package fails to load', async () => {
    process.chdir(projectMet('hypotheek-orientatie-stuk', `import 'pakket-dat-ontbreekt'`))
    await expect(importPackage('hypotheek-orientatie-stuk')).rejects.toThrow('pakket-dat-ontbreekt')
    process.chdir(projectMet('hypotheek-orientatie-krom', '', 'krom'))
    await expect(importPackage('hypotheek-orientatie-krom')).rejects.toThrow('krom')
  })
})
