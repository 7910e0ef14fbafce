import { readFileSync } from 'node:fs'
import { code, table } from '../markdown.mjs'

const MANIFEST = 'dist/custom-elements.json'

/** Returns the declaration of the element in the manifest. */
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

/** Generates the page with every attribute, event, custom property and part of the element in the manifest. */
export const attributes = () => {
  const { attributes, events, cssProperties, cssParts } = readElement()
  return [
    '# Attributes and events',
    '',
    'The build generates this page from `custom-elements.json`, which editors read too.',
    '[The element](../../element/README.md) explains how attributes, properties and events work together.',
    '',
    '## Attributes',
    '',
    ...table(['attribute', 'what it does', 'values', 'when absent', 'property'], attributes.map(attributeRow)),
    '',
    '## Events',
    '',
    'Each event is dispatched twice: under this name on the element itself, without bubbling, and under its full name',
    '(`hypotheek-orientatie:resultaat`) on the **parent**, with bubbling. `detail` also has `bron`, the element.',
    '',
    ...table(
      ['event', 'when', 'type'],
      events.map(({ name, type, description }) => [code(name), description, code(type.text)]),
    ),
    '',
    '## Custom properties',
    '',
    ...table(
      ['custom property', 'meaning', 'when absent'],
      cssProperties.map(({ name, default: standard, description }) => [
        code(name),
        description,
        standard ? code(standard) : 'value of the brand',
      ]),
    ),
    '',
    '## Parts',
    '',
    ...table(
      ['part', 'meaning'],
      cssParts.map(({ name, description }) => [code(`::part(${name})`), description]),
    ),
    '',
  ].join('\n')
}
