import { createFinder } from './createFinder.js'

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

let finder

const load = async () => createFinder(await loadSections())

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

const toStatus = ({ found, all }) => {
  if (found.length === 0) return 'Nothing found'
  return all === 0 ? `No section has all words; ${found.length} have some` : `${found.length} found`
}

const show = async () => {
  const query = field.value.trim()
  finder ??= load()
  const find = await finder
  if (query !== field.value.trim()) return
  const outcome = query === '' ? { found: [], all: 0 } : find(query)
  list.replaceChildren(...outcome.found.slice(0, MOST).map(toItem))
  status.textContent = query === '' ? '' : toStatus(outcome)
}

field.addEventListener('focus', () => void (finder ??= load()), { once: true })
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
