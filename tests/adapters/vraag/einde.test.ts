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
    ['closing the terminal', (terminal: ProefTerminal) => terminal.sluit()],
    ['an error on the output', (terminal: ProefTerminal) => terminal.storing()],
  ])('%s ends the vraag command with exit code 130, no error text and a visible cursor', async (_hoe, einde) => {
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

  it('Escape does not end the vraag command, because that would discard all answers', async () => {
    const terminal = start()
    expect(await terminal.vraag()).toContain('Koop je alleen of samen?')
    await terminal.escape()
    await doorloop(terminal, ALLEEN)
    await stop(terminal)
  })
})

describe('the vraag command', () => {
  it.each([
    ['stdin', { stdin: false }],
    ['stdout', { stdout: false }],
  ])('the vraag command exits with 2 and recommends bereken when %s is not a terminal', async (_wat, terminals) => {
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
  ])('the vraag command refuses the arguments %j with exit code 2 and a reason', async (woorden, reden) => {
    const terminal = start(woorden)
    expect(await terminal.code).toBe(2)
    expect(terminal.fout().split('\n', 1)).toEqual([`hypotheek-orientatie: ${reden}`])
  })

  it('vraag --rentetarieven uses the rates of the file and does not call them example rates', async () => {
    const terminal = await bezoek(ALLEEN, ['--rentetarieven', tarievenFile('{ "MY": { "120": 4.1 }, "FL": {} }')])
    expect(tekstVan(terminal)).toContain('Rente: 4,10%, 10 jaar vast.')
    expect(tekstVan(terminal)).not.toContain('Voorbeeldrente')
  })

  it('for a brand without rates, the vraag command reports that the period has no rate, and exits with 0', async () => {
    const terminal = start(['--rentetarieven', tarievenFile('{ "MY": {}, "FL": { "120": 4 } }')])
    expect(await Promise.race([terminal.code, doorloop(terminal, ALLEEN)])).toBe(0)
    await vi.waitFor(() => expect(tekstVan(terminal)).toContain('periode Voor deze rentevaste periode is geen rente'))
  })

  it('the vraag command refuses a rate of 0.0375 percent, and recommends --ongewone-rentes', async () => {
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
  ])('the vraag command uses the norms of 2025 with the arguments %j and the clock %j', async (woorden, anders) => {
    const terminal = start(woorden, 80, anders)
    await doorloop(terminal, ALLEEN)
    expect(tekstVan(terminal)).toContain('Berekend met de leennormen van 2025.')
  })
})

describe('colours in the terminal', () => {
  const KLEUR = /\u001B\[3\d/
  /** Makes stdout of this process a colour terminal, with these environment variables, until the test ends. */
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
    ['prints in colour on a colour terminal', {}, true],
    ['prints no colour when NO_COLOR is 1', { NO_COLOR: '1' }, false],
  ])('the vraag command %s', async (_wat, omgeving, verwacht) => {
    opKleurscherm(omgeving)
    const terminal = start()
    await doorloop(terminal, {}, 'Bruto jaarinkomen')
    expect(KLEUR.test(terminal.ruw())).toBe(verwacht)
  })
})
