/** Console texts about changes by a page that can stop the calculator. They are for the developers of that page. */
export const obstacleText = {
  oorzaak: 'De rekenhulp kan op deze pagina misgaan.',
  voegtToe: (namen: readonly string[]) => `Deze pagina zet ${namen.join(', ')} op Object.prototype. Haal dat weg.`,
  verbergt: (namen: readonly string[]) =>
    `Een element van deze pagina heet als een eigenschap van document: ${namen.join(', ')}. Geef het een andere naam.`,
  bevriest: 'Deze pagina bevriest Error.prototype. Haal dat weg.',
} as const
