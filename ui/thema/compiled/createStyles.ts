import { createContext, createElement, use, type ReactNode } from 'react'

import { adopt, canShareSheets, createSheet, type Styles } from '../styles'
import { restSheet } from './restSheet'

/** Gives the root around a part a style sheet, once. */
type GiveSheet = (css: string) => void

const GivesSheet = createContext<GiveSheet>(() => undefined)

/**
 * The styles of all instances in one document. The loader has given their roots the style sheet of the painted first
 * step; this gives that of the other parts, and a part that comes later brings its own.
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
 * Has the root around this part use a style sheet, before the part is drawn. It does so while React draws and not in an
 * effect: a root gets a sheet once, whoever asks first, and each of dozens of parts would keep an effect.
 */
export const useSheet = (css: string): void => use(GivesSheet)(css)
