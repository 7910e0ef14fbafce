import { isEigenLink, isLink } from './links.js'

/** Copies every URL parameter to an attribute of the element; links only when they stay on this site. */
const rekenhulp = document.createElement('hypotheek-orientatie')
for (const [naam, waarde] of new URLSearchParams(location.search))
  if (!isLink(naam) || isEigenLink(waarde)) rekenhulp.setAttribute(naam, waarde)
document.querySelector('main').append(rekenhulp)
