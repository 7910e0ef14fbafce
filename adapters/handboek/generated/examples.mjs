import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { code } from '../markdown.mjs'

const HOME = 'tests/channels/voorbeelden'

/** The folder of the projects for tests only, which this page leaves out. */
const OF_TESTS = 'hosts'

/** The title and the description of each example, by its folder, in reading order. */
const EXAMPLES = {
  gewoon: ['A plain page', 'Only HTML. The folder `dist` is next to it under the name `hypotheek-orientatie`.'],
  javascript: ['JavaScript with a bundler', 'Built with Rollup and with webpack, for production.'],
  react: ['React', 'Built with Vite for production, and rendered on a server.'],
  vue: ['Vue', 'Built with Vite for production.'],
  angular: [
    'Angular',
    'A standalone component, built for production with Angular 21, the newest that runs on Node 20.',
  ],
  svelte: ['Svelte', 'Svelte 5, built with Vite for production.'],
  formulier: [
    'A form of your own',
    'Without the element: every question, with the texts of `hypotheek-orientatie/tekst` and the services of ' +
      '`hypotheek-orientatie/application`.',
  ],
  node: ['A script for Node', 'Calculates one request.'],
  typescript: ['A project in TypeScript', 'Strict, with the module resolution of bundlers and of Node 16 and newer.'],
}

const toFile = (folder, file) => [
  `**${code(file)}**`,
  '',
  `\`\`\`${extname(file).slice(1)}`,
  readFileSync(`${HOME}/${folder}/${file}`, 'utf8').trimEnd(),
  '```',
  '',
]

const toSection = ([folder, [title, note]]) => [
  `## ${title}`,
  '',
  note,
  '',
  ...readdirSync(`${HOME}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(`${HOME}/${folder}`, join(parentPath, name)))
    .toSorted()
    .flatMap((file) => toFile(folder, file)),
]

/** Generates the page with the example projects, which the tests install, build and run. */
export const examples = () => {
  const unnamed = readdirSync(HOME).filter((folder) => folder !== OF_TESTS && !(folder in EXAMPLES))
  if (unnamed.length > 0) throw new Error(`These examples have no description: ${unnamed.join(', ')}`)
  return [
    '# Example projects',
    '',
    'Each example is a complete project. The tests pack the package, install it in each project, build the project and',
    'check that it works.',
    '',
    ...Object.entries(EXAMPLES).flatMap(toSection),
  ].join('\n')
}
