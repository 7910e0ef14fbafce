import createCache, { type EmotionCache } from '@emotion/cache'

/** What emotion asks of the place where its rules go. */
type RegelBewaarder = EmotionCache['sheet']

/**
 * Collects emotion's rules in one constructed style sheet which every instance adopts: no style tags, so no nonce is
 * needed and Trusted Types have nothing to refuse. A rule that is in already is not added again.
 */
const createBewaarder = (blad: CSSStyleSheet): new () => RegelBewaarder => {
  const aanwezig = new Set<string>()
  return class {
    readonly key = 'ho'
    readonly isSpeedy = true
    readonly tags: HTMLStyleElement[] = []
    readonly ctr = 0
    readonly before = null
    insert(regel: string): void {
      if (aanwezig.has(regel) || regel.startsWith('@import')) return
      aanwezig.add(regel)
      try {
        blad.insertRule(regel, blad.cssRules.length)
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
  } as unknown as new () => RegelBewaarder
}

const kanBladenDelen = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && 'replaceSync' in CSSStyleSheet.prototype

/**
 * Gives an instance the emotion cache for its root. Browsers that cannot share style sheets get style tags inside the
 * root, with the nonce where there is one.
 */
export type Styles = (root: ShadowRoot, nonce?: string) => EmotionCache

/** The styles of the instances in one document: a style sheet belongs to one, that of a frame has another. */
export const createStyles = ({ defaultView }: Document): Styles => {
  if (!kanBladenDelen())
    return (root, nonce) => createCache({ key: 'ho', container: root, ...(nonce ? { nonce } : {}) })
  const blad = new (defaultView ?? window).CSSStyleSheet()
  const cache = createCache({ key: 'ho' })
  cache.sheet = new (createBewaarder(blad))()
  return (root) => {
    if (!root.adoptedStyleSheets.includes(blad)) root.adoptedStyleSheets.push(blad)
    return cache
  }
}
