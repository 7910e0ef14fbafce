import { createContext, createElement, use, type ReactNode } from 'react'

import { adopt, canShareSheets, createSheet, type Styles } from '../styles'
import { restSheet } from './restSheet'

/** Adds a style sheet to the root around a part, once. */
type GiveSheet = (css: string) => void

const GivesSheet = createContext<GiveSheet>(() => undefined)

/**
 * Returns the styles of all instances in one document. The loader adds the sheet of the painted first step to each
 * root. This function adds the sheet for the rest of the application; each lazily loaded part adds its own.
 */
export const createStyles = (document: Document): Styles => {
  const shared = new Map<string, CSSStyleSheet>()
  const share = (css: string): CSSStyleSheet => {
    const sheet = shared.get(css) ?? createSheet(document, css)
    shared.set(css, sheet)
    return sheet
  }
  return (root, nonce = '') => {
    const given = new Map<string, HTMLStyleElement | undefined>()
    const giveSheet = (css: string) => {
      if (css === '' || given.has(css)) return
      const tag = canShareSheets() ? undefined : createTag(css, nonce)
      given.set(css, tag)
      if (tag) root.append(tag)
      else adopt(root, share(css))
    }
    giveSheet(restSheet)
    return {
      Styled: ({ children }: { readonly children: ReactNode }) =>
        createElement(GivesSheet, { value: giveSheet }, children),
      remove: () => {
        for (const tag of given.values()) tag?.remove()
      },
    }
  }
}

const createTag = (css: string, nonce: string): HTMLStyleElement =>
  Object.assign(document.createElement('style'), { nonce, textContent: css })

/**
 * Adds a style sheet to the root around a part, before the part is painted. A root gets each sheet once, so this is
 * safe while React renders. An effect in each of dozens of parts would take memory.
 */
export const useSheet = (css: string): void => use(GivesSheet)(css)
