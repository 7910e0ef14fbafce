import { ATTRIBUTEN } from './attributen.js'
import { isEigenLink, isLink } from './links.js'
import { pasThemaToe } from './thema.js'

const formulier = document.querySelector('.instellingen')
const rekenhulp = document.querySelector('hypotheek-orientatie')
const keuzes = new URLSearchParams(location.search)

const isVanElders = (naam, waarde) => isLink(naam) && !isEigenLink(waarde)

for (const veld of formulier.querySelectorAll('input')) {
  if (!keuzes.has(veld.name) || isVanElders(veld.name, keuzes.get(veld.name))) continue
  if (veld.type === 'radio') veld.checked = keuzes.get(veld.name) === veld.value
  else veld.value = keuzes.get(veld.name)
}

/** Returns the choices in the form. A link to another site is replaced by its default link. */
const opDezePagina = () => {
  const gekozen = new FormData(formulier)
  for (const [naam, waarde] of [...gekozen])
    if (isVanElders(naam, waarde)) gekozen.set(naam, formulier.elements[naam].defaultValue)
  return gekozen
}

/** Applies the choices to the element. Writes the choices to the query of the URL, so that they survive a reload. */
const pasToe = () => {
  const gekozen = opDezePagina()
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
