/** The name of the rule that forbids a ring of imports between the folders of a layer. */
export const ONE_WAY = 'one-way-folders'

/** The files of a project: the text of each file, by its path. */
export type Files = Readonly<Record<string, string>>

const PACKAGES = [
  'fp-ts',
  'io-ts',
  'rxjs',
  'react',
  '@chakra-ui/react',
  'inversify',
  'fastify',
  'fast-check',
  '@noble/hashes',
  '@modelcontextprotocol/sdk',
  'csv-parse',
  'lodash',
]

const packageFiles: Files = Object.fromEntries(
  PACKAGES.flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'exports.waarde = 1'],
  ]),
)

/** A minimal project that breaks no rule. */
export const sound: Files = {
  ...packageFiles,
  'domain/index.ts': `export { bedrag } from './geld'`,
  'domain/geld/index.ts': `export { bedrag } from './bedrag'`,
  'domain/geld/bedrag.ts': `import 'fp-ts'; import 'io-ts'; export const bedrag = 1`,
  'domain/normen/2025/index.ts': `export { tabel } from './tabel'`,
  'domain/normen/2025/tabel.ts': `export const tabel = []`,
  'application/index.ts': `export { service } from './service'`,
  'application/service.ts': `import 'rxjs'; import { bedrag } from '../domain'; export const service = bedrag`,
  'ui/index.ts': `export { scherm } from './scherm'`,
  'ui/scherm.tsx': `import 'react'; import '@chakra-ui/react'; import '../application'; import './verhaal/verhaal';
    export const scherm = 1`,
  'adapters/lokaal/index.ts': `import '../../domain/normen/2025'; export const lokaal = 1`,
  'adapters/build/vervang.mjs': `export const vervang = 1`,
  'adapters/build/stil.mjs': `import 'node:path'; import './vervang.mjs'`,
  'adapters/container/index.ts': `import 'inversify'; import '../lokaal'; export const container = 1`,
  'adapters/element/index.ts': `import '../container'; import '../../ui'`,
  'adapters/server/index.ts': `import 'node:http'; import '../../domain'`,
  'adapters/mcp/index.ts': `import '@modelcontextprotocol/sdk'; import '../../ui/tekst/voorKanalen'`,
  'ui/tekst/voorKanalen.ts': `export { zin } from './zin'`,
  'ui/tekst/zin.ts': `export const zin = 1`,
  'ui/verhaal/verhaal.tsx': `import 'react'; import { zin } from './zin'; export const verhaal = zin`,
  'ui/verhaal/zin.ts': `export { zin } from '../tekst/zin'`,
  'tests/hulp.ts': `export const hulp = 1`,
}

/** By rule name, the files that break the rule when they are added to `sound` or replace files of `sound`. */
export const breaks: Readonly<Record<string, Files>> = {
  'arrows-domain': { 'domain/geld/bedrag.ts': `import '../../application'; export const bedrag = 1` },
  'arrows-application': { 'application/service.ts': `import '../ui'; import '../domain'; export const service = 1` },
  'arrows-ui': { 'ui/scherm.tsx': `import type { lokaal } from '../adapters/lokaal'; import '../application'` },
  'arrows-adapters': { 'dist/domain.js': '', 'adapters/lokaal/index.ts': `import '../../dist/domain.js'` },
  'packages-domain': { 'domain/geld/bedrag.ts': `import type { waarde } from 'rxjs'; export const bedrag = 1` },
  'packages-application': { 'application/service.ts': `import 'react'; import '../domain'; export const service = 1` },
  'packages-ui': { 'ui/scherm.tsx': `import 'lodash'; import '../application'; export const scherm = 1` },
  'texts-alone': { 'ui/tekst/zin.ts': `import { zin as anders } from '../verhaal/zin'; export const zin = anders` },
  'screen-in-element': { 'adapters/mcp/index.ts': `import '../../ui'` },
  'sdk-in-mcp': { 'adapters/lokaal/index.ts': `import '@modelcontextprotocol/sdk'; import '../../domain/normen/2025'` },
  'csv-in-batch': { 'adapters/lokaal/index.ts': `import 'csv-parse'; import '../../domain/normen/2025'` },
  'csv-on-demand': {
    'adapters/batch/berekenBatch.ts': `import './csv/readCsv'`,
    'adapters/batch/csv/readCsv.ts': `import 'csv-parse'`,
  },
  'inversify-in-container': { 'adapters/lokaal/index.ts': `import 'inversify'; import '../../domain/normen/2025'` },
  'adapters-apart': { 'adapters/server/index.ts': `import '../lokaal'` },
  'node-in-server': { 'application/service.ts': `import 'node:fs'; import '../domain'; export const service = 1` },
  'fast-check-in-testing': { 'ui/scherm.tsx': `import 'fast-check'; import '../application'; export const scherm = 1` },
  'fastify-in-server': { 'adapters/lokaal/index.ts': `import 'fastify'; import '../../domain/normen/2025'` },
  'hashes-in-receipt': { 'domain/geld/bedrag.ts': `import '@noble/hashes'; export const bedrag = 1` },
  'words-in-trail': {
    'domain/rekenkern/toets/toets.woorden.ts': `export const woorden = 1`,
    'domain/geld/bedrag.ts': `import '../rekenkern/toets/toets.woorden'; export const bedrag = 1`,
  },
  'build-apart': {
    'adapters/lokaal/index.ts': `import '../build/vervang.mjs'; import '../../domain/normen/2025'`,
  },
  'no-tests': { 'ui/scherm.tsx': `import '../tests/hulp'; import '../application'; export const scherm = 1` },
  'lazy-in-table': { 'ui/verhaal/verhaal.tsx': `import('./zin'); export const verhaal = 1` },
  'table-of-lazy': { 'ui/app/parts.ts': `import { zin } from '../verhaal/zin'; export const PARTS = zin` },
  'no-cycles': {
    'domain/geld/bedrag.ts': `import type { Euro } from './euro'; export type Bedrag = Euro; export const bedrag = 1`,
    'domain/geld/euro.ts': `import type { Bedrag } from './bedrag'; export type Euro = Bedrag | 1`,
  },
  'no-orphans': { 'domain/geld/vergeten.ts': `import { bedrag } from './bedrag'; export const vergeten = bedrag` },
  resolvable: { 'domain/geld/bedrag.ts': `import './weg'; export const bedrag = 1` },
  'entry-points-only': {
    'application/service.ts': `import '../domain/geld/bedrag'; import '../domain'; export const service = 1`,
  },
  [ONE_WAY]: {
    'domain/geld/bedrag.ts': `import '../normen/2025/soort'; export const bedrag = 1`,
    'domain/normen/2025/tabel.ts': `import { euro } from '../../geld/euro'; export const tabel = [euro]`,
    'domain/normen/2025/soort.ts': `export const soort = 1`,
    'domain/geld/euro.ts': `export const euro = 1`,
  },
  'file-by-name': { 'domain/normen/2025/tabel.ts': `import '../../geld'; export const tabel = []` },
}
