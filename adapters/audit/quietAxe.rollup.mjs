import { changeModules, replaceText } from '../changeModules.rollup.mjs'

/** A module around axe, because axe exports itself through the `module` or `define` that it finds. */
const toModule = (axe) => `const module = { exports: {} }, define = undefined
const withoutCodeGenerators = () => { throw new Error('No code is made out of text here.') }
${axe}
export default module.exports`

const toQuiet = (code) =>
  [
    ['Function("return this")()', 'globalThis'],
    ['new Function(', 'withoutCodeGenerators('],
    ['(window.axe=axe)', 'axe'],
  ].reduce((quiet, [text, replacement]) => replaceText(quiet, text, replacement), code)

/**
 * Axe as its makers minified it. It carries code generators for old browsers and leaves itself on `window`; here it
 * does neither.
 *
 * @returns {import('rollup').Plugin}
 */
export const quietAxe = () => ({
  ...changeModules('quiet-axe', [{ module: /\/axe-core\/axe\.min\.js$/, to: (code) => toModule(toQuiet(code)) }]),
  resolveId(source, importer) {
    return source === 'axe-core' ? this.resolve('axe-core/axe.min.js', importer) : undefined
  },
})
