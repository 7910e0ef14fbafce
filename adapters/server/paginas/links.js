/** Is the value of this attribute a link that the visitor follows? Names of attributes know no capitals. */
export const isLink = (naam) => naam.toLowerCase().endsWith('-url')

/**
 * Does this link stay on this site? Anyone can write links into the address of a page, and they appear behind a button
 * of the brand.
 */
export const isEigenLink = (link) =>
  URL.canParse(link, location.href) && new URL(link, location.href).origin === location.origin
