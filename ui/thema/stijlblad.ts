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

interface Gedeeld {
  readonly blad: CSSStyleSheet
  readonly cache: EmotionCache
}

/** A style sheet belongs to one document: an instance in the document of a frame or another window has another. */
const perDocument = new WeakMap<Document, Gedeeld>()

const createGedeeld = ({ defaultView }: Document): Gedeeld => {
  const blad = new (defaultView ?? window).CSSStyleSheet()
  const cache = createCache({ key: 'ho' })
  cache.sheet = new (createBewaarder(blad))()
  return { blad, cache }
}

/**
 * The emotion cache for an instance in this root. Browsers that cannot share style sheets get style tags inside the
 * root, with the nonce where there is one.
 */
export const createStijlCache = (root: ShadowRoot, nonce?: string): EmotionCache => {
  if (!kanBladenDelen()) return createCache({ key: 'ho', container: root, ...(nonce ? { nonce } : {}) })
  const gedeeld = perDocument.get(root.ownerDocument) ?? createGedeeld(root.ownerDocument)
  perDocument.set(root.ownerDocument, gedeeld)
  if (!root.adoptedStyleSheets.includes(gedeeld.blad)) root.adoptedStyleSheets.push(gedeeld.blad)
  return gedeeld.cache
}
