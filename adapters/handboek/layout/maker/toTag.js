export const isSet = ([, value]) => value !== '' && value !== false
export const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** Returns an attribute as HTML; only the name for `true`. `escape` escapes the value for the framework. */
export const toAttribute = ([name, value], escape = inHtml) => (value === true ? name : `${name}="${escape(value)}"`)

/**
 * Returns the indented tag with the chosen attributes, and with `own`: attributes that the framework needs. `write`
 * formats an attribute for a framework whose attributes differ from those of HTML.
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

/** Escapes a text for HTML, and its opening braces: Svelte evaluates `{…}` and Twig evaluates `{{…}}`. */
export const inBraces = (text) => inHtml(text).replaceAll('{', '&#123;')
