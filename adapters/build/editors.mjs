/** Returns the choices of a type such as `'MY' | 'FL'`; an empty list for a type without quoted texts. */
const choicesOf = ({ text = '' } = {}) => [...text.matchAll(/'([^']*)'/g)].map(([, name]) => ({ name }))

const isBoolean = ({ type }) => type?.text === 'boolean'

const withDefault = ({ description, default: fallback }) =>
  fallback === undefined ? description : `${description} Default: \`${fallback}\`.`

/** Returns the description of the element for HTML files in Visual Studio Code (`html.customData`). */
export const toHtmlData = ({ tagName, description, attributes }) => ({
  version: 1.1,
  tags: [
    {
      name: tagName,
      description,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: withDefault(attribute),
        ...(isBoolean(attribute) ? { valueSet: 'v' } : {}),
        ...(choicesOf(attribute.type).length > 0 ? { values: choicesOf(attribute.type) } : {}),
      })),
    },
  ],
})

/** Returns the description of the custom properties for style sheets in Visual Studio Code (`css.customData`). */
export const toCssData = ({ cssProperties }) => ({
  version: 1.1,
  properties: cssProperties.map((property) => ({ name: property.name, description: withDefault(property) })),
})

const described = ({ name, description }) => ({ name, description })

const toWebAttribute = (attribute) => ({
  ...described(attribute),
  ...(attribute.default === undefined ? {} : { default: attribute.default }),
  value: isBoolean(attribute) ? { kind: 'no-value', type: 'boolean' } : { type: attribute.type?.text ?? 'string' },
})

const toWebProperty = ({ type, ...member }) => ({ ...described(member), type: type?.text })

/** Returns the description of the element for the editors of JetBrains (web-types). */
export const toWebTypes = (element, { name, version }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: element.tagName,
          description: element.description,
          attributes: element.attributes.map(toWebAttribute),
          slots: element.slots.map(described),
          js: {
            properties: element.members.filter(({ attribute }) => attribute).map(toWebProperty),
            events: element.events.map(toWebProperty),
          },
          css: { properties: element.cssProperties.map(described), parts: element.cssParts.map(described) },
        },
      ],
    },
  },
})
