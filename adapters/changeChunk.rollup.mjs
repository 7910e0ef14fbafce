import MagicString from 'magic-string'

/**
 * The code of a chunk with other texts in some places, and where each line of it was: so that a source map of the whole
 * build still leads back to the source.
 *
 * @param {string} code
 * @param {readonly { start: number, end: number, text: string }[]} edits - Places that do not overlap.
 * @param {{ before?: string, after?: string }} [around]
 * @returns {{ code: string, map: import('magic-string').SourceMap }}
 */
export const changeChunk = (code, edits, { before = '', after = '' } = {}) => {
  const changed = new MagicString(code)
  for (const { start, end, text } of edits)
    if (start === end) changed.appendLeft(start, text)
    else changed.update(start, end, text)
  changed.prepend(before).append(after)
  return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) }
}
