/** Returns the `scroll-padding-bottom` of a page in pixels; 0 for `auto`. */
export const scrollPaddingBottomOf = ({ documentElement }: Document): number => {
  const { scrollPaddingBottom = '' } = getComputedStyle(documentElement) as Partial<CSSStyleDeclaration>
  const value = Number.parseFloat(scrollPaddingBottom) || 0
  return scrollPaddingBottom.endsWith('%') ? (documentElement.clientHeight * value) / 100 : value
}
