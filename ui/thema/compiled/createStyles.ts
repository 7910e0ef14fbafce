import { createContext, createElement, use, useInsertionEffect, type ReactNode } from 'react'

import { adopt, canShareSheets, createSheet, type Styles } from '../styles'

/** Gives the root around a part a style sheet, once. */
type GiveSheet = (css: string) => void

const GivesSheet = createContext<GiveSheet>(() => undefined)

/**
 * The styles of all instances in one document: the loader has given their roots the style sheet of the first step, and
 * a part that comes later brings its own.
 */
export const createStyles = (document: Document): Styles => {
  const shared = new Map<string, CSSStyleSheet>()
  const share = (css: string): CSSStyleSheet => {
    const sheet = shared.get(css) ?? createSheet(document, css)
    shared.set(css, sheet)
    return sheet
  }
  return (root, nonce = '') => {
    const given = new Set<string>()
    const giveSheet = (css: string) => {
      if (given.has(css)) return
      given.add(css)
      if (canShareSheets()) adopt(root, share(css))
      else root.append(Object.assign(document.createElement('style'), { nonce, textContent: css }))
    }
    return {
      Styled: ({ children }: { readonly children: ReactNode }) =>
        createElement(GivesSheet, { value: giveSheet }, children),
      remove: () => undefined,
    }
  }
}

/** Has the root around this part use a style sheet, before the part is drawn. */
export const useSheet = (css: string): void => {
  const giveSheet = use(GivesSheet)
  useInsertionEffect(() => giveSheet(css), [giveSheet, css])
}
