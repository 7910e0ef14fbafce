/** Matches a space between words. An amount such as `− € 1.000` counts as one word. */
const BETWEEN_WORDS = /(?<![€−]) /

/**
 * Returns a text in lines of at most `width` characters. Lines break between words; a word longer than a line is cut.
 * The second and later lines of a list item (`- `) begin below the first letter of its text.
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
