/** Returns a function that selects the text about the visitor (1) or about the partner (2). */
export const perWie =
  (jij: string, partner: string) =>
  (wie: 1 | 2): string =>
    wie === 1 ? jij : partner

export const jouwInkomen = perWie('Jouw inkomen', 'Het inkomen van je partner')
export const betaalt = perWie('Jij betaalt', 'Je partner betaalt')

/** Joins a list into a Dutch text: `de prijs, het werk en de leveringsakte`. */
export const opsomming = (delen: readonly string[]): string =>
  [delen.slice(0, -1).join(', '), ...delen.slice(-1)].filter((deel) => deel !== '').join(' en ')

/** The Dutch sentences used more than once: by several steps, or by a step and by the summary of an explanation. */
export const stapzinnen = {
  geenRuimte: 'Door je schulden blijft er niets over voor een hypotheek.',
  geenInkomen: 'Zonder inkomen blijft er niets over voor een hypotheek.',
  geenRuimteVoorRestschuld: 'Voor je restschuld blijft er niets over.',
  waardeBepaalt: (bedrag: string) => `De woning bepaalt de grens: je kan niet meer lenen dan de waarde van ${bedrag}.`,
  overwaardeGenoeg: 'Je overwaarde is genoeg om alles te betalen.',
  rest: (bedrag: string) => `De rest leen je: je hypotheek is ${bedrag}.`,
  nietsTeLenen: 'Je hoeft niets te lenen.',
  nietsMogelijk: 'Je kan niets lenen.',
  geenBruto: 'Zonder hypotheek heb je geen maandlast.',
  zonderBelasting: 'Belasting over de woning zit daar niet in.',
  nettoGelijk: (netto: string) => `Netto betaal je evenveel: ${netto} per maand.`,
  pastNiet: 'Er past dus geen hypotheek.',
  lening: (perMaand: string, bedrag: string, rente: string) =>
    `Met ${perMaand} per maand kan je ${bedrag} lenen, bij 30 jaar en ${rente} rente.`,
  geenLening: 'Daarmee kan je geen hypotheek terugbetalen.',
  maximum: (bedrag: string) => `Naar beneden afgerond is je maximale hypotheek ${bedrag}.`,
  laagste: (bedrag: string) =>
    `Je moet de hypotheek nu en later kunnen betalen, dus het laagste bedrag telt: ${bedrag}.`,
} as const
