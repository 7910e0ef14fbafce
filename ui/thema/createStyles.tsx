import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'

import { adopt, canShareSheets, createSheet, type RootStyles, type Styles } from './styles'
import { system } from './system'

/** The sheet that emotion inserts its rules in. */
type RuleSheet = EmotionCache['sheet']

/** Collects emotion's rules in one constructed style sheet. A rule that is present is not added again. */
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

/** Has Chakra make the rules of the parts while they are drawn, in this cache. */
export const stylesIn = (cache: EmotionCache): RootStyles => ({
  Styled: ({ children }) => (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  ),
  remove: () => cache.sheet.flush(),
})

/**
 * The styles of all instances in one document, made while they are drawn. The build of the element has them ready
 * instead: `compiled/`.
 */
export const createStyles = (document: Document): Styles => {
  if (!canShareSheets())
    return (root, nonce) => stylesIn(createCache({ key: 'ho', container: root, ...(nonce ? { nonce } : {}) }))
  const sheet = createSheet(document)
  const cache = createCache({ key: 'ho' })
  cache.sheet = new (createRuleSheet(sheet))()
  const shared = stylesIn(cache)
  return (root) => {
    adopt(root, sheet)
    return shared
  }
}
