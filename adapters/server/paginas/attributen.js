/** The attributes of the element that a visitor of this page chooses. */
export const ATTRIBUTEN = [
  'label-code',
  'type',
  'normjaar',
  'kleurmodus',
  'bewaren',
  'terugknop',
  'adviseur-zoeken-url',
  'hypotheek-aanvragen-url',
]
