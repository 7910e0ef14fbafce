import { ATTRIBUTEN } from './attributen.js'
import { themaVan } from './thema.js'

const formulier = document.querySelector('.instellingen')
const code = formulier.querySelector('code')
const knop = formulier.querySelector('.kopieer button')
const status = formulier.querySelector('.kopieer output')

/**
 * The room that step 1 takes, and what it takes in a column narrower than 520 and 360 px: 100% is that of the element.
 * With `bewaren` the line below the step makes it higher.
 */
const RUIMTE = '1476px'
const smaller = (bewaart) => ({
  content: "''",
  float: 'left',
  'padding-top': `calc(min((520px - 100%) * 99, ${bewaart ? 1960 : 1848}px) + max(0px, (360px - 100%) * 3))`,
})

/** The defaults, which the HTML leaves out. The norm year is always written, so that the page keeps its norms. */
const STANDAARD = { type: 'Klant', kleurmodus: 'licht' }

const inHtml = (tekst) => tekst.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The default links work on this page only; in the HTML for another page they become full addresses of this one. */
const adresVan = (naam, waarde) =>
  waarde === formulier.elements[naam].defaultValue ? new URL(waarde, location.href).href : waarde

const waardeVan = (naam, waarde) => (naam.endsWith('-url') && waarde !== '' ? adresVan(naam, waarde) : waarde)

const toRegel = (selector, stijl) => [
  `  ${selector} {`,
  ...Object.entries(stijl).map(([naam, waarde]) => `    ${naam}: ${waarde};`),
  '  }',
]

/** The import map of this version, once it is asked for: the integrity of each file, by its address from the loader. */
let kaart

/** The integrity of each file of the import map, by its full address. */
const hashesIn = ({ integrity }) => {
  const loader = new URL('element/hypotheek-orientatie.js', location.href)
  return Object.fromEntries(Object.entries(integrity).map(([adres, hash]) => [new URL(adres, loader).href, hash]))
}

/** The import map of a page. It stands before every module. */
const toImportmap = (hashes) => `<script type="importmap">${JSON.stringify({ integrity: hashes })}</${'script'}>`

/**
 * The chunks that the first step needs, by the names that they have in this version: the application, React, and the
 * norms of the year. The browser fetches them with the loader, which itself fetches what is not named here. Each has
 * its integrity where the page has an import map: without it, Chromium fetches the chunk a second time.
 */
const toVoorladen = (normjaar, hashes) =>
  Array.from(document.querySelectorAll(`meta[name="voorladen"], meta[name="voorladen-${normjaar}"]`), ({ content }) => {
    const { href } = new URL(content, location.href)
    const integriteit = hashes ? ` integrity="${hashes[href]}"` : ''
    return `<link rel="modulepreload" href="${inHtml(href)}"${integriteit}>`
  })

/** The HTML of a page with these choices; what is as it comes is left out. */
const toHtml = (gekozen) => {
  const script = new URL('element/hypotheek-orientatie.js', location.href)
  const stijl = { display: 'flow-root', 'min-height': RUIMTE, ...themaVan(gekozen) }
  const attributen = ATTRIBUTEN.map((naam) => [naam, waardeVan(naam, gekozen.get(naam).trim())]).filter(
    ([naam, waarde]) => waarde !== '' && waarde !== STANDAARD[naam],
  )
  const hashes = gekozen.get('integriteit') && kaart ? hashesIn(kaart) : undefined
  return [
    ...(hashes ? [toImportmap(hashes)] : []),
    `<script type="module" src="${inHtml(script.href)}"></${'script'}>`,
    ...toVoorladen(gekozen.get('normjaar'), hashes),
    '<style>',
    ...toRegel('hypotheek-orientatie', stijl),
    ...toRegel('hypotheek-orientatie::before', smaller(gekozen.get('bewaren') !== '')),
    '</style>',
    '<hypotheek-orientatie',
    ...attributen.map(([naam, waarde]) => `  ${naam}="${inHtml(waarde)}"`),
    '>',
    '  <p>De rekenhulp wordt geladen.</p>',
    '</hypotheek-orientatie>',
  ].join('\n')
}

const toon = async () => {
  const gekozen = new FormData(formulier)
  if (gekozen.get('integriteit')) kaart ??= await (await fetch('element/integriteit.json')).json()
  code.textContent = toHtml(new FormData(formulier))
  status.textContent = ''
}

/** Without access to the clipboard, selects the HTML so that the visitor can copy it. */
const selecteer = () => getSelection().selectAllChildren(code)

knop.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent)
    status.textContent = 'Gekopieerd.'
  } catch {
    selecteer()
    status.textContent = 'De HTML is geselecteerd. Kopieer met Ctrl+C of Cmd+C.'
  }
})
formulier.addEventListener('change', toon)
await toon()
