const NAAM = 'rekenbewijs.json'

/** Has the browser keep a receipt as a file. */
export const saveFile = (knop: HTMLElement, tekst: string): void => {
  const link = knop.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob([tekst], { type: 'application/json' }))
  link.download = NAAM
  link.click()
  URL.revokeObjectURL(link.href)
}
