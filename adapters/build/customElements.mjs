import { readFileSync } from 'node:fs'
import { create as describeElements, ts } from '@custom-elements-manifest/analyzer'
import { toCssData, toHtmlData, toWebTypes } from './editors.mjs'

const SOURCE = 'adapters/element/loader/hypotheekOrientatieElement.ts'
/** The path of the module that a page loads, from the root of the package. */
const MODULE = 'dist/hypotheek-orientatie.js'

const toCamelCase = (name) => name.replace(/-./g, ([, letter]) => letter.toUpperCase())
const toField = ({ name, fieldName, ...rest }) => ({ kind: 'field', ...rest, name: fieldName, attribute: name })
const isPublic = ({ privacy }) => privacy !== 'private'

/** Returns the entry in the manifest that links the tag to its class. */
const toDefinition = ({ name, tagName }) => ({
  kind: 'custom-element-definition',
  name: tagName,
  declaration: { name, module: MODULE },
})

/**
 * Creates a plugin that describes the element, from the docstring of its class. It writes `custom-elements.json` for
 * catalogues of elements, and three files for editors.
 *
 * @param {{ name: string, version: string }} ours
 * @returns {import('rollup').Plugin}
 */
export const customElements = (ours) => ({
  name: 'custom-elements',
  generateBundle() {
    const text = readFileSync(SOURCE, 'utf8')
    const source = ts.createSourceFile(MODULE, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS)
    const described = describeElements({ modules: [source], plugins: [], context: { dev: false } })
    const [{ declarations, exports }] = described.modules
    const [declaration] = declarations
    const properties = declaration.attributes.filter(({ name }) => !name.startsWith('ref-'))
    for (const property of properties) property.fieldName = toCamelCase(property.name)
    declaration.members = [...declaration.members.filter(isPublic), ...properties.map(toField)]
    exports.push(toDefinition(declaration))
    const files = {
      'custom-elements.json': described,
      'editors/html-custom-data.json': toHtmlData(declaration),
      'editors/css-custom-data.json': toCssData(declaration),
      'editors/web-types.json': toWebTypes(declaration, ours),
    }
    for (const [fileName, content] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, undefined, 2)}\n` })
  },
})
