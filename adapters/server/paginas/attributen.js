/** The attributes that the visitor can set on the element with the form of the example page. */
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
