/** Returns a name that is unique on the page and survives a reload: the element's id and its index among equal ids. */
export const nameOf = (element: Element): string => {
  const { id, localName } = element
  const root = element.getRootNode() as Document | ShadowRoot
  const alike = [...root.querySelectorAll(localName)].filter((other) => other.id === id)
  const around = root instanceof ShadowRoot ? `${nameOf(root.host)}/` : ''
  return `${around}${id || localName}${alike.indexOf(element)}`
}
