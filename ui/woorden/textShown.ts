const isFolded = (element: Element): boolean =>
  element.localName !== 'summary' && element.parentElement?.matches('details:not([open])') === true

/** The text of `root` that a visitor can see, without that of `except`. */
export const textShown = (root: Element, except: Element | null): string => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && (node === except || isFolded(node))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode.data)
  return texts.join(' ')
}
