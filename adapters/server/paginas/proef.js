import { isEigenLink, isLink } from './links.js'

/** Every parameter of the address becomes an attribute of the one element on the page; a link only to this site. */
const rekenhulp = document.createElement('hypotheek-orientatie')
for (const [naam, waarde] of new URLSearchParams(location.search))
  if (!isLink(naam) || isEigenLink(waarde)) rekenhulp.setAttribute(naam, waarde)
document.querySelector('main').append(rekenhulp)
