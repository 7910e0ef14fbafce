import { lightnessOf } from '../support/colour/colourDifference'

/** Returns the contrast ratio of two colours written as `rgb(1, 2, 3)` (WCAG 2.2, relative luminance). */
export const contrast = (one: string, other: string): number => {
  const brightness = (rgb: string): number => {
    const hex = `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    return 0.2126 * lightnessOf(hex, 1) + 0.7152 * lightnessOf(hex, 3) + 0.0722 * lightnessOf(hex, 5)
  }
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/** Runs in the page. Returns the style of the ring of the first unchosen answer; null when there is none. */
export const findRing = () => {
  const radio = document
    .querySelector('hypotheek-orientatie')
    ?.shadowRoot?.querySelector('input[type=radio]:not(:checked)')
  if (!radio) return null
  const { appearance, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(radio)
  return { appearance, borderTopColor, borderTopWidth, backgroundColor }
}
