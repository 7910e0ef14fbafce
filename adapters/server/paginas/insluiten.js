import { ATTRIBUTEN } from './attributen.js'
import { themaVan } from './thema.js'

const formulier = document.querySelector('.instellingen')
const code = formulier.querySelector('code')
const knop = formulier.querySelector('.kopieer button')
const status = formulier.querySelector('.kopieer output')

/**
 * The height of step 1, and its height in columns narrower than 520 and 360 px. `100%` is the element's width.
 * The line below the step with `bewaren` adds height.
 */
const RUIMTE = '1476px'
const smaller = (bewaart) => ({
  content: "''",
  float: 'left',
  'padding-top': `calc(min((520px - 100%) * 99, ${bewaart ? 1960 : 1848}px) + max(0px, (360px - 100%) * 3))`,
})

/** The defaults, which the HTML omits. The norm year is always written, so that the page keeps its norms. */
const STANDAARD = { type: 'Klant', kleurmodus: 'licht' }

const inHtml = (tekst) => tekst.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns a link for the HTML of another page. The default links become absolute URLs, because they work only here. */
const adresVan = (naam, waarde) =>
  waarde === formulier.elements[naam].defaultValue ? new URL(waarde, location.href).href : waarde

const waardeVan = (naam, waarde) => (naam.endsWith('-url') && waarde !== '' ? adresVan(naam, waarde) : waarde)

const toRegel = (selector, stijl) => [
  `  ${selector} {`,
  ...Object.entries(stijl).map(([naam, waarde]) => `    ${naam}: ${waarde};`),
  '  }',
]

/** The import map of this version, once loaded: the integrity of each file, by its URL relative to the loader. */
let kaart

/** Returns the integrity of each file in the import map, by its absolute URL. */
const hashesIn = ({ integrity }) => {
  const loader = new URL('element/hypotheek-orientatie.js', location.href)
  return Object.fromEntries(Object.entries(integrity).map(([adres, hash]) => [new URL(adres, loader).href, hash]))
}

/** Returns the import map of a page. It must come before every module. */
const toImportmap = (hashes) => `<script type="importmap">${JSON.stringify({ integrity: hashes })}</${'script'}>`

/**
 * Returns the preload links for the chunks of the first step: the application, React and the norms of the year. The
 * browser loads them in parallel with the loader, which loads all other chunks itself. Each link has its integrity when
 * the page has an import map: without it, Chromium loads the chunk twice.
 */
const toVoorladen = (normjaar, hashes) =>
  Array.from(document.querySelectorAll(`meta[name="voorladen"], meta[name="voorladen-${normjaar}"]`), ({ content }) => {
    const { href } = new URL(content, location.href)
    const integriteit = hashes ? ` integrity="${hashes[href]}"` : ''
    return `<link rel="modulepreload" href="${inHtml(href)}"${integriteit}>`
  })

/** Returns the HTML of a page with these choices; defaults are omitted. */
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

/** Selects the HTML when the clipboard is not available, so that the visitor can copy it. */
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
