const formulier = document.querySelector('.instellingen')
const rekenhulp = document.querySelector('hypotheek-orientatie')
const keuzes = new URLSearchParams(location.search)

for (const knop of formulier.querySelectorAll('input'))
  if (keuzes.has(knop.name)) knop.checked = keuzes.get(knop.name) === knop.value

/** Gives the choices to the element as attributes, and to the address so that they survive a reload. */
const pasToe = () => {
  const gekozen = [...new FormData(formulier)]
  for (const [naam, waarde] of gekozen)
    if (rekenhulp.getAttribute(naam) !== waarde) rekenhulp.setAttribute(naam, waarde)
  history.replaceState(history.state, '', `?${new URLSearchParams(gekozen)}${location.hash}`)
}

formulier.addEventListener('change', pasToe)
if (keuzes.size > 0) pasToe()
