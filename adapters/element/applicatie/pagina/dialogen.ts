import { createDialogen, type Dialogen } from '../../../../application'

const perPagina = new WeakMap<Document, Dialogen>()

/** The dialogs of all calculators on this page, which share its live regions. */
export const dialogenOp = (pagina: Document): Dialogen => {
  const dialogen = perPagina.get(pagina) ?? createDialogen()
  perPagina.set(pagina, dialogen)
  return dialogen
}
