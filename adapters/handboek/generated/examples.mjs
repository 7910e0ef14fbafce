import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { code } from '../markdown.mjs'

const HOME = 'tests/channels/voorbeelden'

/** Projects for the tests only; most get the code that the page by framework shows. */
const OF_TESTS = 'hosts'

/** What each example is, by its folder, in the order in which they are read. */
const EXAMPLES = {
  gewoon: ['A plain page', 'HTML and nothing else; the folder `dist` stands beside it as `hypotheek-orientatie`.'],
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
    'No element: every question in the words of `hypotheek-orientatie/tekst`, on the services of ' +
      '`hypotheek-orientatie/application`.',
  ],
  node: ['A script for Node', 'Calculates one request.'],
  typescript: ['A project in TypeScript', 'Strict, with modules as bundlers and as Node 16 and newer find them.'],
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

/** The projects that the tests install the package in, build and run: as they stand there. */
export const examples = () => {
  const unnamed = readdirSync(HOME).filter((folder) => folder !== OF_TESTS && !(folder in EXAMPLES))
  if (unnamed.length > 0) throw new Error(`Nobody says what these examples are: ${unnamed.join(', ')}`)
  return [
    '# Examples, whole',
    '',
    'Each is a project of its own. The tests pack the package, install it in each of them as you would, build it, and',
    'see that it works; so what stands here runs.',
    '',
    ...Object.entries(EXAMPLES).flatMap(toSection),
  ].join('\n')
}
