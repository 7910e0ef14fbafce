import { woordenlijst, type Woordnaam } from '../../tekst/woordenlijst'

/** Patterns for the forms of explained words, by word key. Without a pattern, only the word itself is found. */
const WORD_FORMS: Readonly<Partial<Record<Woordnaam, RegExp>>> = {
  geldverstrekker: /geldverstrekkers?/,
  leennormen: /leennorm(en)?/,
  annuiteitenhypotheek: /annuïteitenhypotheek|annuïteit/,
  aflossen: /aflossen|aflossing|af te lossen|afgelost|aflost|los af/,
  looptijd: /looptijd/,
  nhg: /NHG(-grens)?/,
  kostenVanNhg: /Kosten van NHG|Percentage voor NHG/,
  notaris: /notaris(kosten)?/,
  fiscalePartners: /fiscale? partners?/,
  taxatie: /taxatie(kosten)?|taxateur/,
  adviesEnAfhandeling: /advies en afhandeling|afhandelings- en advieskosten/,
  nb: /n\.b\./,
  energieBesparen: /energie besparen|energiebesparende maatregelen/,
  rente: /rente(percentage)?/,
  rentevastePeriode: /rentevaste periodes?|rentevastperiode/,
  variabeleRente: /variabel(e rente)?/,
  voorbeeldrente: /voorbeeldrente/,
  boeterente: /boeterente/,
  brutoJaarinkomen: /bruto jaarinkomen/,
  toetsinkomen: /toetsinkomen/,
  vastDienstverband: /vast dienstverband|dienstverband \(vast\)/,
  tijdelijkDienstverband: /tijdelijk dienstverband|dienstverband \(tijdelijk\)/,
  inkomenUitOnderneming: /zzp-inkomen|zzp’er|inkomen uit onderneming(\(en\))?|onderneming/,
  bedragVoorAlleenstaanden: /bedrag voor alleenstaanden?|alleenstaanden?/,
  financieringslastpercentage: /financieringslastpercentages?|financieringslast/,
  studieschuld: /studieschuld/,
  partneralimentatie: /(partner)?alimentatie/,
  limiet: /limiet(en)?/,
  roodStaan: /rood staan/,
  leveringsakte: /leveringsakte/,
  kadaster: /kadaster/,
  startersvrijstelling: /startersvrijstelling|vrijstelling/,
  extraEigenInleg: /extra eigen inleg nodig/,
  overwaarde: /overwaarde|opbrengst huidige woning/,
  restschuld: /restschuld/,
  erfpacht: /erfpacht(canon)?|canon/,
  bindendAanbod: /bindende? (hypotheek)?aanbod/,
  energielabel: /energielabel|label/,
  epGarantie: /EP[- ]garantie/,
  hypotheekrenteaftrek: /hypotheekrenteaftrek|hypotheekrente|aftrek|aftrekken/,
  belastingvoordeel: /belastingvoordeel/,
  eigenwoningforfait: /eigenwoningforfait|forfait/,
  bijtelling: /bijtelling/,
  belastingschijf: /belastingschijf|belastingschijven|schijf|schijven/,
  heffingskorting: /heffingskorting(en)?/,
}

const { compare } = new Intl.Collator('nl')

const opAlfabet = (een: Woordnaam, ander: Woordnaam): number =>
  compare(woordenlijst[een].woord, woordenlijst[ander].woord)

/** The keys of all explained words, in alphabetical order of the words. */
export const WOORDNAMEN = (Object.keys(woordenlijst) as readonly Woordnaam[]).toSorted(opAlfabet)

/** The letters of Dutch text. With `\p{L}` a browser compiles these patterns 14 times as slowly. */
const LETTER = '[a-zà-ÿ]'

const PATRONEN = WOORDNAMEN.map((naam) => {
  const vorm = WORD_FORMS[naam]?.source ?? woordenlijst[naam].woord
  return { naam, patroon: new RegExp(`(?<!${LETTER})(?:${vorm})(?!${LETTER})`, 'i') }
})

/** Returns the keys of the explained words in a text, in alphabetical order of the words. */
export const findWoorden = (tekst: string): readonly Woordnaam[] =>
  PATRONEN.flatMap(({ naam, patroon }) => (patroon.test(tekst) ? [naam] : []))

const isFolded = (element: Element): boolean =>
  element.localName !== 'summary' && element.parentElement?.matches('details:not([open])') === true

/** Returns the text in `root`, without folded content and elements with the attribute `hidden`. */
export const textShown = (root: Element): string => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && (isFolded(node) || node.matches('[hidden]'))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode.data)
  return texts.join(' ')
}
