import { createContext, createElement, use, type ReactNode } from 'react'

import { adopt, canShareSheets, createSheet, type Styles } from '../styles'
import { restSheet } from './restSheet'

/** A function that adds a style sheet to a root, at most once. */
type GiveSheet = (css: string) => void

const GivesSheet = createContext<GiveSheet>(() => undefined)

/**
 * Returns a function that gives a root of this document its styles. The loader has already added `sheet` to the root.
 * The function adds `restSheet`; components of `lazyParts` and `looseParts` add their own sheet when rendered.
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
 * Adds a style sheet to the root around a component while React renders the component, so before the browser paints it.
 * This is safe, because a root gets each sheet only once. An effect in each of dozens of components would take memory.
 */
export const useSheet = (css: string): void => use(GivesSheet)(css)
