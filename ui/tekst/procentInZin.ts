/**
 * Returns a percentage as text with as few decimals as it needs, such as `2,5%` or `3%`: a norm, a tax or a supposed
 * rate in a sentence, such as “bij 7% rente”. A rate with which a calculation is made has two decimals, such as
 * `3,80%`: `formatPercentage` writes that rate.
 */
export const procentInZin = (percentage: number): string => `${String(percentage).replace('.', ',')}%`
