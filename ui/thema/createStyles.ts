import createCache, { type EmotionCache } from '@emotion/cache'

/** What emotion asks of the place where its rules go. */
type RuleSheet = EmotionCache['sheet']

/**
 * Collects emotion's rules in one constructed style sheet which every instance adopts: no style tags, so no nonce is
 * needed and Trusted Types have nothing to refuse. A rule that is in already is not added again.
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
        // A rule for another browser, with a selector this one does not know.
      }
    }
    hydrate(): void {
      return undefined
    }
    /** The sheet is shared: what one instance no longer uses another may. */
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

/** The styles of the instances in one document: a style sheet belongs to one, that of a frame has another. */
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
