/** The default maximum length of a name in a message, in characters. */
const LONGEST_NAME = 60

const escape = (teken: string): string => `\\u{${(teken.codePointAt(0) ?? 0).toString(16)}}`

/**
 * Returns an untrusted text in a form that can safely be part of a message, in at most `longest` characters. Escapes
 * each character except printable ASCII and the characters from À to ÿ. A text that is cut off ends with `…`.
 * @example
 * toLegibleName('eigen\nInleg') // 'eigen\\u{a}Inleg'
 */
export const toLegibleName = (naam: string, longest = LONGEST_NAME): string => {
  const leesbaar = naam.slice(0, longest).replaceAll(/[^ -~À-ÿ]/gu, escape)
  return leesbaar.length <= longest && naam.length <= longest ? leesbaar : `${leesbaar.slice(0, longest - 1)}…`
}
