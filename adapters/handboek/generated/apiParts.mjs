import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'

/** The approximate maximum number of Markdown lines on a page. */
const ROOM = 480

const LINK = /\]\(([^)#\s]*)#([^)\s]+)\)/g
const PLACED = /<a id="([^"]+)">/g

const AND = new Intl.ListFormat('en-GB')

const linesOf = (entries) => entries.reduce((sum, { text }) => sum + text.split('\n').length, 0)

/** Splits a group of entries into parts of about the same length, each of about `ROOM` lines at most. */
const cut = (name, entries) => {
  const count = Math.ceil(linesOf(entries) / ROOM)
  const parts = Array.from({ length: count }, (_, index) => ({
    isWhole: count === 1,
    names: [count === 1 ? name : `${name}, ${index + 1} of ${count}`],
    entries: [],
  }))
  let lines = 0
  for (const entry of entries) {
    parts[Math.floor((lines / linesOf(entries)) * count)].entries.push(entry)
    lines += linesOf([entry])
  }
  return parts
}

const canShare = (one, other) => one?.isWhole && other.isWhole && linesOf([...one.entries, ...other.entries]) <= ROOM

/** Merges consecutive groups that fit on one page of `ROOM` lines. Parts of a long group are not merged. */
const together = (parts) =>
  parts.reduce((pages, part) => {
    const last = pages.at(-1)
    if (!canShare(last, part)) return [...pages, part]
    const both = { ...last, names: [...last.names, ...part.names], entries: [...last.entries, ...part.entries] }
    return [...pages.slice(0, -1), both]
  }, [])

/** Divides the entries of a module into pages, by group. If all entries fit on one page, that page has no name. */
const toParts = (markdown) => {
  const groups = markdown.split(/^(?=## )/m).slice(1)
  const parts = groups.flatMap((text) => {
    const [heading, ...entries] = text.split(/^(?=### )/m)
    const group = heading.slice(3).trim()
    return cut(
      group.toLowerCase(),
      entries.map((entry) => ({ group, text: entry })),
    )
  })
  const pages = together(parts)
  return pages.length === 1 ? [{ names: [], entries: pages[0].entries }] : pages
}

/** Matches the signatures of an entry: quoted lines, code blocks, and the headings between them. */
const SIGNATURES = /^(?:\s*(?:>.*|#.*|```\w*\n[^]*?\n```)\n)+/

/** Returns the first sentence of the docstring of an entry, without links. Throws for an entry without a docstring. */
const summaryOf = ({ text }) => {
  const [paragraph = ''] = text.replace(SIGNATURES, '').trim().split('\n\n', 1)
  const [sentence] = /^.*?\.(?=\s|$)/s.exec(paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')) ?? []
  if (sentence === undefined) throw new Error(`${headingOf({ text })} has no sentence that says what it is for.`)
  return sentence.replaceAll('\n', ' ')
}

const headingOf = ({ text }) => text.slice(4, text.indexOf('\n')).replaceAll('\\', '')

/** Returns the pages of a module, and the new address of each id in the module. */
const toPages = ({ folder, markdown }) => {
  const inModule = new GithubSlugger()
  const homes = new Map()
  const pages = toParts(markdown).map(({ names, entries }) => {
    const name = AND.format(names)
    const file = [folder, name]
      .filter(Boolean)
      .join(' ')
      .replaceAll(/[^\w]+/g, '-')
    const onPage = new GithubSlugger()
    const exported = entries.map((entry) => {
      const id = onPage.slug(headingOf(entry))
      homes.set(`${folder}#${inModule.slug(headingOf(entry))}`, `${file}.md#${id}`)
      for (const [, placed] of entry.text.matchAll(PLACED)) homes.set(`${folder}#${placed}`, `${file}.md#${placed}`)
      return { name: headingOf(entry).replace('()', ''), id, summary: summaryOf(entry) }
    })
    const text = entries.map(({ group, text }, index) =>
      group === entries[index - 1]?.group ? text : `## ${group}\n\n${text}`,
    )
    return { folder, file, name, exported, text: text.join('') }
  })
  return { pages, homes }
}

/**
 * Returns the pages of modules, each of about `ROOM` lines at most. A page has its folder, its name, the name of its
 * file, its text, and its exports, each with the first sentence of its docstring. Links in the text lead to the new
 * pages.
 */
export const toApiPages = (modules) => {
  const made = modules.map(toPages)
  const homes = new Map(made.flatMap((one) => [...one.homes]))
  return made
    .flatMap(({ pages }) => pages)
    .map(({ text, ...page }) => {
      const toHome = (_link, path, id) => {
        const folder = path === '' ? page.folder : posix.join(posix.dirname(page.folder), path.replace(/\.md$/, ''))
        const home = homes.get(`${folder}#${id}`)
        if (home === undefined) throw new Error(`${page.folder} links to ${folder}#${id}, which does not exist.`)
        return `](${home})`
      }
      return { ...page, text: text.replaceAll(LINK, toHome) }
    })
}
