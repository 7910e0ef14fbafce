import { toBladhtml, toBladtekst, type Tekstregel } from './bladtekst'

/** Copies lines of text, as rich text too where the browser can; rejects where the page may copy nothing. */
export const copyRegels = (regels: readonly Tekstregel[]): Promise<void> => {
  const text = toBladtekst(regels)
  const plain = () => navigator.clipboard.writeText(text)
  if (typeof ClipboardItem === 'undefined') return plain()
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([toBladhtml(regels)], { type: 'text/html' }),
  })
  return navigator.clipboard.write([item]).catch(plain)
}
