/**
 * How long a Retry-After header asks to wait, in milliseconds: a number of seconds, or a date by the clock of the
 * service (the Date header; `now` when it has none). A header that is absent, past or unreadable asks for nothing.
 */
export const waitOf = (headers: Headers, now: number): number => {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const [moment, nowThere] = [Date.parse(text), Date.parse(headers.get('date') ?? '')]
  return Math.max(0, moment - (nowThere || now)) || 0
}
