const isMonths = (key) => /^[1-9]\d{0,2}$/.test(key)
const isPercentage = (value) => typeof value === 'number' && value >= 0 && value <= 100

/** Whether a text is valid for `rentetarieven`: a JSON object of percentages (0 to 100) by months (1 to 999). */
export const isRates = (text) => {
  try {
    const rates = JSON.parse(text)
    if (typeof rates !== 'object' || rates === null || Array.isArray(rates)) return false
    return Object.entries(rates).every(([key, value]) => isMonths(key) && isPercentage(value))
  } catch {
    return false
  }
}
