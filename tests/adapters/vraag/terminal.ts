import { once } from 'node:events'
import { PassThrough, Writable } from 'node:stream'
import xterm from '@xterm/headless'
import { expect, onTestFinished, vi } from 'vitest'

import { runVraag, type VraagProcess } from '../../../adapters/vraag/runVraag'

const DOWN = '\u001B[B'
const UP = '\u001B[A'
/** The key that clears the typed line. */
const CTRL_U = '\u0015'
export const ENTER = '\r'
export const CTRL_C = '\u0003'
export const CTRL_D = '\u0004'
const ESCAPE = '\u001B'

/** A terminal in memory that runs the vraag command. The test presses keys and reads the screen. */
export interface ProefTerminal {
  /** Returns all lines on the screen and in the scrollback, without trailing spaces. */
  readonly regels: () => readonly string[]
  /** Returns the raw output, with all escape codes. */
  readonly ruw: () => string
  readonly toets: (tekens: string) => void
  /** Presses Escape, and waits until the input has read it as a key of its own. */
  readonly escape: () => Promise<void>
  /** Waits for the next question and returns its text; rejects if no question appears within ten seconds. */
  readonly vraag: () => Promise<string>
  /** Chooses the option with this text, or else the first option that begins with it; throws if there is none. */
  readonly kies: (tekst: string) => void
  /** Replaces the text on the input line by this text, and presses Enter. */
  readonly typ: (tekst: string) => void
  /** Closes the input, as a closed terminal does. */
  readonly sluit: () => void
  /** Returns each screen row that was too long and continues on the next row. */
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
  /** Returns the index of the line where the open question begins; -1 when no question is open. */
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
  /** Whether all output has been drawn. Between two keys, a question may look different for a moment. */
  const isGetekend = (): boolean => stdout.writableLength === 0
  let beantwoord = ''
  /** Presses keys. The next call of `vraag` then waits until the open question differs from the present one. */
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

/** The question of the menu, which follows all other questions. */
export const MENU = 'Wat wil je nu doen?'

/** The answers by the first words of their questions. An answer is the text of an option, or a text to type. */
export type Antwoorden = Readonly<Record<string, string>>

/** Answers each question before `tot`, with Enter if `antwoorden` lacks a question. Returns the questions in order. */
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

/** The answers of a visitor who buys alone and has enough money. Other questions keep their default answer. */
export const ALLEEN: Antwoorden = {
  'Bruto jaarinkomen': '60000',
  'Vraagprijs van de woning': '250000',
  Energielabel: 'C',
  'Eigen geld': '20000',
}

/** Returns the amount in the last line that begins with this text; undefined when no line does. */
export const bedragBij = (terminal: ProefTerminal, wat: string): string | undefined =>
  terminal
    .regels()
    .findLast((regel) => regel.startsWith(`${wat} `))
    ?.slice(wat.length)
    .trim()

/** Returns everything on the screen as one text. */
export const tekstVan = (terminal: ProefTerminal): string => terminal.regels().join(' ').replaceAll(/\s+/g, ' ')

/** Chooses Stoppen in the menu, and expects exit code 0, no error text and a closed input. */
export const stop = async (terminal: ProefTerminal): Promise<void> => {
  expect(await terminal.vraag()).toContain(MENU)
  terminal.kies('Stoppen')
  expect([await terminal.code, terminal.fout(), terminal.isOpen()]).toEqual([0, '', false])
}

/** Starts the vraag command, answers its questions, and returns the terminal when the menu is open. */
export const bezoek = async (antwoorden: Antwoorden, woorden: readonly string[] = []): Promise<ProefTerminal> => {
  const terminal = start(woorden)
  await doorloop(terminal, antwoorden)
  return terminal
}
