import { readFileSync } from 'node:fs'
import { code, table } from '../markdown.mjs'

const MANIFEST = 'dist/custom-elements.json'

/** What the manifest says of the element. */
export const readElement = () => {
  const { modules } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  return modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === 'hypotheek-orientatie')
}

const attributeRow = ({ name, fieldName, type, default: standard, description }) => [
  code(name),
  description,
  code(type.text),
  standard ? code(standard) : '',
  fieldName ? code(fieldName) : '',
]

/** Every attribute, event, custom property and part of the element, as its manifest has them. */
export const attributes = () => {
  const { attributes, events, cssProperties, cssParts } = readElement()
  return [
    '# Attributes and events',
    '',
    'Made of `custom-elements.json`, which editors read too. How they work together stands in',
    '[the page on the element](../../element/README.md).',
    '',
    '## Attributes',
    '',
    ...table(['attribute', 'what it does', 'values', 'when absent', 'property'], attributes.map(attributeRow)),
    '',
    '## Events',
    '',
    'Each is dispatched twice: by this name on the element itself, which does not bubble; and with',
    '`hypotheek-orientatie:` before it on its **parent**, from where it bubbles. Its `detail` has `bron`, the element.',
    '',
    ...table(
      ['event', 'when', 'type'],
      events.map(({ name, type, description }) => [code(name), description, code(type.text)]),
    ),
    '',
    '## Custom properties',
    '',
    ...table(
      ['custom property', 'what it is', 'when absent'],
      cssProperties.map(({ name, default: standard, description }) => [
        code(name),
        description,
        standard ? code(standard) : 'of the brand',
      ]),
    ),
    '',
    '## Parts',
    '',
    ...table(
      ['part', 'what it is'],
      cssParts.map(({ name, description }) => [code(`::part(${name})`), description]),
    ),
    '',
  ].join('\n')
}
