import type { Readable, Writable } from 'node:stream'
import { styleText } from 'node:util'
import { isCancel, S_BAR, select, settings, text } from '@clack/prompts'

import { wrap } from './wrap'

/** An option of a choice question. */
export interface Choice<Waarde> {
  readonly waarde: Waarde
  readonly tekst: string
}

/** A question in the terminal. */
export interface Prompt {
  readonly vraag: string
  /** A hint below the question, such as what to include in an amount. */
  readonly hulp?: string | undefined
}

/** The questions and texts in a terminal. A question rejects with {@link Stopped} when the conversation is stopped. */
export interface Prompter {
  readonly choose: <Waarde>(vraag: Prompt, keuzes: readonly Choice<Waarde>[], begin?: Waarde) => Promise<Waarde>
  /** Returns the typed text. Refuses a text for which `fout` returns a message, and shows that message. */
  readonly type: (vraag: Prompt, begin: string, fout: (tekst: string) => string | undefined) => Promise<string>
  readonly say: (...lines: readonly string[]) => void
  /** Prints a bold title below an empty line. */
  readonly title: (tekst: string) => void
  /** Returns the maximum length of a line, in characters. */
  readonly width: () => number
}

/** The input and output of a terminal. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable & { readonly columns?: number }
}

/** The error with which a question rejects after Ctrl+C or Ctrl+D, or when the terminal was closed or failed. */
export class Stopped extends Error {}

/** The maximum width of text, in characters; longer lines are hard to read. */
const WIDEST = 76
/** Spaces as wide as the bar that Clack puts before each line. */
const INDENT = '   '

/** Makes Escape do nothing, because cancelling would lose all answers. Makes Ctrl+D cancel, as Ctrl+C does. */
const keepKeys = (): void => {
  settings.aliases.delete('escape')
  settings.aliases.set('\u0004', 'cancel')
}

export const createPrompter = ({ input, output }: Terminal): Prompter => {
  keepKeys()
  let isGone = false
  let open = new AbortController()
  const hangUp = () => {
    isGone = true
    open.abort()
  }
  for (const event of ['end', 'close', 'error']) input.once(event, hangUp)
  output.on('error', hangUp)

  const width = () => Math.min(output.columns ?? 80, WIDEST)
  const wrapped = (tekst: string): readonly string[] => wrap(tekst, width() - INDENT.length)
  const linesOf = ({ vraag, hulp }: Prompt): readonly string[] => [
    ...wrapped(vraag),
    ...(hulp === undefined ? [] : wrapped(hulp).map((line) => styleText('dim', line))),
  ]
  /** Shows a prompt of Clack and returns the answer. Throws {@link Stopped} if the prompt was cancelled or aborted. */
  const ask = async <A>(prompt: (terminal: Terminal & { signal: AbortSignal }) => Promise<A | symbol>): Promise<A> => {
    if (isGone) throw new Stopped()
    open = new AbortController()
    const antwoord = await prompt({ input, output, signal: open.signal })
    if (isCancel(antwoord)) throw new Stopped()
    return antwoord as A
  }

  return {
    width,
    say: (...lines) => {
      output.write(`${lines.flatMap((line) => wrap(line, width())).join('\n')}\n`)
    },
    title: (tekst) => {
      output.write(`\n${styleText('bold', wrap(tekst, width()).join('\n'))}\n`)
    },
    choose: async (vraag, keuzes, begin) => {
      const options = keuzes.map(({ tekst }, value) => ({ value, label: tekst }))
      const initialValue = Math.max(0, plaatsVan(keuzes, begin))
      const message = linesOf(vraag).join('\n')
      const gekozen = await ask<number>((terminal) =>
        select({ ...terminal, message, options, initialValue, showInstructions: false }),
      )
      const keuze = keuzes[gekozen]
      if (keuze === undefined) throw new Stopped()
      return keuze.waarde
    },
    type: async (vraag, begin, fout) => {
      /** Clack does not put its bar before the second and later lines of this message, so `join` adds the bar. */
      const message = linesOf(vraag).join(`\n${styleText('gray', S_BAR)}  `)
      const validate = (getypt = '') => {
        const melding = fout(getypt)
        return melding === undefined ? undefined : wrapped(melding).join(`\n${INDENT}`)
      }
      const getypt = await ask<string | undefined>((terminal) =>
        text({ ...terminal, message, initialValue: begin, validate }),
      )
      return getypt ?? ''
    },
  }
}

const plaatsVan = <Waarde>(keuzes: readonly Choice<Waarde>[], begin: Waarde | undefined): number =>
  keuzes.findIndex(({ waarde }) => waarde === begin)
