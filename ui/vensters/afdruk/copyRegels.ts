import { toBladhtml, toBladtekst, type Tekstregel } from './bladtekst'

/** Copies lines to the clipboard, also as rich text if supported. Rejects when the page may not use the clipboard. */
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
