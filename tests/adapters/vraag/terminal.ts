import { once } from 'node:events'
import { PassThrough, Writable } from 'node:stream'
import xterm from '@xterm/headless'
import { expect, onTestFinished, vi } from 'vitest'

import { runVraag, type VraagProcess } from '../../../adapters/vraag/runVraag'

const DOWN = '\u001B[B'
const UP = '\u001B[A'
/** Empties the line that is typed in. */
const CTRL_U = '\u0015'
export const ENTER = '\r'
export const CTRL_C = '\u0003'
export const CTRL_D = '\u0004'
const ESCAPE = '\u001B'

/** A terminal that nobody sees: the command runs in it, until the test ends, and its screen can be read. */
export interface ProefTerminal {
  /** Everything on the screen and above it, a line for each; without what stands at the end of a line. */
  readonly regels: () => readonly string[]
  /** What was written, with every sign that moves the cursor or changes a colour. */
  readonly ruw: () => string
  readonly toets: (tekens: string) => void
  /** Presses Escape, and waits until that is known to be all: other keys begin with the same sign. */
  readonly escape: () => Promise<void>
  /** Waits until a question is asked, and gives it as one text. */
  readonly vraag: () => Promise<string>
  /** Chooses the option with these words. */
  readonly kies: (tekst: string) => void
  /** Types a text in the place of what stands there. */
  readonly typ: (tekst: string) => void
  /** Closes the input, as a terminal does that goes away. */
  readonly sluit: () => void
  /** The lines that were too long for the screen. */
  readonly afgebroken: () => readonly string[]
  readonly fout: () => string
  /** Reports that the output failed. */
  readonly storing: () => void
  /** Does the command still hold the input open? The process would then wait for more. */
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
  /** The place of the open question on the screen. */
  const plek = (): number => regels().findLastIndex((regel) => ACTIEF.test(regel))
  /** The lines from the open question on; none while it is still being drawn. */
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
  /** Is everything on the screen that was written? Between two keys a question looks otherwise for a moment. */
  const isGetekend = (): boolean => stdout.writableLength === 0
  let beantwoord = ''
  /** Presses keys; the question that stood there then counts as answered, until it stands there otherwise. */
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

/** What is asked when all questions are answered. */
export const MENU = 'Wat wil je nu doen?'

/** How a question is answered: the words of a choice, or a text to type. */
export type Antwoorden = Readonly<Record<string, string>>

/**
 * Answers every question that is asked, until the question `tot`; one that has no answer here is left as it is. Gives
 * the questions in the order in which they were asked.
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

/** What somebody answers who buys alone and has enough; the rest stays as it is. */
export const ALLEEN: Antwoorden = {
  'Bruto jaarinkomen': '60000',
  'Vraagprijs van de woning': '250000',
  Energielabel: 'C',
  'Eigen geld': '20000',
}

/** The amount behind the last line that begins with these words. */
export const bedragBij = (terminal: ProefTerminal, wat: string): string | undefined =>
  terminal
    .regels()
    .findLast((regel) => regel.startsWith(`${wat} `))
    ?.slice(wat.length)
    .trim()

/** Everything on the screen as one text. */
export const tekstVan = (terminal: ProefTerminal): string => terminal.regels().join(' ').replaceAll(/\s+/g, ' ')

/** Ends a conversation that has come to its menu. */
export const stop = async (terminal: ProefTerminal): Promise<void> => {
  expect(await terminal.vraag()).toContain(MENU)
  terminal.kies('Stoppen')
  expect([await terminal.code, terminal.fout(), terminal.isOpen()]).toEqual([0, '', false])
}

/** A conversation in which these questions are answered, and nothing else is chosen yet. */
export const bezoek = async (antwoorden: Antwoorden, woorden: readonly string[] = []): Promise<ProefTerminal> => {
  const terminal = start(woorden)
  await doorloop(terminal, antwoorden)
  return terminal
}
