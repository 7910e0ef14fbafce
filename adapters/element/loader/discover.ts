import { HypotheekOrientatieElement } from './hypotheekOrientatieElement'

/** The tag that is always defined, and the prefix of every other tag that becomes a calculator. */
const PREFIX = 'hypotheek-orientatie'

const isCalculator = (tag: string): boolean => /^hypotheek-orientatie(-|$)/.test(tag)

/** Ignores that `whenDefined` rejects a built-in tag, such as `p` in `<p is="x-y">`. */
const noName = (): void => undefined

/** Defines a tag with its own class, because a constructor can be defined only once. Reports an invalid name. */
const define = (tag: string): void => {
  if (customElements.get(tag)) return
  try {
    customElements.define(tag, class extends HypotheekOrientatieElement {})
  } catch (cause) {
    console.warn(cause)
  }
}

/**
 * Makes a calculator of every element on the page whose tag begins with the prefix. This includes elements added later,
 * and elements in the open shadow root of another element. Does nothing on a page where another script already did so.
 */
export const discover = (page: Document): void => {
  const earlier = customElements.get(PREFIX) as typeof HypotheekOrientatieElement | undefined
  if (earlier) {
    const { versie } = HypotheekOrientatieElement
    if (earlier.versie !== versie)
      console.warn(`${PREFIX}: versie ${versie} doet niets, want versie ${earlier.versie} was eerder geladen.`)
    return
  }
  const trees = new Set<WeakRef<ParentNode>>()
  const followed = new WeakSet<Node>()
  const awaited = new Set<string>()

  /** Inspects the elements with this tag again, and no others: a page may define hundreds of tags at once. */
  const inspectAgain = (tag: string): void => {
    for (const tree of trees) {
      const elements = tree.deref()?.querySelectorAll(CSS.escape(tag))
      if (elements) elements.forEach(inspect)
      else trees.delete(tree)
    }
  }

  /**
   * Inspects one element. An undefined element may get a shadow root later, so it is inspected again once it is
   * defined. The shadow root of a calculator is not searched.
   */
  const inspect = (element: Element): void => {
    const { localName, shadowRoot } = element
    if (isCalculator(localName)) define(localName)
    else if (shadowRoot) follow(shadowRoot)
    else if (!awaited.has(localName) && element.matches(':not(:defined)')) {
      awaited.add(localName)
      customElements.whenDefined(localName).then(() => inspectAgain(localName), noName)
    }
  }
  const inspectWithin = (node: Node): void => {
    if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(inspect)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(inspectWithin)
  })
  const follow = (tree: Document | ShadowRoot): void => {
    if (followed.has(tree)) return
    followed.add(tree)
    trees.add(new WeakRef(tree))
    observer.observe(tree, { childList: true, subtree: true })
    tree.childNodes.forEach(inspectWithin)
  }

  define(PREFIX)
  follow(page)
}
