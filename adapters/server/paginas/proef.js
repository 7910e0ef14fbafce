import { isEigenLink, isLink } from './links.js'

/** The element, with the URL parameters as its attributes. Links become attributes only when they go to this site. */
const rekenhulp = document.createElement('hypotheek-orientatie')
for (const [naam, waarde] of new URLSearchParams(location.search))
  if (!isLink(naam) || isEigenLink(waarde)) rekenhulp.setAttribute(naam, waarde)
document.querySelector('main').append(rekenhulp)
