/** Every parameter of the address becomes an attribute of the one element on the page. */
const rekenhulp = document.createElement('hypotheek-orientatie')
for (const [naam, waarde] of new URLSearchParams(location.search)) rekenhulp.setAttribute(naam, waarde)
document.querySelector('main').append(rekenhulp)
