export const isSet = ([, value]) => value !== '' && value !== false
const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** An attribute of a tag; `read` is how the framework reads its value. */
const toAttribute =
  (read) =>
  ([name, value]) =>
    value === true ? name : `${name}="${read(value)}"`

/** The tag with what was chosen and with attributes of the framework, indented by this much. */
export const toTag = (chosen, indent, { content = '', own = [], read = inHtml } = {}) =>
  [
    '<hypotheek-orientatie',
    ...[...Object.entries(chosen).filter(isSet).map(toAttribute(read)), ...own].map((attribute) => `  ${attribute}`),
    `>${content}</hypotheek-orientatie>`,
  ]
    .map((line) => indent + line)
    .join('\n')

/** Svelte reads what stands between braces as an expression, and Twig what stands between two. */
export const inBraces = (text) => inHtml(text).replaceAll('{', '&#123;')
