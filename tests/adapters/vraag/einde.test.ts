import { WriteStream } from 'node:tty'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { tarievenFile } from '../../support/tarievenFile'
import { ALLEEN, bezoek, CTRL_C, CTRL_D, doorloop, MENU, start, stop, tekstVan, type ProefTerminal } from './terminal'

/** Escape codes that show and hide the cursor. */
const [TOON, VERBERG] = ['\u001B[?25h', '\u001B[?25l'] as const

describe('stopping the vraag command', () => {
  it.each([
    ['Ctrl+C', (terminal: ProefTerminal) => terminal.toets(CTRL_C)],
    ['Ctrl+D', (terminal: ProefTerminal) => terminal.toets(CTRL_D)],
    ['a terminal that closes', (terminal: ProefTerminal) => terminal.sluit()],
    ['an output that fails', (terminal: ProefTerminal) => terminal.storing()],
  ])('%s stops vraag quietly at any question, with the cursor visible', async (_hoe, einde) => {
    for (const tot of ['Koop je alleen of samen?', 'Bruto jaarinkomen', MENU]) {
      const terminal = start()
      await doorloop(terminal, ALLEEN, tot)
      einde(terminal)
      expect([await terminal.code, terminal.fout()]).toEqual([130, ''])
      await vi.waitFor(() => {
        expect(terminal.ruw().lastIndexOf(TOON)).toBeGreaterThan(terminal.ruw().lastIndexOf(VERBERG))
      })
    }
  })

  it('Escape does not stop vraag, because that would discard all answers', async () => {
    const terminal = start()
    expect(await terminal.vraag()).toContain('Koop je alleen of samen?')
    await terminal.escape()
    await doorloop(terminal, ALLEEN)
    await stop(terminal)
  })
})

describe('the vraag command', () => {
  it.each([
    ['the input', { stdin: false }],
    ['the output', { stdout: false }],
  ])('vraag says in one line what to do when %s is no terminal', async (_wat, terminals) => {
    const terminal = start([], 80, terminals)
    expect(await terminal.code).toBe(2)
    expect(terminal.fout()).toBe(
      'hypotheek-orientatie: vraag werkt alleen in een terminal; gebruik bereken voor verzoeken uit een bestand\n',
    )
    expect(terminal.ruw()).toBe('')
  })

  it.each([
    [['--label-code', 'XX'], '--label-code: verwacht een van MY, FL'],
    [['--normjaar', '1999'], '--normjaar: verwacht een van 2025, 2026'],
    [['--rente', '3'], 'onbekende opdracht of optie'],
    [['nog'], 'onbekende opdracht of optie'],
    [['--rentetarieven', 'weg.json'], '--rentetarieven: weg.json is niet te lezen (ENOENT)'],
  ])('vraag refuses %j and says why', async (woorden, reden) => {
    const terminal = start(woorden)
    expect(await terminal.code).toBe(2)
    expect(terminal.fout().split('\n', 1)).toEqual([`hypotheek-orientatie: ${reden}`])
  })

  it('vraag uses the given rates, which are no example rates', async () => {
    const terminal = await bezoek(ALLEEN, ['--rentetarieven', tarievenFile('{ "MY": { "120": 4.1 }, "FL": {} }')])
    expect(tekstVan(terminal)).toContain('Rente: 4,10%, 10 jaar vast.')
    expect(tekstVan(terminal)).not.toContain('Voorbeeldrente')
  })

  it('vraag without any rate does not ask for a period, says what is wrong, and ends', async () => {
    const terminal = start(['--rentetarieven', tarievenFile('{ "MY": {}, "FL": { "120": 4 } }')])
    expect(await Promise.race([terminal.code, doorloop(terminal, ALLEEN)])).toBe(0)
    await vi.waitFor(() => expect(tekstVan(terminal)).toContain('periode Voor deze rentevaste periode is geen rente'))
  })

  it('vraag refuses a rate that looks like a typing error, and names the option that confirms it', async () => {
    const terminal = start(['--rentetarieven', tarievenFile('{ "MY": { "120": 0.0375 }, "FL": {} }')])
    expect(await terminal.code).toBe(2)
    expect(terminal.fout()).toContain('MY, 120 maanden: 0.0375')
    expect(terminal.fout()).toContain('geef dan --ongewone-rentes mee')
  })

  it('vraag --help prints the usage text and exits with 0', async () => {
    const terminal = start(['--help'])
    expect(await terminal.code).toBe(0)
    expect(terminal.ruw()).toContain('Gebruik: hypotheek-orientatie vraag')
  })

  it.each([
    [['--normjaar', '2025'], {}],
    [[], { nu: '2025-12-14T12:00:00.000Z' }],
  ])('vraag uses the norms of the given year, or of the current year: %j', async (woorden, anders) => {
    const terminal = start(woorden, 80, anders)
    await doorloop(terminal, ALLEEN)
    expect(tekstVan(terminal)).toContain('Berekend met de leennormen van 2025.')
  })
})

describe('colours in the terminal', () => {
  const KLEUR = /\u001B\[3\d/
  /** Makes stdout of this process a terminal with colours until the test ends. */
  const opKleurscherm = (omgeving: Readonly<Record<string, string | undefined>>): void => {
    const eigen = Object.getOwnPropertyDescriptors(process.stdout)
    const getColorDepth: unknown = Reflect.get(WriteStream.prototype, 'getColorDepth')
    Object.assign(process.stdout, { isTTY: true, getColorDepth })
    onTestFinished(() => {
      Reflect.deleteProperty(process.stdout, 'isTTY')
      Reflect.deleteProperty(process.stdout, 'getColorDepth')
      Object.defineProperties(process.stdout, eigen)
      vi.unstubAllEnvs()
    })
    const kleuren = { CI: undefined, FORCE_COLOR: undefined, NO_COLOR: undefined, TERM: 'xterm-256color' }
    for (const [naam, waarde] of Object.entries({ ...kleuren, ...omgeving })) vi.stubEnv(naam, waarde)
  }

  it.each([
    ['shows colours on a terminal that has them', {}, true],
    ['shows no colours with NO_COLOR', { NO_COLOR: '1' }, false],
  ])('vraag %s', async (_wat, omgeving, verwacht) => {
    opKleurscherm(omgeving)
    const terminal = start()
    await doorloop(terminal, {}, 'Bruto jaarinkomen')
    expect(KLEUR.test(terminal.ruw())).toBe(verwacht)
  })
})
