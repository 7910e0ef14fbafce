import type { Readable, Writable } from 'node:stream'
import { styleText } from 'node:util'
import { isCancel, S_BAR, select, settings, text } from '@clack/prompts'

import { wrap } from './wrap'

/** One of the answers to choose from. */
export interface Keuze<Waarde> {
  readonly waarde: Waarde
  readonly tekst: string
}

/** A question as it stands in the terminal. */
export interface Schermvraag {
  readonly vraag: string
  /** What to count in the answer. */
  readonly hulp?: string | undefined
}

/** A terminal to ask and say things in. Asking rejects with {@link Gestopt} when somebody presses Ctrl+C. */
export interface Scherm {
  readonly kies: <Waarde>(vraag: Schermvraag, keuzes: readonly Keuze<Waarde>[], begin?: Waarde) => Promise<Waarde>
  /** Gives the text that was typed; asks on while `fout` has a message for it. */
  readonly typ: (vraag: Schermvraag, begin: string, fout: (tekst: string) => string | undefined) => Promise<string>
  readonly zeg: (...regels: readonly string[]) => void
  /** A title above what follows. */
  readonly titel: (tekst: string) => void
  /** The room for a line, in characters. */
  readonly breedte: () => number
}

/** The streams of a terminal. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable & { readonly columns?: number }
}

/** Somebody pressed Ctrl+C, or the terminal has gone. */
export class Gestopt extends Error {}

/** Lines longer than this are hard to read. */
const BREEDST = 76
/** The room of what the prompts put before a line. */
const INSPRINGING = '   '

/** Escape would throw away all that was answered; Ctrl+D closes the input, as Ctrl+C does. */
const houdToetsen = (): void => {
  settings.aliases.delete('escape')
  settings.aliases.set('\u0004', 'cancel')
}

/** A terminal, with the prompts of Clack. */
export const createScherm = ({ input, output }: Terminal): Scherm => {
  houdToetsen()
  let isWeg = false
  let open = new AbortController()
  const hangOp = () => {
    isWeg = true
    open.abort()
  }
  for (const event of ['end', 'close', 'error']) input.once(event, hangOp)
  output.on('error', hangOp)

  const breedte = () => Math.min(output.columns ?? 80, BREEDST)
  const opBreedte = (tekst: string): readonly string[] => wrap(tekst, breedte() - INSPRINGING.length)
  const regelsVan = ({ vraag, hulp }: Schermvraag): readonly string[] => [
    ...opBreedte(vraag),
    ...(hulp === undefined ? [] : opBreedte(hulp).map((regel) => styleText('dim', regel))),
  ]
  /** Asks with a prompt of Clack. */
  const stel = async <A>(prompt: (terminal: Terminal & { signal: AbortSignal }) => Promise<A | symbol>): Promise<A> => {
    if (isWeg) throw new Gestopt()
    open = new AbortController()
    const antwoord = await prompt({ input, output, signal: open.signal })
    if (isCancel(antwoord)) throw new Gestopt()
    return antwoord as A
  }

  return {
    breedte,
    zeg: (...regels) => {
      output.write(`${regels.flatMap((regel) => wrap(regel, breedte())).join('\n')}\n`)
    },
    titel: (tekst) => {
      output.write(`\n${styleText('bold', wrap(tekst, breedte()).join('\n'))}\n`)
    },
    kies: async (vraag, keuzes, begin) => {
      const options = keuzes.map(({ tekst }, value) => ({ value, label: tekst }))
      const initialValue = Math.max(0, plaatsVan(keuzes, begin))
      const message = regelsVan(vraag).join('\n')
      const gekozen = await stel<number>((terminal) =>
        select({ ...terminal, message, options, initialValue, showInstructions: false }),
      )
      const keuze = keuzes[gekozen]
      if (keuze === undefined) throw new Gestopt()
      return keuze.waarde
    },
    typ: async (vraag, begin, fout) => {
      /** This prompt leaves the lines of its texts as they are. */
      const message = regelsVan(vraag).join(`\n${styleText('gray', S_BAR)}  `)
      const validate = (getypt = '') => {
        const melding = fout(getypt)
        return melding === undefined ? undefined : opBreedte(melding).join(`\n${INSPRINGING}`)
      }
      const getypt = await stel<string | undefined>((terminal) =>
        text({ ...terminal, message, initialValue: begin, validate }),
      )
      return getypt ?? ''
    },
  }
}

const plaatsVan = <Waarde>(keuzes: readonly Keuze<Waarde>[], begin: Waarde | undefined): number =>
  keuzes.findIndex(({ waarde }) => waarde === begin)
