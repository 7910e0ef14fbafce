/** Words to avoid, each with the word that the screens already use for the same thing. */
export const DOUBLED_WORD: readonly (readonly [avoid: RegExp, say: string])[] = [
  [/\bkunt?\b/i, 'kan'],
  [/\beigen inbreng\b|\beigen middelen\b/i, 'eigen geld'],
  [/\bnog nodig\b.*€|eigen inleg(?! nodig)/i, 'Extra eigen inleg nodig'],
  [/\boude woning\b/i, 'huidige woning'],
  [/\bakte van levering\b/i, 'leveringsakte'],
  [/\bmaandbedrag\b(?! (uit Mijn DUO|van een studieschuld))/i, 'maandlast'],
  [/\baanvrager/i, 'je, je partner'],
  [/\bkosten nhg\b/i, 'Kosten van NHG'],
  [/\brentevastperiode\b/i, 'rentevaste periode'],
  [/\bverplichting/i, 'schulden'],
  [/\bmaatregel/i, 'energie besparen'],
  [/\baanbieder|\bde markt\b/i, 'geldverstrekker'],
  [/\breken\b.*\buit\b/i, 'bereken'],
  [/\bhuis\b|\bhuizen\b/i, 'woning'],
]
