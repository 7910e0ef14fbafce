/** A percentage as shown, with two decimals, or three where a rate has them: `3,75%`, `3,125%`. */
export const formatPercentage = (percentage: number): string =>
  `${percentage.toFixed(3).replace(/0$/, '').replace('.', ',')}%`
