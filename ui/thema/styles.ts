import type { ComponentType, ReactNode } from 'react'

/** The styles of one root. */
export interface RootStyles {
  /** Makes the parts inside it use these styles. */
  readonly Styled: ComponentType<{ readonly children: ReactNode }>
  /** Removes the styles from the root, unless other roots share them. */
  readonly remove: () => void
}

/**
 * Gives a root its styles. Browsers that cannot share style sheets get style tags inside the root, with the nonce if
 * there is one.
 */
export type Styles = (root: ShadowRoot, nonce?: string) => RootStyles

/** Whether roots can adopt one style sheet. Such a sheet needs no nonce and passes Trusted Types. */
export const canShareSheets = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && 'replaceSync' in CSSStyleSheet.prototype

/** Creates a constructed style sheet for the roots of this document; it works in no other document. */
export const createSheet = ({ defaultView }: Document, css = ''): CSSStyleSheet => {
  const sheet = new (defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

export const adopt = (root: ShadowRoot, sheet: CSSStyleSheet): void => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
