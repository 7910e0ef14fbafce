/** The maximum length of a line or a CSV row, in characters. Longer lines and rows are refused, to limit memory use. */
export const LONGEST_LINE = 65_536

/** A line of the input without its `\n`, numbered from 1. `tekst` is undefined when the line is too long. */
export interface InputLine {
  readonly nummer: number
  readonly tekst: string | undefined
}

/** Splits a text that arrives in pieces into lines. */
class LineCutter {
  #kept = ''
  #isTooLong = false
  #number = 0

  /** Returns the lines that end in this piece. */
  cut(piece: string): readonly InputLine[] {
    const parts = piece.split('\n')
    const open = parts.pop() ?? ''
    const lines = parts.map((part) => this.#close(part))
    this.#keep(open)
    return lines
  }

  /** Returns the last line when the text does not end with `\n`; otherwise an empty list. */
  end(): readonly InputLine[] {
    return this.#kept === '' && !this.#isTooLong ? [] : [this.#close('')]
  }

  #keep(part: string): void {
    this.#isTooLong ||= this.#kept.length + part.length > LONGEST_LINE
    this.#kept = this.#isTooLong ? '' : this.#kept + part
  }

  #close(part: string): InputLine {
    this.#keep(part)
    this.#number += 1
    const line = { nummer: this.#number, tekst: this.#isTooLong ? undefined : this.#kept }
    this.#kept = ''
    this.#isTooLong = false
    return line
  }
}

/** Yields the lines of a UTF-8 stream, piece by piece. Holds at most one piece and one line in memory. */
export async function* toLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly InputLine[]> {
  const decoder = new TextDecoder()
  const cutter = new LineCutter()
  for await (const piece of pieces) yield cutter.cut(decoder.decode(piece, { stream: true }))
  yield [...cutter.cut(decoder.decode()), ...cutter.end()]
}
