import { readFileSync } from 'node:fs'
import { BROWSER_FEATURES, SYNTAX } from '../../build/browserFeatures.mjs'
import { code, table } from '../markdown.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The supported versions of Node: the last day of security fixes by Node, and how each version is tested. */
export const NODE = [
  { version: '20.19', fixesUntil: '30 April 2026', tested: 'all tests, at every change' },
  { version: '22', fixesUntil: '30 April 2027', tested: 'install, build, start and unit tests, before each release' },
  { version: '24', fixesUntil: '30 April 2028', tested: 'install, build, start and unit tests, before each release' },
  { version: '26', fixesUntil: '30 April 2029', tested: 'install, build, start and unit tests, before each release' },
]

const EXAMPLES = 'tests/channels/voorbeelden'

/** The frameworks of the examples that the tests build: name, package and folder. '' is this repository itself. */
const FRAMEWORKS = [
  ['React', 'react', ''],
  ['React', 'react', 'hosts/react18'],
  ['Next', 'next', 'hosts/next'],
  ['React Router', 'react-router', 'hosts/reactrouter'],
  ['Preact', 'preact', 'hosts/preact'],
  ['Vue', 'vue', 'vue'],
  ['Vue', 'vue', 'hosts/vue33'],
  ['Angular', '@angular/core', 'angular'],
  ['Svelte', 'svelte', 'svelte'],
  ['SvelteKit', '@sveltejs/kit', 'hosts/sveltekit'],
  ['Solid', 'solid-js', 'hosts/solid'],
  ['Lit', 'lit', 'hosts/lit'],
  ['Nuxt', 'nuxt', 'hosts/nuxt'],
  ['Astro', 'astro', 'hosts/astro'],
  ['htmx', 'htmx.org', 'hosts/htmx'],
  ['Turbo', '@hotwired/turbo', 'hosts/turbo'],
]

/** The bundlers that the tests use for production builds: name, package, and folder ('' is this repository). */
const BUNDLERS = [
  ['Vite', 'vite', ''],
  ['Vite', 'vite', 'vue'],
  ['Rollup', 'rollup', ''],
  ['webpack', 'webpack', ''],
  ['esbuild', 'esbuild', ''],
  ['Parcel', 'parcel', 'hosts/parcel'],
  ['Rspack', '@rspack/core', 'hosts/rspack'],
]

/** Returns the version range of a package in an example; `the newest 5` for `^5.1.0`. Throws if no range is found. */
const versionIn = (name, folder) => {
  const { dependencies, devDependencies } = readJson(
    folder === '' ? 'package.json' : `${EXAMPLES}/${folder}/package.json`,
  )
  const range = { ...dependencies, ...devDependencies }[name]
  if (range === undefined) throw new Error(`${folder}/package.json has no ${name}.`)
  const [, major] = /^\^(\d+)/.exec(range) ?? []
  return major === undefined ? range : `the newest ${major}`
}

const versionTable = (head, rows) =>
  table(
    [head, 'tested with'],
    [...new Set(rows.map(([name]) => name))].map((name) => [
      name,
      rows.flatMap(([other, ...where]) => (other === name ? [versionIn(...where)] : [])).join(' and '),
    ]),
  )

/** Generates the page with the supported versions of browsers, Node, frameworks and bundlers. */
export const compatibility = () => {
  const { needs, oldest } = readJson('dist/browsers.json')
  const { peerDependencies } = readJson('package.json')
  const features = needs.map((feature) => [code(feature), ...BROWSER_FEATURES[feature]])
  return [
    '# Browsers, Node and frameworks',
    '',
    '## Browsers',
    '',
    `The oldest supported browsers are Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox} and`,
    `Safari ${oldest.safari}, also on phones and tablets, and browsers with the same engine. The build derives these`,
    'versions from what the code uses, and writes them in `dist/browsers.json`. An older browser that can read the',
    'script shows that it is too old, and dispatches `fout` with the code `browser-te-oud`. Other older browsers show',
    'the content between the tags of the element.',
    '',
    ...table(
      ['the calculator uses', 'Chrome and Edge', 'Firefox', 'Safari'],
      [['the syntax of the script (private methods, `??=`)', ...SYNTAX], ...features],
    ),
    '',
    'Every change is tested in Chromium. Before each release the whole journey is tested in Firefox and in WebKit, the',
    'engine of Safari.',
    '',
    '## Node',
    '',
    'For the server, the batch, the assistant, and the rules in your own program.',
    '',
    ...table(
      ['version', 'security fixes by Node until', 'tested'],
      NODE.map(({ version, fixesUntil, tested }) => [version, fixesUntil, tested]),
    ),
    '',
    'Node 20 stays supported until 30 April 2027, for machines that still have it. After that 22 is the oldest.',
    '',
    '## Frameworks',
    '',
    'The element works in each framework that can write an HTML tag. The tests build these for production and open',
    'them in a browser, with the code of [Integration by framework](integration.mjs).',
    '',
    ...versionTable('framework', FRAMEWORKS),
    '',
    'The code for WordPress and Drupal is not tested in those systems.',
    '',
    `The wrappers and the test helpers accept ${Object.entries(peerDependencies)
      .map(([name, range]) => `${code(name)} ${range}`)
      .join(', ')}.`,
    'The oldest of each is tested too.',
    '',
    '## Bundlers',
    '',
    ...versionTable('bundler', BUNDLERS),
    '',
  ].join('\n')
}
