/** Matches a space between words; an amount and its signs, as in `− € 1.000`, are one word. */
const BETWEEN_WORDS = /(?<![€−]) /

/**
 * Wraps a text to lines of at most `width` characters, between words; a longer word is cut. The next lines of a list
 * item (`- `) are indented to its text.
 */
export const wrap = (tekst: string, width: number): readonly string[] => {
  const room = Math.max(width, 1)
  return tekst.split('\n').flatMap((paragraph) => {
    const [indent = '', dash = ''] = /^( *)(- )?/.exec(paragraph)?.slice(1) ?? []
    const hanging = indent + ' '.repeat(dash.length)
    const lines: string[] = []
    let line = ''
    for (const woord of paragraph.trim().split(BETWEEN_WORDS)) {
      const longer = line === '' ? indent + woord : `${line} ${woord}`
      if (longer.length <= room) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = hanging + woord
      for (; line.length > room; line = line.slice(room)) lines.push(line.slice(0, room))
    }
    return [...lines, line]
  })
}
