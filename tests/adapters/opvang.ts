import { Writable } from 'node:stream'

/** An output that keeps what is written to it; with a failure it says at each write that it failed. */
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
