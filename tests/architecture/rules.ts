import { type IForbiddenRuleType } from 'dependency-cruiser'

import {
  APPLICATION_ENTRY_POINTS,
  BUILD,
  DOMAIN_ENTRY_POINTS,
  entryPointsOnly,
  fileByName,
  SOURCES,
} from './entryPointRules'

/** The modules that the build puts in the place of Chakra. */
const COMPILED_ENTRY_POINTS = '^ui/thema/compiled/(chakra|createStyles|bringing)\\.ts$'

/** The module that the build runs to make the style sheets. */
const THEME_ENTRY_POINT = '^ui/thema/source\\.ts$'

/** The module that the build runs to draw the first step, which the loader paints before the application loads. */
const FIRST_STEP_ENTRY_POINT = '^adapters/element/mount/renderFirstStep\\.tsx$'

/** The adapters that are published as packages of their own. */
const OWN_PACKAGES = ['server', 'mcp']

/** The adapters, besides those in `BUILD`, that run on Node only. */
const ON_MACHINE = [...OWN_PACKAGES, 'command', 'batch', 'conformance', 'files', 'integrity']

/** The adapters that draw the screen or wire it together. All other adapters are channels without a screen. */
const WITH_SCREEN = '^adapters/(audit|container|demo|element)/'

/** Matches type declarations for packages without types. The compiler reads such a file, but no module imports it. */
const AMBIENT = '\\.d\\.ts$'

/** The entry modules. A module that none of these imports, directly or through others, is dead code. */
const ENTRIES = [
  '^domain/index\\.ts$',
  DOMAIN_ENTRY_POINTS,
  '^domain/normen/\\d{4}/index\\.ts$',
  '^application/index\\.ts$',
  APPLICATION_ENTRY_POINTS,
  '^adapters/((testing|conformance)/)?index\\.ts$',
  '^adapters/element/index\\.ts$',
  '^adapters/element/((react|frame|stub)/index|vue)\\.ts$',
  '^adapters/command/index\\.ts$',
  `^adapters/(${OWN_PACKAGES.join('|')})/(index|start)\\.ts$`,
  '^adapters/demo/index\\.tsx$',
  COMPILED_ENTRY_POINTS,
  THEME_ENTRY_POINT,
  FIRST_STEP_ENTRY_POINT,
]

const HOST_PAGES = '^adapters/server/paginas/'

/** The table of lazily loaded screen parts. */
const LAZY_TABLE = '^ui/app/parts\\.ts$'

const WOORDEN_FILES = '^domain/(rekenkern|aannames)/.*(woorden|zinnen)\\.ts$'

/** The package's own public names, which resolve only after a build. */
const OWN_PACKAGE = '^hypotheek-orientatie/'

const PURE = ['fp-ts', 'io-ts']
const HASHES = ['@noble/hashes']
const STREAMS = [...PURE, 'rxjs']
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom', '@chakra-ui', '@emotion']

const packages = (names: readonly string[]): string => `(^|/)node_modules/(${names.join('|')})/`

const mayImport = (folder: string, folders: readonly string[], because: string): IForbiddenRuleType => ({
  name: `arrows-${folder}`,
  comment: because,
  from: { path: `^${folder}/`, pathNot: BUILD },
  to: { pathNot: [`^(${folders.join('|')})/`, '(^|/)node_modules/'], dependencyTypesNot: ['core'] },
})

const mayUse = (folder: string, names: readonly string[], because: string): IForbiddenRuleType => ({
  name: `packages-${folder}`,
  comment: because,
  from: { path: `^${folder}/`, pathNot: BUILD },
  to: { path: '(^|/)node_modules/', pathNot: packages(names) },
})

const rules: readonly IForbiddenRuleType[] = [
  mayImport('domain', ['domain'], 'Every channel shares the domain, so the domain depends on no channel.'),
  mayImport('application', ['domain', 'application'], 'The application works with any screen and any adapter.'),
  mayImport('ui', ['domain', 'application', 'ui'], 'The screen calls the application, never an adapter.'),
  mayImport(
    'adapters',
    ['domain', 'application', 'ui', 'adapters'],
    'Published code imports nothing from tests or dist.',
  ),
  mayUse(
    'domain',
    [...PURE, ...HASHES],
    'The domain is pure functions: without streams, screens or servers it runs everywhere.',
  ),
  mayUse(
    'application',
    STREAMS,
    'The application adds time to the domain with RxJS; anything else belongs in an adapter.',
  ),
  mayUse(
    'ui',
    [...STREAMS, ...REACT, 'uqr'],
    'React and Chakra are the only frameworks of the screen, as another is more to load. `uqr` draws the QR code.',
  ),
  {
    name: 'texts-alone',
    comment: 'The texts serve every channel, so they depend on no screen.',
    from: { path: '^ui/tekst/' },
    to: { path: ['^ui/(?!tekst/)', '(^|/)node_modules/(?!(fp-ts|io-ts)/)'] },
  },
  {
    name: 'screen-in-element',
    comment: 'A channel without a screen imports the texts, and nothing else of `ui`, so it never loads React.',
    from: { path: '^adapters/', pathNot: [BUILD, WITH_SCREEN] },
    to: { path: ['^ui/(?!tekst/)', packages(REACT)] },
  },
  {
    name: 'sdk-in-mcp',
    comment: 'Only the MCP adapter serves assistants, so only it loads the MCP SDK.',
    from: { path: SOURCES, pathNot: '^adapters/mcp/' },
    to: { path: packages(['@modelcontextprotocol']) },
  },
  {
    name: 'csv-in-batch',
    comment: 'Only the batch reads and writes CSV.',
    from: { path: SOURCES, pathNot: '^adapters/batch/csv/' },
    to: { path: packages(['csv-parse', 'csv-stringify', 'leven']) },
  },
  {
    name: 'csv-on-demand',
    comment: 'A batch of JSON lines does not load the CSV libraries.',
    from: { path: '^adapters/batch/[^/]+$' },
    to: { path: '^adapters/batch/csv/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'inversify-in-container',
    comment: 'Only the composition root wires services together; all other code is plain functions.',
    from: { path: SOURCES, pathNot: '^adapters/container/' },
    to: { path: packages(['inversify', '@inversifyjs', 'reflect-metadata']) },
  },
  {
    name: 'adapters-apart',
    comment:
      'Adapters do not import each other, so each can be replaced alone. Exceptions: the composition root, the test ' +
      'generators, the element (mounts the audit), the commands (start other adapters), and the shared folders ' +
      '`files` and `schema`.',
    from: {
      path: '^adapters/([^/]+)/',
      pathNot: [
        BUILD,
        '^adapters/(container|testing)/',
        '^adapters/(command/runCommand|element/mount/auditSwitch)\\.ts$',
      ],
    },
    to: { path: '^adapters/', pathNot: '^adapters/(($1|container|files|schema)/|index\\.ts$)' },
  },
  {
    name: 'node-in-server',
    comment: 'Code outside the adapters for Node also runs in a browser, which has no Node modules.',
    from: { path: SOURCES, pathNot: [BUILD, `^adapters/(${ON_MACHINE.join('|')})/`] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'hashes-in-receipt',
    comment: 'Only a rekenbewijs has a hash, so a page without one does not load the hash functions.',
    from: { path: SOURCES, pathNot: '^domain/bewijs/' },
    to: { path: packages(HASHES) },
  },
  {
    name: 'fastify-in-server',
    comment: 'Only the server adapter serves HTTP, so only it loads Fastify.',
    from: { path: SOURCES, pathNot: '^adapters/server/' },
    to: { path: packages(['fastify', '@fastify']) },
  },
  {
    name: 'fast-check-in-testing',
    comment: 'Only tests generate values, so a page never loads fast-check.',
    from: { path: SOURCES, pathNot: '^adapters/testing/' },
    to: { path: packages(['fast-check']) },
  },
  {
    name: 'words-in-trail',
    comment: 'Only the explanation has texts, so a calculation alone does not load them.',
    from: { path: SOURCES, pathNot: ['^domain/uitleg/', '(woorden|zinnen)\\.ts$'] },
    to: { path: WOORDEN_FILES },
  },
  {
    name: 'build-apart',
    comment: 'The build transforms the code; the code never imports the build.',
    from: { path: SOURCES, pathNot: BUILD },
    to: { path: BUILD },
  },
  {
    name: 'no-tests',
    comment: 'Tests import the code; the code imports no tests.',
    from: { path: SOURCES },
    to: { path: '^tests/' },
  },
  {
    name: 'lazy-in-table',
    comment: 'One table lists all lazily loaded parts of the screen.',
    from: { path: '^ui/', pathNot: LAZY_TABLE },
    to: { dynamic: true },
  },
  {
    name: 'table-of-lazy',
    comment: 'Everything that the table imports loads lazily, so that each part has a chunk of its own.',
    from: { path: LAZY_TABLE },
    to: { dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycles',
    comment: 'In a cycle no file can be read first. A cycle of types counts too.',
    from: { path: SOURCES },
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A module that no entry point imports is used by its tests only.',
    from: { path: ENTRIES },
    to: { path: SOURCES, pathNot: [...ENTRIES, HOST_PAGES, BUILD, AMBIENT], reachable: false },
  },
  {
    name: 'resolvable',
    comment: 'An unresolved import escapes every other rule. Imports of the built package by its name are allowed.',
    from: { path: SOURCES },
    to: { couldNotResolve: true, pathNot: OWN_PACKAGE },
  },
]

/** Creates the import rules for a project with these layers and adapters (each a folder path). */
export const rulesFor = (folders: readonly string[]): IForbiddenRuleType[] =>
  [...rules, ...folders.flatMap((folder) => [entryPointsOnly(folder), fileByName(folder)])].map((rule) => ({
    ...rule,
    severity: 'error',
  }))
