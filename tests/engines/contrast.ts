import { lightnessOf } from '../support/colour/colourDifference'

/** Returns the contrast of two colours written as `rgb(1, 2, 3)` (WCAG 2.2, relative luminance). */
export const contrast = (een: string, ander: string): number => {
  const helderheid = (rgb: string): number => {
    const hex = `#${(rgb.match(/\d+/g) ?? []).map((deel) => Number(deel).toString(16).padStart(2, '0')).join('')}`
    return 0.2126 * lightnessOf(hex, 1) + 0.7152 * lightnessOf(hex, 3) + 0.0722 * lightnessOf(hex, 5)
  }
  const [donker = 0, licht = 0] = [helderheid(een), helderheid(ander)].sort((links, rechts) => links - rechts)
  return (licht + 0.05) / (donker + 0.05)
}

/** Runs in the page. Returns the style of the ring of an unchosen answer. */
export const zoekRing = () => {
  const radio = document
    .querySelector('hypotheek-orientatie')
    ?.shadowRoot?.querySelector('input[type=radio]:not(:checked)')
  if (!radio) return null
  const { appearance, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(radio)
  return { appearance, borderTopColor, borderTopWidth, backgroundColor }
}
