/** The attributes of the element that the visitor can set on this page. */
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
