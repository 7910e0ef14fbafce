import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'

import { adopt, canShareSheets, createSheet, type RootStyles, type Styles } from './styles'
import { system } from './system'

/** The sheet in which emotion inserts its rules. */
type RuleSheet = EmotionCache['sheet']

/** Returns a sheet class that puts emotion's rules in one constructed style sheet, each rule once. */
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
        // The rule has a selector for another browser, which this browser does not support.
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

/** Returns styles that Chakra creates in this cache while it renders the parts. */
export const stylesIn = (cache: EmotionCache): RootStyles => ({
  Styled: ({ children }) => (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  ),
  remove: () => cache.sheet.flush(),
})

/**
 * Returns the styles of all instances in one document, created during rendering. The build of the element uses
 * `compiled/` instead, which has them ready.
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
