import * as t from 'io-ts'

const isBestaandeDatum = (tekst: string): boolean => {
  const datum = new Date(`${tekst}T00:00:00.000Z`)
  return !Number.isNaN(datum.getTime()) && datum.toISOString().startsWith(tekst)
}

const isDatum = (waarde: unknown): waarde is string =>
  typeof waarde === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(waarde) && isBestaandeDatum(waarde)

const isTijdstip = (waarde: unknown): waarde is string =>
  typeof waarde === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(waarde) &&
  !Number.isNaN(Date.parse(waarde))

const tekstCodec = (naam: string, is: (waarde: unknown) => waarde is string, melding: string): t.Type<string> =>
  new t.Type<string>(
    naam,
    is,
    (invoer, context) => (is(invoer) ? t.success(invoer) : t.failure(invoer, context, melding)),
    t.identity,
  )

/** An existing calendar date written as yyyy-mm-dd. */
export const datumCodec = tekstCodec('Datum', isDatum, 'verwacht een datum als jjjj-mm-dd')

/** A moment in ISO 8601, with time zone. */
export const tijdstipCodec = tekstCodec('Tijdstip', isTijdstip, 'verwacht een tijdstip volgens ISO 8601')

/** The calendar date, where the visitor is, one year before `nu`: yyyy-mm-dd. 29 February becomes 28 February. */
export const toEenJaarEerder = (nu: Date): string => {
  const jaar = nu.getFullYear() - 1
  const maand = nu.getMonth() + 1
  const dag = maand === 2 ? Math.min(nu.getDate(), 28) : nu.getDate()
  return [String(jaar).padStart(4, '0'), String(maand).padStart(2, '0'), String(dag).padStart(2, '0')].join('-')
}
