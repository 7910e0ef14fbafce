export const isSet = ([, value]) => value !== '' && value !== false
export const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** Returns an attribute; `escape` escapes its value for the framework. */
export const toAttribute = ([name, value], escape = inHtml) => (value === true ? name : `${name}="${escape(value)}"`)

/**
 * Returns the tag with the chosen attributes and the framework's own attributes, indented. `write` formats an attribute
 * for frameworks that need another form.
 */
export const toTag = (chosen, indent, { content = '', own = [], escape = inHtml, write = toAttribute } = {}) =>
  [
    '<hypotheek-orientatie',
    ...[
      ...Object.entries(chosen)
        .filter(isSet)
        .map((attribute) => write(attribute, escape)),
      ...own,
    ].map((attribute) => `  ${attribute}`),
    `>${content}</hypotheek-orientatie>`,
  ]
    .map((line) => indent + line)
    .join('\n')

/** Escapes braces, because Svelte evaluates `{…}` and Twig evaluates `{{…}}`. */
export const inBraces = (text) => inHtml(text).replaceAll('{', '&#123;')
