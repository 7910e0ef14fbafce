import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'

import { TO_CODE } from '../../adapters/handboek/layout/maker/toCode.js'
import { ROOT } from '../support/root'

const CHOSEN = { 'label-code': 'FL', normjaar: '2026', bewaren: true, 'adviseur-zoeken-url': '/a?b="c"&d', nonce: '' }

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
}

/** What the compiler holds against code that stands beside the built package. */
const complaintsAbout = (code: string): readonly string[] => {
  const file = `${ROOT}/tests/handboek/example.tsx`
  const host = ts.createCompilerHost(OPTIONS)
  const program = ts.createProgram([file], OPTIONS, {
    ...host,
    fileExists: (path) => path === file || host.fileExists(path),
    getSourceFile: (path, options) =>
      path === file ? ts.createSourceFile(file, code, options) : host.getSourceFile(path, options),
  })
  const source = program.getSourceFile(file)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '),
  )
}

describe('the code that the handbook writes', () => {
  it.each(['react', 'next'] as const)('for %s compiles against the built package', (framework) => {
    expect(complaintsAbout(TO_CODE[framework](CHOSEN))).toEqual([])
  })

  it('is seen to be wrong when it reads a figure that the record does not have', () => {
    const code = TO_CODE.react(CHOSEN).replace('maximaleHypotheek', 'hoogsteHypotheek')
    expect(complaintsAbout(code)).toEqual([expect.stringContaining('hoogsteHypotheek')])
  })

  it('for vue compiles, with the listener on the parent', () => {
    const { descriptor, errors } = parse(TO_CODE.vue(CHOSEN))
    const { content } = compileScript(descriptor, { id: 'example' })
    const { code, errors: ofTemplate } = compileTemplate({
      source: descriptor.template?.content ?? '',
      filename: 'Rekenhulp.vue',
      id: 'example',
      compilerOptions: { isCustomElement: (tag) => tag.startsWith('hypotheek-orientatie') },
    })
    expect([errors, ofTemplate]).toEqual([[], []])
    expect(content).toContain('financieringsOpzet.maximaleHypotheek')
    expect(code).toContain('onHypotheekOrientatie:resultaat')
  })

  it('names what was chosen, quotes included, and leaves out what was not', () => {
    expect(TO_CODE.html(CHOSEN)).toContain(`  <hypotheek-orientatie
    label-code="FL"
    normjaar="2026"
    bewaren
    adviseur-zoeken-url="/a?b=&quot;c&quot;&amp;d"
  ><p>`)
  })
})
