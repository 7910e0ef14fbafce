import type { WriteStream } from 'node:tty'

/** The numbers of requests that were calculated (`berekend`) and skipped (`overgeslagen`) so far. */
export interface Progress {
  readonly berekend: number
  readonly overgeslagen: number
}

const INTERVAL = 250
const CLEAR_LINE = '\r\u001B[K'
const number = new Intl.NumberFormat('nl-NL')

const toText = ({ berekend, overgeslagen }: Progress, seconds: number): string => {
  const pace = Math.round((berekend + overgeslagen) / Math.max(seconds, 0.001))
  const [done, skipped, perSecond] = [berekend, overgeslagen, pace].map((count) => number.format(count))
  return `${done} berekend, ${skipped} overgeslagen, ${perSecond} per seconde`
}

/** On a TTY, shows progress 4 times a second. Returns a function that ends the updates and shows the final progress. */
export const showProgress = (
  terminal: Pick<WriteStream, 'isTTY' | 'write'>,
  progress: () => Progress,
): (() => void) => {
  if (!terminal.isTTY) return () => undefined
  const start = performance.now()
  const show = (end: string) =>
    terminal.write(`${CLEAR_LINE}${toText(progress(), (performance.now() - start) / 1000)}${end}`)
  const timer = setInterval(show, INTERVAL, '')
  return () => {
    clearInterval(timer)
    show('\n')
  }
}
