import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'

import { readGevallen, toRekenkader, type Geval } from '../../../adapters/conformance/geval'
import { runConformiteit } from '../../../adapters/conformance/runConformiteit'
import { opzetBij } from '../../domain/rekenkern/voorbeeldverzoek'
import { opvang } from '../opvang'

const gevallen = readGevallen()

const voerUit = async (uitkomsten: readonly unknown[], woorden: readonly string[] = []) => {
  const [uit, meldingen] = [opvang(), opvang()]
  const argv = ['node', 'hypotheek-orientatie', 'conformiteit', ...woorden]
  const stdin = Readable.from(uitkomsten.map((een) => Buffer.from(`${JSON.stringify(een)}\n`)))
  const code = await runConformiteit({ argv, stdin, stdout: uit.stream, stderr: meldingen.stream })
  return { code, regels: uit.tekst().trimEnd().split('\n'), fout: meldingen.tekst() }
}

/** Returns the result of a calculator that takes a student loan for a tenth higher than it is. */
const metTeHogeStudieschuld = ({ geval, verzoek, kader }: Geval) => {
  const hypotheekgevers = verzoek.hypotheekgevers.map(({ uitgaven, ...gever }) => {
    const { huidigeMaandlastStudieschuld: schuld } = uitgaven
    return {
      ...gever,
      uitgaven: schuld === undefined ? uitgaven : { ...uitgaven, huidigeMaandlastStudieschuld: schuld * 1.1 },
    }
  })
  return { geval, financieringsOpzet: opzetBij({ ...verzoek, hypotheekgevers }, toRekenkader({ kader })) }
}

const FOUT = gevallen.map(metTeHogeStudieschuld)

/** Returns the names of the test cases that a report gives, in its order. */
const namenIn = (regels: readonly string[]): readonly string[] =>
  regels.flatMap((regel) => gevallen.find(({ geval }) => regel.startsWith(`${geval}: `))?.geval ?? [])

describe('the overview of conformiteit', () => {
  it('conformiteit names first the step of which every case differs, with the number of cases', async () => {
    const { regels } = await voerUit(FOUT)
    const opDieRand = gevallen.filter(({ randen }) => randen.some(({ stap }) => stap === 'toets.studieschuldfactor'))
    expect(regels[0]).toBe(`${opDieRand.length} × toets.studieschuldfactor`)
  })

  it('the numbers of cases of conformiteit add up to the cases that are different or have no result', async () => {
    const { regels } = await voerUit(FOUT.slice(7))
    const aantallen = regels.slice(0, regels.indexOf('')).map((regel) => Number.parseInt(regel, 10))
    const [, anders, zonder] = /, (\d+) anders, (\d+) zonder/.exec(regels.at(-1) ?? '') ?? []
    expect(zonder).toBe('7')
    expect(aantallen.reduce((som, aantal) => som + aantal)).toBe(Number(anders) + 7)
  })

  it('conformiteit prints at most three cases of a step, and how many more there are', async () => {
    const { regels } = await voerUit(gevallen.slice(10))
    expect(namenIn(regels)).toEqual(gevallen.slice(0, 3).map(({ geval }) => geval))
    expect(regels).toContain('en nog 7 gevallen: zie --verslag <bestand>')
  })

  it('conformiteit --verslag writes every case that differs to the file, and prints its name', async () => {
    const map = mkdtempSync(join(tmpdir(), 'verslag-'))
    onTestFinished(() => rmSync(map, { recursive: true }))
    const bestand = join(map, 'verslag.txt')
    const { code, regels } = await voerUit(FOUT.slice(10), ['--verslag', bestand])
    expect(code).toBe(1)
    expect(regels).toContain(`en nog 7 gevallen: zie ${bestand}`)
    const geschreven = readFileSync(bestand, 'utf8').trimEnd().split('\n')
    const [, anders, zonder] = /, (\d+) anders, (\d+) zonder/.exec(regels.at(-1) ?? '') ?? []
    expect(namenIn(geschreven)).toHaveLength(Number(anders) + Number(zonder))
    expect(geschreven.at(-1)).toBe(regels.at(-1))
  })

  it('conformiteit exits with 3 and says why when the file of --verslag cannot be written', async () => {
    const { code, fout } = await voerUit(FOUT, ['--verslag', join(tmpdir(), 'geen-map', 'verslag.txt')])
    expect(code).toBe(3)
    expect(fout).toMatch(/^hypotheek-orientatie: afgebroken \(ENOENT/)
  })
})
