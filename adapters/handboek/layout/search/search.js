import MiniSearch from 'minisearch'

const form = document.querySelector('.search')
const field = form.querySelector('input')
const status = form.querySelector('[role="status"]')
const list = form.querySelector('ol')

/** The maximum number of search results shown. */
const MOST = 20

/** Loads the search data with a script tag, because a page opened from disk cannot fetch files. */
const loadSections = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src: 'search/sections.js', onload: () => resolve(window.SECTIONS), onerror: reject })
    document.head.append(script)
  })

/** Returns the search terms of a word: the word itself, and the parts of a camelCase name. */
const toTerms = (word) => [word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})/u)].map((term) => term.toLowerCase())

/** Returns the beginning that the forms of an English word share: `them` of `theming`, `theme` of `themes`. */
const toStem = (term) => term.replace(/(?<=.{4})(?:ing|s)$/, '')

/** Synonyms and Dutch words for search, by the word that the pages use. */
const ALSO = new Map([
  ['accessibility', ['a11y', 'wcag', 'toegankelijkheid']],
  ['alert', ['alarm', 'monitoring']],
  ['amounts', ['bedragen']],
  ['analytics', ['tracking', 'datalayer']],
  ['events', ['listener', 'gebeurtenissen']],
  ['csv', ['excel', 'spreadsheet', 'rekenblad', 'xlsx', 'tsv']],
  ['bug', ['fault', 'error']],
  ['iframe', ['frame', 'embed']],
  ['kubernetes', ['k8s', 'kustomize', 'helm']],
  ['openapi', ['swagger']],
  ['podman', ['docker', 'container']],
  ['privacy', ['avg', 'gdpr', 'cookies']],
  ['theming', ['theme', 'styling', 'css', 'branding', 'huisstijl']],
  ['fill', ['prefill', 'voorinvullen']],
  ['react', ['preact']],
  ['router', ['react']],
  ['vulnerability', ['incident']],
  ['receipt', ['rekenbewijs']],
  ['hash', ['sri', 'integrity']],
  ['materials', ['sbom', 'cyclonedx']],
  ['licence', ['license']],
  ['versions', ['upgrade', 'update', 'rollback']],
])

const toIndexed = (word) => toTerms(word).flatMap((term) => [term, ...(ALSO.get(term) ?? [])])

const load = async () => {
  const index = new MiniSearch({
    idField: 'to',
    fields: ['title', 'page', 'text'],
    storeFields: ['to', 'page', 'title', 'text'],
    processTerm: toIndexed,
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: true,
      combineWith: 'AND',
      processTerm: (word) => toTerms(word).map(toStem),
    },
  })
  index.addAll(await loadSections())
  return index
}

let index

/** Returns up to 120 characters of whole words, from shortly before the first word found. Marks omitted text by `…`. */
const around = ({ text, terms }) => {
  const found = terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0)
  const at = found.length === 0 ? 0 : Math.min(...found)
  const from = at > 40 ? text.indexOf(' ', at - 40) + 1 : 0
  const part = /^.{0,120}(?= |$)/.exec(text.slice(from))?.[0] ?? ''
  return `${from > 0 ? '… ' : ''}${part}${text.length > from + part.length ? ' …' : ''}`
}

const toItem = (found) => {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const note = document.createElement('span')
  const place = found.title === found.page ? '' : ` · ${found.page}`
  Object.assign(link, { href: found.to, textContent: found.title + place })
  note.textContent = around(found)
  item.append(link, note)
  return item
}

const show = async () => {
  const query = field.value.trim()
  index ??= load()
  const found = query === '' ? [] : (await index).search(query)
  if (query !== field.value.trim()) return
  list.replaceChildren(...found.slice(0, MOST).map(toItem))
  status.textContent = query === '' ? '' : `${found.length === 0 ? 'Nothing' : found.length} found`
}

field.addEventListener('focus', () => void (index ??= load()), { once: true })
field.addEventListener('input', () => void show())
form.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  field.value = ''
  field.focus()
  void show()
})
list.addEventListener('click', () => {
  field.value = ''
  void show()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  list.querySelector('a')?.click()
})
form.hidden = false
