/** Runs in the page. Returns where a compiled part has other attributes or another computed style than with Chakra. */
export const verschillendeStijlen = (): readonly string[] => {
  /** Leaves out the prefixed properties of `display: -webkit-box`, which the build drops and nothing uses. */
  const namen = [...getComputedStyle(document.body)].filter((naam) => !naam.startsWith('-webkit-box-'))
  const [levend, gebouwd] = [...document.querySelectorAll('section')].map(({ shadowRoot }) => shadowRoot)
  if (!levend || !gebouwd) return ['two galleries are not there']
  for (const root of [levend, gebouwd]) for (const animatie of root.getAnimations()) animatie.finish()

  const selectors = (regels: CSSRuleList): readonly string[] =>
    [...regels].flatMap((regel) => {
      if (regel instanceof CSSStyleRule) return [regel.selectorText]
      return regel instanceof CSSGroupingRule ? selectors(regel.cssRules) : []
    })
  const binnenin = levend.adoptedStyleSheets
    .flatMap(({ cssRules }) => selectors(cssRules))
    .filter((selector) => /^\.ho-\S+ /.test(selector))
    .map((selector) => selector.replaceAll(/::?(?:hover|focus-visible|before|after)/g, ''))
    .join(',')
  const isDeel = (element: Element) => element.parentElement?.className === 'kader'
  const teVergelijken = (element: Element) => isDeel(element) || element.matches(binnenin)

  const eigenschappen = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${name === 'class' ? value.replaceAll(/\bho-[\w-]+/g, '') : value}`)
      .toSorted()
      .join(' ')
  const naam = (element: Element) => `<${element.localName} ${element.className}>`
  const tegenhangers = [...gebouwd.querySelectorAll('.kader *')]
  return [...levend.querySelectorAll('.kader *')].flatMap((element, index) => {
    const ander = tegenhangers[index]
    if (!ander || eigenschappen(element) !== eigenschappen(ander))
      return [`${ander && naam(ander)} has other attributes than ${naam(element)}`]
    if (!teVergelijken(element)) return []
    return [undefined, '::before', '::after'].flatMap((pseudo) => {
      const een = getComputedStyle(element, pseudo)
      const twee = getComputedStyle(ander, pseudo)
      if (pseudo && een.content === 'none' && twee.content === 'none') return []
      return namen
        .filter((eigenschap) => een.getPropertyValue(eigenschap) !== twee.getPropertyValue(eigenschap))
        .map((eigenschap) => `${naam(ander)}${pseudo ?? ''} ${eigenschap}: ${twee.getPropertyValue(eigenschap)}`)
    })
  })
}

/**
 * Runs in the page. Returns the parts whose compiled rules differ from Chakra's, or have another order. The build puts
 * the rules for print after the others.
 */
export const verschillendeRegels = (): readonly string[] => {
  const [levend, gebouwd] = [...document.querySelectorAll('section')].map(({ shadowRoot }) => shadowRoot)
  if (!levend || !gebouwd) return ['two galleries are not there']

  /** Returns each rule with its conditions, once for each of its selectors. */
  const regelsIn = (regels: CSSRuleList, waar = ''): readonly (readonly [selector: string, tekst: string])[] =>
    [...regels].flatMap((regel) => {
      const tekst = (stijl: string) => `${waar} ${stijl.replaceAll(/ ?-webkit-box-[\w-]+: [^;]+;/g, '').trim()}`
      if (regel instanceof CSSStyleRule)
        return (regel.selectorText.includes('.ho-') ? regel.selectorText.split(', ') : [regel.selectorText]).map(
          (selector) => [selector, tekst(regel.style.cssText)] as const,
        )
      if (regel instanceof CSSGroupingRule)
        return regelsIn(regel.cssRules, `${waar} ${regel.cssText.slice(0, regel.cssText.indexOf('{'))}`)
      return regel.cssText.startsWith('@-webkit-keyframes') ? [] : [['', tekst(regel.cssText)] as const]
    })
  const [a, b] = [levend, gebouwd].map((root) => root.adoptedStyleSheets.flatMap(({ cssRules }) => regelsIn(cssRules)))
  const klasseVan = (element: Element) => [...element.classList].find((klasse) => klasse.startsWith('ho-')) ?? '?'
  const isVanPapier = ([, tekst]: readonly [string, string]) => Number(tekst.includes('@media print'))
  const van = (regels: typeof a = [], klasse?: string) =>
    regels
      .toSorted((een, ander) => isVanPapier(een) - isVanPapier(ander))
      .filter(([selector]) =>
        klasse ? new RegExp(`\\.${klasse}(?![\\w-])`).test(selector) : !selector.includes('.ho-'),
      )
      .map(([selector, tekst]) => `${klasse ? selector.replaceAll(`.${klasse}`, '&') : selector}${tekst}`)
      .join('\n')

  const anderen = [...gebouwd.querySelectorAll('.kader > *')]
  const delen = [...levend.querySelectorAll('.kader > *')].flatMap((element, index) => {
    const ander = anderen[index]
    if (ander === undefined) return ['a part is not there']
    if (ander.className === 'lettermaat') return []
    const verwacht = van(a, klasseVan(element))
    const gekregen = van(b, klasseVan(ander))
    return verwacht !== '' && verwacht === gekregen ? [] : [`${ander.className}:\n${verwacht}\n---\n${gekregen}`]
  })
  return van(a) === van(b) ? delen : ['the frame', van(a), van(b), ...delen]
}
