/** Copies text, as rich text too where the browser can; rejects where the page may copy nothing. */
export const copy = (text: string, html: string): Promise<void> => {
  const plain = () => navigator.clipboard.writeText(text)
  if (typeof ClipboardItem === 'undefined') return plain()
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  })
  return navigator.clipboard.write([item]).catch(plain)
}
