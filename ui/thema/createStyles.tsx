import createCache, { type EmotionCache } from '@emotion/cache'

/** The sheet that emotion inserts its rules in. */
type RuleSheet = EmotionCache['sheet']

/**
 * Collects emotion's rules in one constructed style sheet that every instance adopts: without style tags the page needs
 * no nonce and passes Trusted Types. A rule that is present is not added again.
 */
const createRuleSheet = (sheet: CSSStyleSheet): new () => RuleSheet => {
  const present = new Set<string>()
  return class {
    readonly key = 'ho'
    readonly isSpeedy = true
    readonly tags: HTMLStyleElement[] = []
    readonly ctr = 0
    readonly before = null
    insert(rule: string): void {
      if (present.has(rule) || rule.startsWith('@import')) return
      present.add(rule)
      try {
        sheet.insertRule(rule, sheet.cssRules.length)
      } catch {
        // The rule has a selector for another browser, which this one does not know.
      }
    }
    hydrate(): void {
      return undefined
    }
    /** Removes nothing: another instance may still use the rules of the shared sheet. */
    flush(): void {
      return undefined
    }
  } as unknown as new () => RuleSheet
}

const canShareSheets = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && 'replaceSync' in CSSStyleSheet.prototype

/**
 * Gives an instance the emotion cache for its root. Browsers that cannot share style sheets get style tags inside the
 * root, with the nonce where there is one.
 */
export type Styles = (root: ShadowRoot, nonce?: string) => EmotionCache

/** The styles of all instances in one document; a constructed style sheet works in its own document only. */
export const createStyles = ({ defaultView }: Document): Styles => {
  if (!canShareSheets())
    return (root, nonce) => createCache({ key: 'ho', container: root, ...(nonce ? { nonce } : {}) })
  const sheet = new (defaultView ?? window).CSSStyleSheet()
  const cache = createCache({ key: 'ho' })
  cache.sheet = new (createRuleSheet(sheet))()
  return (root) => {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
    return cache
  }
}
