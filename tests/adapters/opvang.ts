import { Writable } from 'node:stream'

/** Creates an output that keeps what is written to it; with `fout`, every write fails with that error. */
export const opvang = (fout?: Error) => {
  const stukken: string[] = []
  const stream = new Writable({
    write: (stuk: Buffer, _codering, klaar) => {
      stukken.push(stuk.toString())
      klaar(fout)
    },
  })
  return { stream, tekst: () => stukken.join('') }
}
