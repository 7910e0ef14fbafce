/** Runs in the page. Returns how attributes and computed style of compiled parts differ from the parts of Chakra. */
export const differentStyles = (): readonly string[] => {
  /** The CSS properties to compare, without those of `display: -webkit-box`, which the build drops and no part uses. */
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('-webkit-box-'))
  const [live, compiled] = [...document.querySelectorAll('section')].map(({ shadowRoot }) => shadowRoot)
  if (!live || !compiled) return ['a gallery is missing']
  for (const root of [live, compiled]) for (const animation of root.getAnimations()) animation.finish()

  const selectors = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText]
      return rule instanceof CSSGroupingRule ? selectors(rule.cssRules) : []
    })
  const innerSelectors = live.adoptedStyleSheets
    .flatMap(({ cssRules }) => selectors(cssRules))
    .filter((selector) => /^\.ho-\S+ /.test(selector))
    .map((selector) => selector.replaceAll(/::?(?:hover|focus-visible|before|after)/g, ''))
    .join(',')
  const isPart = (element: Element) => element.parentElement?.className === 'kader'
  const isCompared = (element: Element) => isPart(element) || element.matches(innerSelectors)

  const attributesOf = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${name === 'class' ? value.replaceAll(/\bho-[\w-]+/g, '') : value}`)
      .toSorted()
      .join(' ')
  const nameOf = (element: Element) => `<${element.localName} ${element.className}>`
  const counterparts = [...compiled.querySelectorAll('.kader *')]
  return [...live.querySelectorAll('.kader *')].flatMap((element, index) => {
    const other = counterparts[index]
    if (!other || attributesOf(element) !== attributesOf(other))
      return [`${other && nameOf(other)} has other attributes than ${nameOf(element)}`]
    if (!isCompared(element)) return []
    return [undefined, '::before', '::after'].flatMap((pseudo) => {
      const first = getComputedStyle(element, pseudo)
      const second = getComputedStyle(other, pseudo)
      if (pseudo && first.content === 'none' && second.content === 'none') return []
      return names
        .filter((property) => first.getPropertyValue(property) !== second.getPropertyValue(property))
        .map((property) => `${nameOf(other)}${pseudo ?? ''} ${property}: ${second.getPropertyValue(property)}`)
    })
  })
}

/**
 * Runs in the page. Returns the parts whose compiled rules differ from the rules of Chakra, in content or in order. On
 * both sides print rules count as last, because the build moves them to the end.
 */
export const differentRules = (): readonly string[] => {
  const [live, compiled] = [...document.querySelectorAll('section')].map(({ shadowRoot }) => shadowRoot)
  if (!live || !compiled) return ['a gallery is missing']

  /** Returns each rule with its conditions, once for each of its selectors. */
  const rulesIn = (rules: CSSRuleList, where = ''): readonly (readonly [selector: string, text: string])[] =>
    [...rules].flatMap((rule) => {
      const text = (style: string) => `${where} ${style.replaceAll(/ ?-webkit-box-[\w-]+: [^;]+;/g, '').trim()}`
      if (rule instanceof CSSStyleRule)
        return (rule.selectorText.includes('.ho-') ? rule.selectorText.split(', ') : [rule.selectorText]).map(
          (selector) => [selector, text(rule.style.cssText)] as const,
        )
      if (rule instanceof CSSGroupingRule)
        return rulesIn(rule.cssRules, `${where} ${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`)
      return rule.cssText.startsWith('@-webkit-keyframes') ? [] : [['', text(rule.cssText)] as const]
    })
  const [a, b] = [live, compiled].map((root) => root.adoptedStyleSheets.flatMap(({ cssRules }) => rulesIn(cssRules)))
  const partClassOf = (element: Element) =>
    [...element.classList].find((partClass) => partClass.startsWith('ho-')) ?? '?'
  const isForPrint = ([, text]: readonly [string, string]) => Number(text.includes('@media print'))
  const rulesOf = (rules: typeof a = [], partClass?: string) =>
    rules
      .toSorted((first, other) => isForPrint(first) - isForPrint(other))
      .filter(([selector]) =>
        partClass ? new RegExp(`\\.${partClass}(?![\\w-])`).test(selector) : !selector.includes('.ho-'),
      )
      .map(([selector, text]) => `${partClass ? selector.replaceAll(`.${partClass}`, '&') : selector}${text}`)
      .join('\n')

  const others = [...compiled.querySelectorAll('.kader > *')]
  const parts = [...live.querySelectorAll('.kader > *')].flatMap((element, index) => {
    const other = others[index]
    if (other === undefined) return ['a part is missing']
    if (other.className === 'lettermaat') return []
    const expected = rulesOf(a, partClassOf(element))
    const actual = rulesOf(b, partClassOf(other))
    return expected !== '' && expected === actual ? [] : [`${other.className}:\n${expected}\n---\n${actual}`]
  })
  return rulesOf(a) === rulesOf(b) ? parts : ['the frame', rulesOf(a), rulesOf(b), ...parts]
}
