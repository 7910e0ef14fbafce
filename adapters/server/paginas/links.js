/** Is the value of this attribute a link that the visitor follows? Names of attributes know no capitals. */
export const isLink = (naam) => naam.toLowerCase().endsWith('-url')

/**
 * Does this link stay on this site? Whoever writes the address of a page writes its links, and they stand behind the
 * button of a brand.
 */
export const isEigenLink = (link) =>
  URL.canParse(link, location.href) && new URL(link, location.href).origin === location.origin
