import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'

import { adopt, canShareSheets, createSheet, type RootStyles, type Styles } from './styles'
import { system } from './system'

/** The object through which Emotion inserts its rules. */
type RuleSheet = EmotionCache['sheet']

/** Returns a class for Emotion that inserts each rule once in `sheet`, and skips `@import` rules. */
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
        // Skip the rule: its selector is for another browser, and this browser throws an error for an unknown selector.
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

/** Returns the styles of a root. Chakra adds the rules of a component to `cache` when React renders that component. */
export const stylesIn = (cache: EmotionCache): RootStyles => ({
  Styled: ({ children }) => (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  ),
  remove: () => cache.sheet.flush(),
})

/**
 * Returns a function that gives a root its styles. All roots share one style sheet if the browser supports sharing. The
 * build of the element replaces this function with the function in `compiled/`, which needs no Chakra.
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
