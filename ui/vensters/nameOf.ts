/** A name that is unique on the page and the same after a reload: the id of the element and its number among equals. */
export const nameOf = (element: Element): string => {
  const { id, localName } = element
  const root = element.getRootNode() as Document | ShadowRoot
  const alike = [...root.querySelectorAll(localName)].filter((other) => other.id === id)
  const around = root instanceof ShadowRoot ? `${nameOf(root.host)}/` : ''
  return `${around}${id || localName}${alike.indexOf(element)}`
}
