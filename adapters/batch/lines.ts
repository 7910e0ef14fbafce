/** The maximum length of a line or row, in characters; a longer one is not kept in memory. */
export const LONGEST_LINE = 65_536

/** A line without its line end, numbered from 1. The text is absent when the line was too long. */
export interface InputLine {
  readonly nummer: number
  readonly tekst: string | undefined
}

/** Splits a text that arrives in pieces into lines. */
class LineCutter {
  #kept = ''
  #isTooLong = false
  #number = 0

  /** Returns the lines that this piece completes. */
  cut(piece: string): readonly InputLine[] {
    const parts = piece.split('\n')
    const open = parts.pop() ?? ''
    const lines = parts.map((part) => this.#close(part))
    this.#keep(open)
    return lines
  }

  /** Returns the last line if the text does not end with a line end. */
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

/** Splits a stream into lines, one piece at a time. Keeps at most one piece and one line in memory. */
export async function* toLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly InputLine[]> {
  const decoder = new TextDecoder()
  const cutter = new LineCutter()
  for await (const piece of pieces) yield cutter.cut(decoder.decode(piece, { stream: true }))
  yield [...cutter.cut(decoder.decode()), ...cutter.end()]
}
