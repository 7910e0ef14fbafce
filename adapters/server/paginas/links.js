/** Whether the value of this attribute is a link for the visitor. Attribute names are case-insensitive. */
export const isLink = (naam) => naam.toLowerCase().endsWith('-url')

/**
 * Whether a link goes to this site. The links come from the query of the URL, which anyone can write. Without this
 * check, an attacker could make a button of the brand open another site.
 */
export const isEigenLink = (link) =>
  URL.canParse(link, location.href) && new URL(link, location.href).origin === location.origin
