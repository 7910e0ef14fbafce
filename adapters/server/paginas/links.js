/** Whether the value of this attribute is a link for the visitor. Attribute names are case-insensitive. */
export const isLink = (naam) => naam.toLowerCase().endsWith('-url')

/**
 * Whether this link stays on this site. Anyone can put links in the address of a page, and they appear behind a button
 * of the brand.
 */
export const isEigenLink = (link) =>
  URL.canParse(link, location.href) && new URL(link, location.href).origin === location.origin
