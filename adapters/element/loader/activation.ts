/** A document that the browser may draw ahead of a visit. TypeScript does not know this property yet. */
interface Prerenderable extends Document {
  readonly prerendering?: boolean
}

/**
 * Returns a promise that resolves when the visitor opens a page that the browser draws ahead (speculation rules).
 * Before that moment there is no visit to report. Until then `prepare` may load files; its failure is ignored. Returns
 * undefined for any other page.
 */
export const activation = (page: Prerenderable, prepare: () => Promise<unknown>): Promise<void> | undefined => {
  if (!page.prerendering) return undefined
  prepare().catch(() => undefined)
  return new Promise((resolve) => {
    page.addEventListener('prerenderingchange', () => resolve(), { once: true })
  })
}
