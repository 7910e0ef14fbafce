import { once } from 'node:events'
import { PassThrough, Writable } from 'node:stream'
import xterm from '@xterm/headless'
import { expect, onTestFinished, vi } from 'vitest'

import { runVraag, type VraagProcess } from '../../../adapters/vraag/runVraag'

const DOWN = '\u001B[B'
const UP = '\u001B[A'
/** Clears the typed line. */
const CTRL_U = '\u0015'
export const ENTER = '\r'
export const CTRL_C = '\u0003'
export const CTRL_D = '\u0004'
const ESCAPE = '\u001B'

/** A terminal without a window. The command runs in it until the test ends, and the test can read its screen. */
export interface ProefTerminal {
  /** Returns all lines on the screen and in the scrollback, without trailing spaces. */
  readonly regels: () => readonly string[]
  /** Returns the raw output, with all escape codes. */
  readonly ruw: () => string
  readonly toets: (tekens: string) => void
  /** Presses Escape, and waits until it is clear that no longer escape sequence follows. */
  readonly escape: () => Promise<void>
  /** Waits for the next question, and returns its text. */
  readonly vraag: () => Promise<string>
  /** Chooses the option with this text. */
  readonly kies: (tekst: string) => void
  /** Replaces the typed text by this one, and presses Enter. */
  readonly typ: (tekst: string) => void
  /** Closes the input, as a closed terminal does. */
  readonly sluit: () => void
  /** Returns the lines that were too long for the screen. */
  readonly afgebroken: () => readonly string[]
  readonly fout: () => string
  /** Emits an error on the output. */
  readonly storing: () => void
  /** Whether the command still keeps the input open. The process would then wait for more input. */
  readonly isOpen: () => boolean
  readonly code: Promise<number>
}

const ACTIEF = /^[◆▲] /
const OPTIE = /^\W{0,3}[●○] (.*)$/

export const start = (
  woorden: readonly string[] = [],
  kolommen = 80,
  { stdin: isIn = true, stdout: isUit = true, nu = '2026-03-14T12:00:00.000Z' } = {},
): ProefTerminal => {
  const scherm = new xterm.Terminal({
    cols: kolommen,
    rows: 60,
    allowProposedApi: true,
    scrollback: 10_000,
    convertEol: true,
  })
  const stukken: string[] = []
  const fouten: string[] = []
  const stdin = Object.assign(new PassThrough(), { isTTY: isIn, setRawMode: () => undefined })
  const stdout = new Writable({
    write: (stuk: Buffer, _codering, klaar) => {
      stukken.push(stuk.toString())
      scherm.write(stuk.toString(), klaar)
    },
  })
  const proces = {
    argv: ['node', 'hypotheek-orientatie', 'vraag', ...woorden],
    stdin,
    stdout: Object.assign(stdout, { isTTY: isUit, columns: kolommen, rows: 60 }),
    stderr: { write: (tekst: string) => fouten.push(tekst) > 0 },
  } as VraagProcess
  const code = runVraag(proces, () => new Date(nu))
  onTestFinished(async () => {
    stdin.end()
    await code
  })

  const regels = (): readonly string[] => {
    const { buffer } = scherm
    return Array.from({ length: buffer.active.length }, (_, plaats) =>
      (buffer.active.getLine(plaats)?.translateToString(true) ?? '').trimEnd(),
    )
  }
  /** Returns the line number of the open question on the screen. */
  const plek = (): number => regels().findLastIndex((regel) => ACTIEF.test(regel))
  /** Returns the lines from the open question on; none while it is still being drawn. */
  const open = (): readonly string[] => {
    const getekend = plek() === -1 ? [] : regels().slice(plek())
    return getekend.some((regel) => regel.startsWith('└')) ? getekend : []
  }
  const gevraagd = (): string =>
    open()
      .join(' ')
      .replace(ACTIEF, '')
      .replaceAll(/[│└\s]+/g, ' ')
      .trim()
  /** Whether all output is on the screen. Between two keys a question may look different for a moment. */
  const isGetekend = (): boolean => stdout.writableLength === 0
  let beantwoord = ''
  /** Presses keys. The open question then counts as answered, until it changes. */
  const toets = (tekens: string): void => {
    beantwoord = `${plek()} ${gevraagd()}`
    stdin.write(tekens)
  }
  return {
    regels,
    ruw: () => stukken.join(''),
    toets,
    escape: async () => {
      const gezien = once(stdin, 'keypress')
      stdin.write(ESCAPE)
      await gezien
    },
    vraag: () =>
      vi.waitUntil<string>(() => (isGetekend() && `${plek()} ${gevraagd()}` !== beantwoord ? gevraagd() : ''), {
        timeout: 10_000,
        interval: 5,
      }),
    kies: (tekst) => {
      const opties = open().filter((regel) => OPTIE.test(regel))
      const namen = opties.map((regel) => OPTIE.exec(regel)?.[1] ?? '')
      const daar = namen.includes(tekst) ? namen.indexOf(tekst) : namen.findIndex((naam) => naam.startsWith(tekst))
      if (daar === -1) throw new Error(`geen keuze ${tekst} bij: ${open().join(' / ')}`)
      const nu = opties.findIndex((regel) => regel.includes('●'))
      toets((daar > nu ? DOWN : UP).repeat(Math.abs(daar - nu)) + ENTER)
    },
    typ: (tekst) => toets(`${CTRL_U}${tekst}${ENTER}`),
    sluit: () => {
      stdin.end()
    },
    afgebroken: () => {
      const { active } = scherm.buffer
      return regels().filter((_, plaats) => active.getLine(plaats + 1)?.isWrapped === true)
    },
    fout: () => fouten.join(''),
    storing: () => void stdout.emit('error', new Error('EIO')),
    isOpen: () => !stdin.destroyed,
    code,
  }
}

/** The question of the menu, after all other questions. */
export const MENU = 'Wat wil je nu doen?'

/** The answer by question: the text of an option, or a text to type. */
export type Antwoorden = Readonly<Record<string, string>>

/**
 * Answers every question until the question `tot`; presses Enter for a question without an answer here. Returns the
 * questions in the order in which they were asked.
 */
export const doorloop = async (
  terminal: ProefTerminal,
  antwoorden: Antwoorden,
  tot = MENU,
): Promise<readonly string[]> => {
  const labels = Object.keys(antwoorden).toSorted((een, ander) => ander.length - een.length)
  const gesteld: string[] = []
  for (;;) {
    const gevraagd = await terminal.vraag()
    if (gevraagd.startsWith(tot)) return gesteld
    const label = labels.find((een) => gevraagd.startsWith(een))
    const antwoord = label === undefined ? undefined : antwoorden[label]
    gesteld.push(label ?? /^.*?(\?|\(optioneel\)|$)/.exec(gevraagd)?.[0] ?? gevraagd)
    if (antwoord === undefined) terminal.toets(ENTER)
    else if (/[●○]/.test(gevraagd)) terminal.kies(antwoord)
    else terminal.typ(antwoord)
  }
}

/** The answers of a visitor who buys alone and has enough money; other questions keep their first answer. */
export const ALLEEN: Antwoorden = {
  'Bruto jaarinkomen': '60000',
  'Vraagprijs van de woning': '250000',
  Energielabel: 'C',
  'Eigen geld': '20000',
}

/** Returns the amount in the last line that begins with this text. */
export const bedragBij = (terminal: ProefTerminal, wat: string): string | undefined =>
  terminal
    .regels()
    .findLast((regel) => regel.startsWith(`${wat} `))
    ?.slice(wat.length)
    .trim()

/** Returns everything on the screen as one text. */
export const tekstVan = (terminal: ProefTerminal): string => terminal.regels().join(' ').replaceAll(/\s+/g, ' ')

/** Stops a conversation that is at its menu. */
export const stop = async (terminal: ProefTerminal): Promise<void> => {
  expect(await terminal.vraag()).toContain(MENU)
  terminal.kies('Stoppen')
  expect([await terminal.code, terminal.fout(), terminal.isOpen()]).toEqual([0, '', false])
}

/** Starts a conversation, gives these answers, and stops at the menu. */
export const bezoek = async (antwoorden: Antwoorden, woorden: readonly string[] = []): Promise<ProefTerminal> => {
  const terminal = start(woorden)
  await doorloop(terminal, antwoorden)
  return terminal
}
