import { Writable } from 'node:stream'

/** Creates a writable stream, and `tekst` that returns all text written to it. With `fout`, every write fails. */
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
