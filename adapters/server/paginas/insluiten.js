import { ATTRIBUTEN } from './attributen.js'
import { themaVan } from './thema.js'

const formulier = document.querySelector('.instellingen')
const code = formulier.querySelector('code')
const knop = formulier.querySelector('.kopieer button')
const status = formulier.querySelector('.kopieer output')

/**
 * The height reserved for step 1 in a wide column. `smaller` returns the style that reserves more height in columns
 * narrower than 1080 px and 520 px, and still more in columns narrower than 360 px. In its `calc`, `100%` is the width
 * of the element. With `bewaren`, the element shows an extra line below the step.
 */
const RUIMTE = '1500px'
const hoogten = (bewaart) =>
  [
    [520, bewaart ? 1995 : 1870],
    [1080, bewaart ? 1740 : 1620],
  ]
    .map(([breedte, hoogte]) => `min((${breedte}px - 100%) * 99, ${hoogte}px)`)
    .join(', ')
const smaller = (bewaart) => ({
  content: "''",
  float: 'left',
  'padding-top': `calc(\n      max(${hoogten(bewaart)}) + max(0px, (360px - 100%) * 3)\n    )`,
})

/** Attribute defaults, which the generated HTML omits. `normjaar` is never omitted, because its default can change. */
const STANDAARD = { type: 'Klant', kleurmodus: 'licht' }

const inHtml = (tekst) => tekst.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns a link that works on any site. A default link becomes absolute, because its path works only here. */
const adresVan = (naam, waarde) =>
  waarde === formulier.elements[naam].defaultValue ? new URL(waarde, location.href).href : waarde

const waardeVan = (naam, waarde) => (naam.endsWith('-url') && waarde !== '' ? adresVan(naam, waarde) : waarde)

const toRegel = (selector, stijl) => [
  `  ${selector} {`,
  ...Object.entries(stijl).map(([naam, waarde]) => `    ${naam}: ${waarde};`),
  '  }',
]

/** The import map of this version: integrity hashes by URL relative to the loader. Undefined until loaded. */
let kaart

/** Returns the integrity hashes in an import map, by the absolute URL of their file. */
const hashesIn = ({ integrity }) => {
  const loader = new URL('element/hypotheek-orientatie.js', location.href)
  return Object.fromEntries(Object.entries(integrity).map(([adres, hash]) => [new URL(adres, loader).href, hash]))
}

/** Returns the HTML of an import map with these integrity hashes. A page must have it before every module script. */
const toImportmap = (hashes) => `<script type="importmap">${JSON.stringify({ integrity: hashes })}</${'script'}>`

/**
 * Returns the preload links for the chunks of the first step: the application, React and the norms of the year. The
 * browser loads these chunks in parallel with the loader, which loads all other chunks itself. Each link needs an
 * `integrity` when the page has an import map; otherwise Chromium loads the chunk twice.
 */
const toVoorladen = (normjaar, hashes) =>
  Array.from(document.querySelectorAll(`meta[name="voorladen"], meta[name="voorladen-${normjaar}"]`), ({ content }) => {
    const { href } = new URL(content, location.href)
    const integriteit = hashes ? ` integrity="${hashes[href]}"` : ''
    return `<link rel="modulepreload" href="${inHtml(href)}"${integriteit}>`
  })

/** Returns the HTML that embeds the element with the choices in the form. Omits attributes with default values. */
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

/** Selects the HTML, so that the visitor can copy it when the clipboard is not available. */
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
