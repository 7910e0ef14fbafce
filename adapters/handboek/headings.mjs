const headingsIn = (html, level) => [...html.matchAll(new RegExp(`<h${level} id="([^"]+)">(.*?)</h${level}>`, 'gs'))]

/** Without the links that stand in a heading: it becomes one itself. */
const toItem = ([, id, text]) => `<li><a href="#${id}">${text.replaceAll(/<\/?a\b[^>]*>/g, '')}</a></li>`

/** Puts the contents of a page under its title: its headings of this level, when there are three or more. */
export const withHeadings = (html, level = 2) => {
  const items = headingsIn(html, level).map(toItem)
  if (items.length < 3) return html
  const contents = `<nav class="here" aria-label="On this page"><ul>${items.join('')}</ul></nav>`
  return html.replace('</h1>', (end) => `${end}\n${contents}`)
}
