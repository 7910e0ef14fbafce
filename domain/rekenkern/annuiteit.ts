/** The term over which a mortgage is tested and repaid, in months. Source: Trhk art. 3, Wet IB 2001 art. 3.119c. */
export const LOOPTIJD = 360

/** What one euro a month, in arrears, is worth today, in euro; `rente` in percent a year, `maanden` at least 0. */
export const annuiteitsfactor = (rente: number, maanden: number): number => {
  const maandrente = rente / 1200
  return maandrente === 0 ? maanden : -Math.expm1(-maanden * Math.log1p(maandrente)) / maandrente
}

/** The loan that a monthly amount repays in `maanden`: the present value of the annuity, in euro. */
export const contanteWaarde = (invoer: {
  readonly maandbedrag: number
  readonly rente: number
  readonly maanden: number
}): number => invoer.maandbedrag * annuiteitsfactor(invoer.rente, invoer.maanden)

/** The monthly payment that repays a loan in `maanden`, interest included, in euro. */
export const annuiteit = (invoer: {
  readonly lening: number
  readonly rente: number
  readonly maanden: number
}): number => invoer.lening / annuiteitsfactor(invoer.rente, invoer.maanden)

/** What is left of a loan after `verstreken` of its `maanden` payments, in euro. */
export const restantVan = (invoer: {
  readonly lening: number
  readonly rente: number
  readonly maanden: number
  readonly verstreken: number
}): number =>
  invoer.lening *
  (annuiteitsfactor(invoer.rente, invoer.maanden - invoer.verstreken) / annuiteitsfactor(invoer.rente, invoer.maanden))

/** The interest in twelve payments, those of year `jaar` (1 is the first), in euro; not below 0. */
export const renteInJaar = (invoer: {
  readonly lening: number
  readonly rente: number
  readonly maanden: number
  readonly jaar: number
}): number => {
  const { lening, rente, maanden, jaar } = invoer
  const restantNaJaar = (jaren: number): number => restantVan({ lening, rente, maanden, verstreken: 12 * jaren })
  return Math.max(0, 12 * annuiteit({ lening, rente, maanden }) - restantNaJaar(jaar - 1) + restantNaJaar(jaar))
}
