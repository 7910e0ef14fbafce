import { readFileSync } from 'node:fs'
import { create as describeElements, ts } from '@custom-elements-manifest/analyzer'
import { replaceText } from '../changeModules.rollup.mjs'

const PATH = 'adapters/element/loader/hypotheekOrientatieElement.ts'
const PUBLISHED_AS = 'hypotheek-orientatie.js'

const toCamelCase = (name) => name.replace(/-./g, ([, letter]) => letter.toUpperCase())
const toField = ({ name, fieldName, ...rest }) => ({ kind: 'field', ...rest, name: fieldName, attribute: name })
const isPublic = ({ privacy }) => privacy !== 'private'

/**
 * Describes the element for editors and catalogues, in the words of its own comments, as `custom-elements.json`.
 *
 * @returns {import('rollup').Plugin}
 */
export const customElements = () => ({
  name: 'custom-elements',
  generateBundle() {
    const source = ts.createSourceFile(PATH, readFileSync(PATH, 'utf8'), ts.ScriptTarget.ES2022, true)
    const described = describeElements({ modules: [source], plugins: [], context: { dev: false } })
    for (const declaration of described.modules.flatMap(({ declarations }) => declarations)) {
      const properties = declaration.attributes.filter(({ name }) => !name.startsWith('ref-'))
      for (const property of properties) property.fieldName = toCamelCase(property.name)
      declaration.members = [...declaration.members.filter(isPublic), ...properties.map(toField)]
    }
    const published = replaceText(JSON.stringify(described, undefined, 2), PATH, PUBLISHED_AS)
    this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: `${published}\n` })
  },
})
