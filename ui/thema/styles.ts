import type { ComponentType, ReactNode } from 'react'

export interface RootStyles {
  /** A component to put around the calculator, so that the components inside it use these styles. */
  readonly Styled: ComponentType<{ readonly children: ReactNode }>
  /** Removes the style tags of the root. A style sheet that roots can share is not removed. */
  readonly remove: () => void
}

/** Gives a root its styles. Without support for shared sheets, the root gets style tags, with `nonce` if given. */
export type Styles = (root: ShadowRoot, nonce?: string) => RootStyles

/** Whether several roots can share one style sheet. Such a sheet needs no nonce, and Trusted Types allow it. */
export const canShareSheets = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && 'replaceSync' in CSSStyleSheet.prototype

/** Creates a constructed style sheet for roots of this document; the sheet does not work in another document. */
export const createSheet = ({ defaultView }: Document, css = ''): CSSStyleSheet => {
  const sheet = new (defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

export const adopt = (root: ShadowRoot, sheet: CSSStyleSheet): void => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
