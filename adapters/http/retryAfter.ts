/**
 * How long a Retry-After header asks to wait, in milliseconds: a number of seconds, or a date by the clock of the
 * service (the Date header; `nu` when it has none). A header that is absent, past or unreadable asks for nothing.
 */
export const wachttijdVan = (headers: Headers, nu: number): number => {
  const tekst = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(tekst)) return Number(tekst) * 1000
  const [moment, nuDaar] = [Date.parse(tekst), Date.parse(headers.get('date') ?? '')]
  return Math.max(0, moment - (nuDaar || nu)) || 0
}
