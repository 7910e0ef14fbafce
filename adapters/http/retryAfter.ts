/**
 * How long a Retry-After header asks to wait after `nu`, in milliseconds: a number of seconds or a date. A header that
 * is absent, past or unreadable asks for nothing.
 */
export const wachttijdVan = (retryAfter: string | undefined, nu: number): number => {
  const tekst = retryAfter?.trim() ?? ''
  if (/^\d+$/.test(tekst)) return Number(tekst) * 1000
  const moment = Date.parse(tekst)
  return Number.isNaN(moment) ? 0 : Math.max(0, moment - nu)
}
