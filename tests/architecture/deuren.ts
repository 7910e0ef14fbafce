import { readFileSync } from 'node:fs'
import ts from 'typescript'

import { ROOT } from '../support/root'

/** The source of each door that is no folder of its own name. */
const ELDERS: Readonly<Record<string, string>> = {
  '.': 'adapters/element/index.ts',
  './audit': 'adapters/audit/index.ts',
  './conformance': 'adapters/conformance/index.ts',
  './react': 'adapters/element/react/index.ts',
  './tekst': 'ui/tekst/index.ts',
  './testing': 'adapters/testing/index.ts',
  './vue': 'adapters/element/vue.ts',
}

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>
}

/** Every door of the package that has types, with its source. */
export const DEUREN = Object.entries(exports).flatMap(([deur, inhoud]): readonly (readonly [string, string])[] =>
  typeof inhoud === 'string' ? [] : [[deur, ELDERS[deur] ?? `${deur.slice(2).replace('*', '2026')}/index.ts`]],
)

const program = ts.createProgram(
  DEUREN.map(([, bestand]) => `${ROOT}/${bestand}`),
  {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  },
)
/** Says of what type a thing of the doors is. */
export const checker = program.getTypeChecker()

/** Everything that a door exports, by its own name. */
export const exportsVan = (bestand: string): readonly ts.Symbol[] => {
  const source = program.getSourceFile(`${ROOT}/${bestand}`)
  const module = source && checker.getSymbolAtLocation(source)
  const gevonden = module ? checker.getExportsOfModule(module) : []
  return gevonden.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
}
