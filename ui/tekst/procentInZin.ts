/** Returns a percentage as text for a sentence, such as `2,5%` or `3%`. */
export const procentInZin = (percentage: number): string => `${String(percentage).replace('.', ',')}%`
