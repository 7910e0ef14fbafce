import { HypotheekOrientatieElement } from './hypotheekOrientatieElement'

/** The tag that is always defined. Other tags of calculators begin with this tag and a hyphen. */
const PREFIX = 'hypotheek-orientatie'

const isCalculator = (tag: string): boolean => /^hypotheek-orientatie(-|$)/.test(tag)

/** Ignores that `whenDefined` rejects a built-in tag, such as `p` in `<p is="x-y">`. */
const noName = (): void => undefined

/** Defines a tag as a calculator, unless it is defined. Each tag needs its own class. Warns about an invalid tag. */
const define = (tag: string): void => {
  if (customElements.get(tag)) return
  try {
    customElements.define(tag, class extends HypotheekOrientatieElement {})
  } catch (cause) {
    console.warn(cause)
  }
}

/**
 * Makes a calculator of every element whose tag is `hypotheek-orientatie`, or begins with `hypotheek-orientatie-`. Also
 * finds elements that are added later, and elements in an open shadow root that exists when its host element is added
 * or defined. On a page where a copy of this script ran earlier, only warns if the versions differ.
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

  /** Inspects the elements with this tag again, and no other elements: a page may define hundreds of tags at once. */
  const inspectAgain = (tag: string): void => {
    for (const tree of trees) {
      const elements = tree.deref()?.querySelectorAll(CSS.escape(tag))
      if (elements) elements.forEach(inspect)
      else trees.delete(tree)
    }
  }

  /**
   * Defines the tag of a calculator, and follows the open shadow root of any other element. An element that is not
   * defined yet may get a shadow root later, so it is inspected again once it is defined.
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
