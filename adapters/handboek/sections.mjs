const SECTION = /(?=<h[1-3] id=")/
const HEADING = /^<h[1-3] id="([^"]+)">(.*?)<\/h[1-3]>/s
const NAMED = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** What a person reads of HTML. */
const toText = (html) =>
  html
    .replaceAll(/<(?:nav|script|form)\b.*?<\/(?:nav|script|form)>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (name) => NAMED[name])
    .replaceAll(/\s+/g, ' ')
    .trim()

const toSection = (to, page) => (html, index) => {
  const [heading = '', id, title = ''] = HEADING.exec(html) ?? []
  return { to: index === 0 ? to : `${to}#${id}`, page, title: toText(title), text: toText(html.slice(heading.length)) }
}

/** The parts of a page that a search can find, each with its address: its title, and what stands under each heading. */
export const sectionsOf = ({ to, title, html }) => {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return main
    .split(SECTION)
    .filter((part) => HEADING.test(part))
    .map(toSection(to, title))
}
