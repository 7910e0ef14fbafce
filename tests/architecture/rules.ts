import { type IForbiddenRuleType } from 'dependency-cruiser'

import { APPLICATION_DOORS, BUILD, DOMAIN_DOORS, frontDoor, namesTheFile, SOURCES } from './doorRules'

/** The build puts it in the place of Chakra. */
const COMPILED_DOOR = '^ui/thema/compiled/(chakra|createStyles|bringing)\\.ts$'

/** The build runs it, to make style sheets. */
const THEME_DOOR = '^ui/thema/source\\.ts$'

/** The build runs it, to paint the first step before the screen is there. */
const FIRST_STEP_DOOR = '^adapters/element/mount/renderFirstStep\\.tsx$'

/** The adapters that are packages of their own, for machines; the command starts those that are subcommands. */
const OWN_PACKAGES = ['server', 'mcp', 'vraag']

/** The adapters that run on a machine, and in no browser. */
const ON_MACHINE = [...OWN_PACKAGES, 'command', 'batch', 'conformance', 'files']

/** What speaks to a person without a screen: two channels, and the words that others take. */
const SPOKEN = '^(adapters/(mcp|vraag)|ui/tekst)/'

/** What a package does not say of its types: no module imports it. */
const AMBIENT = '\\.d\\.ts$'

/** The entry points: a module that none of these imports is dead. */
const ENTRIES = [
  '^domain/index\\.ts$',
  DOMAIN_DOORS,
  '^domain/normen/\\d{4}/index\\.ts$',
  '^application/index\\.ts$',
  APPLICATION_DOORS,
  '^adapters/((testing|conformance)/)?index\\.ts$',
  '^adapters/element/index\\.ts$',
  '^adapters/element/(react/index|frame/index|vue)\\.ts$',
  '^adapters/command/index\\.ts$',
  `^adapters/(${OWN_PACKAGES.join('|')})/(index|start)\\.ts$`,
  '^adapters/demo/index\\.tsx$',
  COMPILED_DOOR,
  THEME_DOOR,
  FIRST_STEP_DOOR,
]

const HOST_PAGES = '^adapters/server/paginas/'

/** The table of the parts of the screen that load lazily. */
const LAZY_TABLE = '^ui/app/parts\\.ts$'

const WOORDEN_DOOR = '^domain/(rekenkern|aannames)/.*woorden\\.ts$'

/** The entry points of the package by their public names, which need a build. */
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
  mayImport('domain', ['domain'], 'The domain is what every channel shares, so it depends on none of them.'),
  mayImport('application', ['domain', 'application'], 'The application works with any screen and any outside world.'),
  mayImport(
    'ui',
    ['domain', 'application', 'ui'],
    'The screen asks the application; it never calls the outside world.',
  ),
  mayImport('adapters', ['domain', 'application', 'ui', 'adapters'], 'What ships does not lean on tests or on dist.'),
  mayUse(
    'domain',
    [...PURE, ...HASHES],
    'The domain is pure functions: without streams, screens or servers it runs everywhere.',
  ),
  mayUse(
    'application',
    STREAMS,
    'The application is the domain in time, and time is RxJS; anything more is an adapter.',
  ),
  mayUse(
    'ui',
    [...STREAMS, ...REACT, 'uqr'],
    'The screen is React and Chakra; one more framework is one more to load. The code on paper is made by a package.',
  ),
  {
    name: 'spoken-without-screen',
    comment: 'A channel of words takes the sentences of the screens through their own doors, and no part of React.',
    from: { path: SPOKEN },
    to: { path: packages(REACT), reachable: true },
  },
  {
    name: 'sdk-in-mcp',
    comment: 'One adapter speaks to assistants; the others have no use for what it is made of.',
    from: { path: SOURCES, pathNot: '^adapters/mcp/' },
    to: { path: packages(['@modelcontextprotocol']) },
  },
  {
    name: 'prompts-in-vraag',
    comment: 'One adapter asks its questions in a terminal; the others have no use for what draws them.',
    from: { path: SOURCES, pathNot: '^adapters/vraag/' },
    to: { path: packages(['@clack']) },
  },
  {
    name: 'csv-in-batch',
    comment: 'A batch loads what reads and writes a CSV when it is asked for one; nothing else has a CSV.',
    from: { path: SOURCES, pathNot: '^adapters/batch/csv/' },
    to: { path: packages(['csv-parse', 'csv-stringify', 'leven']) },
  },
  {
    name: 'csv-on-demand',
    comment: 'Lines of JSON are calculated without loading what a CSV needs.',
    from: { path: '^adapters/batch/[^/]+$' },
    to: { path: '^adapters/batch/csv/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'inversify-in-container',
    comment: 'Only the composition root knows how things are put together, so that the rest is plain functions.',
    from: { path: SOURCES, pathNot: '^adapters/container/' },
    to: { path: packages(['inversify', '@inversifyjs', 'reflect-metadata']) },
  },
  {
    name: 'adapters-apart',
    comment:
      'Each neighbour can be replaced without the others; only a composition root and what tests them know others, ' +
      'the element mounts the audit, the command starts the batch, and who runs on a machine shares its files and ' +
      'the schemas of the codecs.',
    from: {
      path: '^adapters/([^/]+)/',
      pathNot: [
        BUILD,
        '^adapters/(container|testing)/',
        '^adapters/(command/runCommand|vraag/createTerminalCalculator|element/mount/auditSwitch)\\.ts$',
      ],
    },
    to: { path: '^adapters/', pathNot: '^adapters/(($1|container|files|schema)/|index\\.ts$)' },
  },
  {
    name: 'node-in-server',
    comment: 'Everything but what is for machines runs in a browser, where the modules of Node do not exist.',
    from: { path: SOURCES, pathNot: [BUILD, `^adapters/(${ON_MACHINE.join('|')})/`] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'hashes-in-receipt',
    comment: 'Only a receipt is hashed; a page that does not ask for one does not load how.',
    from: { path: SOURCES, pathNot: '^domain/bewijs/' },
    to: { path: packages(HASHES) },
  },
  {
    name: 'fastify-in-server',
    comment: 'One server answers for the service; who only calls it has no use for what it is made of.',
    from: { path: SOURCES, pathNot: '^adapters/server/' },
    to: { path: packages(['fastify', '@fastify']) },
  },
  {
    name: 'fast-check-in-testing',
    comment: 'Only who tests generates; what ships to a page carries no generators.',
    from: { path: SOURCES, pathNot: '^adapters/testing/' },
    to: { path: packages(['fast-check']) },
  },
  {
    name: 'words-in-trail',
    comment: 'Only the trail speaks; who only calculates does not carry its words.',
    from: { path: SOURCES, pathNot: ['^domain/uitleg/', '\\.?woorden\\.ts$'] },
    to: { path: WOORDEN_DOOR },
  },
  {
    name: 'build-apart',
    comment: 'What the build does to the code runs before it; the code itself never imports it.',
    from: { path: SOURCES, pathNot: BUILD },
    to: { path: BUILD },
  },
  {
    name: 'no-tests',
    comment: 'A test may know the code; the code does not know its tests.',
    from: { path: SOURCES },
    to: { path: '^tests/' },
  },
  {
    name: 'later-in-table',
    comment: 'What the screen fetches later stands in one table; there is no second place to look for a chunk of it.',
    from: { path: '^ui/', pathNot: LAZY_TABLE },
    to: { dynamic: true },
  },
  {
    name: 'table-of-later',
    comment: 'Everything that the table imports loads lazily, so that each part has a chunk of its own.',
    from: { path: LAZY_TABLE },
    to: { dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycles',
    comment: 'In a cycle nothing can be read first; a cycle of types only is still one.',
    from: { path: SOURCES },
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A module that no way in leads to is not used by anyone but its tests.',
    from: { path: ENTRIES },
    to: { path: SOURCES, pathNot: [...ENTRIES, HOST_PAGES, BUILD, AMBIENT], reachable: false },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere escapes every other rule. The handbook imports what a build makes.',
    from: { path: SOURCES },
    to: { couldNotResolve: true, pathNot: OWN_PACKAGE },
  },
]

/** The boundaries of a project whose floors and adapters are these folders, with `/`: each rule with its reason. */
export const rulesFor = (folders: readonly string[]): IForbiddenRuleType[] =>
  [...rules, ...folders.flatMap((folder) => [frontDoor(folder), namesTheFile(folder)])].map((rule) => ({
    ...rule,
    severity: 'error',
  }))
