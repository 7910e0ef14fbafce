export const isSet = ([, value]) => value !== '' && value !== false
export const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** An attribute; `escape` escapes its value for the framework. */
export const toAttribute = ([name, value], escape = inHtml) => (value === true ? name : `${name}="${escape(value)}"`)

/**
 * The tag with what was chosen and with attributes of the framework, indented by this much. `write` writes an attribute
 * where the framework wants a form of its own.
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

/** Svelte evaluates `{…}` and Twig `{{…}}`, so braces are escaped. */
export const inBraces = (text) => inHtml(text).replaceAll('{', '&#123;')
