const isFolded = (element: Element): boolean =>
  element.localName !== 'summary' && element.parentElement?.matches('details:not([open])') === true

/** The text in `root`, but for what is folded or hidden. */
export const textShown = (root: Element): string => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && (isFolded(node) || node.matches('[hidden]'))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode.data)
  return texts.join(' ')
}
