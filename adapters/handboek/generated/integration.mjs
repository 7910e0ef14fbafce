import { TO_CODE } from '../layout/maker/toCode.js'
import { inHtml } from '../layout/maker/toTag.js'
import { readElement } from './attributes.mjs'

/** The values in the form when the page opens. `normjaar` is set, so that a new default year changes no amounts. */
const CHOSEN = { 'label-code': 'MY', normjaar: '2026', bewaren: true, terugknop: true }

const FRAMEWORKS = {
  html: {
    name: 'HTML',
    language: 'html',
    note: 'Keep the folder `chunks` next to the script. The style reserves the height, so that the page does not jump.',
  },
  react: {
    name: 'React',
    language: 'tsx',
    note:
      'React 18 or newer. Every attribute is a prop, every event a function. A server renders only the tag. With ' +
      'TypeScript, set `"moduleResolution": "bundler"` in `tsconfig.json`.',
  },
  next: {
    name: 'Next',
    language: 'tsx',
    note:
      '`use client` in the first line runs it in the browser; the server renders the tag, empty until then. The ' +
      '`tsconfig.json` that Next 15 generates may have `"moduleResolution": "node"`, which finds no types: set ' +
      '`"moduleResolution": "bundler"`.',
  },
  vue: {
    name: 'Vue',
    language: 'vue',
    note:
      'Tell Vue that the tag is not a Vue component, in `vite.config.js`: ' +
      "`vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('hypotheek-orientatie') } } })`.",
  },
  nuxt: {
    name: 'Nuxt',
    language: 'vue',
    note:
      'A file in `components`. Tell Vue that the tag is not a Vue component, in `nuxt.config.ts`: ' +
      "`vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('hypotheek-orientatie') } }`. " +
      'The server renders only the tag.',
  },
  angular: {
    name: 'Angular',
    language: 'ts',
    note:
      'A standalone component. Its schema says that the tag is a custom element, not an Angular component. ' +
      'Write a reference as `[attr.ref-…]`, because Angular reads `ref-…` as a template variable.',
  },
  svelte: {
    name: 'Svelte',
    language: 'svelte',
    note: 'Svelte 5. An event is an attribute that begins with `on`.',
  },
  sveltekit: {
    name: 'SvelteKit',
    language: 'svelte',
    note: 'A file in `src/lib`. The server renders only the tag; the import does nothing there.',
  },
  solid: {
    name: 'Solid',
    language: 'tsx',
    note: 'Solid writes attributes under the names given; `on:` adds a listener to the element itself.',
  },
  lit: {
    name: 'Lit',
    language: 'ts',
    note:
      'The element is in the shadow root of your component. Keep that root open: in a closed root the script only ' +
      'finds the tag `hypotheek-orientatie`, and no tag with a longer name.',
  },
  astro: {
    name: 'Astro',
    language: 'astro',
    note: 'On a page or in a component. Astro bundles what the script imports.',
  },
  htmx: {
    name: 'htmx',
    language: 'html',
    note:
      'The page loads the script once. The calculator starts wherever htmx inserts the tag. The code leaves out ' +
      '`terugknop`, because htmx renders the page again when Back is pressed.',
  },
  turbo: {
    name: 'Turbo',
    language: 'html',
    note:
      'Turbo keeps an element with an `id` and `data-turbo-permanent` on every page that has it: the answers and the ' +
      'open step stay. The code leaves out `terugknop`, because Turbo renders the page again when Back is pressed.',
  },
  wordpress: {
    name: 'WordPress',
    language: 'php',
    note:
      'WordPress 6.5 or newer. A plugin of one file, next to the folder `dist`. Write `[hypotheek_orientatie]` in a ' +
      'page: WordPress removes the tag itself from a text.',
  },
  drupal: {
    name: 'Drupal',
    language: 'php',
    note:
      'Drupal 10.2 or newer; not run in the tests. The three files of a module `rekenhulp`, which also has the folder ' +
      '`dist`. Enable it and place the block “Rekenhulp”. Without `preprocess: false` Drupal moves the script away ' +
      'from its chunks.',
  },
}

const option = (value, chosen) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`

/** Returns the form control of an attribute: a list of its values, a checkbox or a text field. */
const toControl = ({ name, type, default: standard }) => {
  const values = [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => value)
  const chosen = CHOSEN[name] ?? ''
  const labelled = (control) => `<label>${name}${control}</label>`
  if (type.text === 'boolean')
    return `<label><input type="checkbox" name="${name}"${chosen === true ? ' checked' : ''}> ${name}</label>`
  if (name === 'rentetarieven')
    return (
      `<div>${labelled(`<input type="text" name="${name}" aria-describedby="rates-status" autocomplete="off">`)}` +
      '<p id="rates-status" role="status"></p></div>'
    )
  if (values.length === 0)
    return labelled(`<input type="text" name="${name}" placeholder="${inHtml(standard ?? '')}" autocomplete="off">`)
  const absent = chosen === '' ? `<option value="">${standard ? `${standard}, when absent` : 'absent'}</option>` : ''
  const options = values.map((value) => option(value, chosen)).join('')
  return labelled(`<select name="${name}">${absent}${options}</select>`)
}

const radio = ([framework, { name }], index) =>
  `<label><input type="radio" name="framework" value="${framework}"${index === 0 ? ' checked' : ''}> ${name}</label>`

/** Returns the CSS rule that hides the panels of all other frameworks when `framework` is chosen. */
const toRule = (framework) =>
  `main:has([value='${framework}']:checked) [data-framework]:not([data-framework='${framework}']) { display: none }`

const toPanel = ([framework, { name, language, note }]) => [
  `<section data-framework="${framework}">`,
  '',
  `## ${name}`,
  '',
  note,
  '',
  `\`\`\`${language}`,
  TO_CODE[framework](CHOSEN).trimEnd(),
  '```',
  '',
  '</section>',
  '',
]

/** Generates the page with the code for each framework, a form that changes the code, and a live element. */
export const integration = () =>
  [
    '# Integration by framework',
    '',
    'Choose the attributes; the code below follows. [Attributes and events](attributes.mjs) explains each one.',
    '',
    '<div class="maker"><form aria-label="Attributes">',
    ...readElement().attributes.map(toControl),
    '</form></div>',
    '',
    `<style>${Object.keys(FRAMEWORKS).map(toRule).join(' ')}</style>`,
    '<fieldset class="tabs"><legend>Framework</legend>',
    ...Object.entries(FRAMEWORKS).map(radio),
    '</fieldset>',
    '',
    ...Object.entries(FRAMEWORKS).flatMap(toPanel),
    'With a bundler, install the package from its tarball. Vite, Rollup and webpack write its chunks as separate files',
    'and do not warn about their size. Only an import of `hypotheek-orientatie/audit` makes a larger file, about which',
    'webpack and Vite warn.',
    '',
    '## Live example with its events',
    '',
    'The first `resultaat` is dispatched before any answer. Without an income nothing can be borrowed, so its amounts',
    'are 0. Fill in an income to get a result with amounts.',
    '',
    '<p class="without-script">Without JavaScript the form above and the calculator here are left out.</p>',
    '<div class="live"></div>',
    '<div class="events" role="log" aria-label="Events" tabindex="0"><ol></ol></div>',
    '<script src="maker/maker.js"></script>',
    '<script src="maker/calculator.js"></script>',
    '',
  ].join('\n')
