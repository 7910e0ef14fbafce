import type { WriteStream } from 'node:tty'

/** How many lines have been dealt with. */
export interface Stand {
  readonly berekend: number
  readonly overgeslagen: number
}

const OM_DE = 250
const WIS_REGEL = '\r\u001B[K'
const getal = new Intl.NumberFormat('nl-NL')

const toTekst = ({ berekend, overgeslagen }: Stand, seconden: number): string => {
  const tempo = Math.round((berekend + overgeslagen) / Math.max(seconden, 0.001))
  return `${getal.format(berekend)} berekend, ${getal.format(overgeslagen)} overgeslagen, ${getal.format(tempo)} per seconde`
}

/** Keeps one line on a terminal up to date, four times a second; says nothing to a file or a pipe. */
export const toonVoortgang = (terminal: Pick<WriteStream, 'isTTY' | 'write'>, stand: () => Stand): (() => void) => {
  if (!terminal.isTTY) return () => undefined
  const begin = performance.now()
  const toon = (einde: string) =>
    terminal.write(`${WIS_REGEL}${toTekst(stand(), (performance.now() - begin) / 1000)}${einde}`)
  const wekker = setInterval(toon, OM_DE, '')
  return () => {
    clearInterval(wekker)
    toon('\n')
  }
}
