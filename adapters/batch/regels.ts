/** Longer lines than this (characters) are no requests; they are passed over without being kept. */
export const LANGSTE_REGEL = 65_536

/** A line without its end, counted from 1; the text is absent when it was too long to keep. */
export interface Regel {
  readonly nummer: number
  readonly tekst: string | undefined
}

/** Cuts a text that comes in pieces into lines. */
class Knipper {
  #rest = ''
  #isTeLang = false
  #nummer = 0

  /** The lines that this piece completes. */
  knip(stuk: string): readonly Regel[] {
    const delen = stuk.split('\n')
    const open = delen.pop() ?? ''
    const regels = delen.map((deel) => this.#sluit(deel))
    this.#bewaar(open)
    return regels
  }

  /** The last line, when the text does not end with the end of one. */
  slot(): readonly Regel[] {
    return this.#rest === '' && !this.#isTeLang ? [] : [this.#sluit('')]
  }

  #bewaar(deel: string): void {
    this.#isTeLang ||= this.#rest.length + deel.length > LANGSTE_REGEL
    this.#rest = this.#isTeLang ? '' : this.#rest + deel
  }

  #sluit(deel: string): Regel {
    this.#bewaar(deel)
    this.#nummer += 1
    const regel = { nummer: this.#nummer, tekst: this.#isTeLang ? undefined : this.#rest }
    this.#rest = ''
    this.#isTeLang = false
    return regel
  }
}

/** Cuts a stream into lines, a piece of the stream at a time, and never holds more than a piece and one line. */
export async function* toRegels(stukken: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Regel[]> {
  const decoder = new TextDecoder()
  const knipper = new Knipper()
  for await (const stuk of stukken) yield knipper.knip(decoder.decode(stuk, { stream: true }))
  yield [...knipper.knip(decoder.decode()), ...knipper.slot()]
}
