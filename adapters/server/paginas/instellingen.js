import { pasThemaToe } from './thema.js'

const formulier = document.querySelector('.instellingen')
const rekenhulp = document.querySelector('hypotheek-orientatie')
const keuzes = new URLSearchParams(location.search)

const ATTRIBUTEN = ['label-code', 'type', 'normjaar', 'kleurmodus', 'adviseur-zoeken-url', 'hypotheek-aanvragen-url']

for (const veld of formulier.querySelectorAll('input')) {
  if (!keuzes.has(veld.name)) continue
  if (veld.type === 'radio') veld.checked = keuzes.get(veld.name) === veld.value
  else veld.value = keuzes.get(veld.name)
}

/** Gives the choices to the element, and to the address so that they survive a reload. */
const pasToe = () => {
  const gekozen = new FormData(formulier)
  for (const naam of ATTRIBUTEN) {
    const waarde = gekozen.get(naam)
    if (waarde === '') rekenhulp.removeAttribute(naam)
    else if (rekenhulp.getAttribute(naam) !== waarde) rekenhulp.setAttribute(naam, waarde)
  }
  pasThemaToe(rekenhulp, gekozen)
  history.replaceState(history.state, '', `?${new URLSearchParams([...gekozen])}${location.hash}`)
}

formulier.addEventListener('submit', (event) => event.preventDefault())
formulier.addEventListener('change', pasToe)
if (keuzes.size > 0) pasToe()
