/**
 * Returns a name for an element, which is the same after a reload of an unchanged page. The name is the id of the
 * element, or without an id its tag name, followed by its index among the elements with the same tag name and id. For
 * an element in a shadow root, the name of the host comes first.
 */
export const nameOf = (element: Element): string => {
  const { id, localName } = element
  const root = element.getRootNode() as Document | ShadowRoot
  const alike = [...root.querySelectorAll(localName)].filter((other) => other.id === id)
  const around = root instanceof ShadowRoot ? `${nameOf(root.host)}/` : ''
  return `${around}${id || localName}${alike.indexOf(element)}`
}
