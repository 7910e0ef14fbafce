import { CAN_DERIVE, derivedFromAccent, PAGE_ACCENT, SHARE_IN } from '../../../ui'
import { BLACK, channelsIn, contrastOf, mix, textOn, toCss, WHITE, type Channels } from './contrast'

/** The lowest contrast ratio for text of normal size (WCAG 2.2, 1.4.3). */
const LOWEST = 4.5

/** Returns `colour` mixed with itself, which browsers compute in sRGB; unchanged if the browser has no `color-mix`. */
const inSrgb = (colour: string): string => {
  const mixed = `color-mix(in srgb, ${colour}, ${colour})`
  return CSS.supports('color', mixed.replaceAll(colour, 'red')) ? mixed : colour
}

/** Returns the theme colour of each role, such as `accent`, as the browser computes it in a hidden copy of `frame`. */
const readColours = <Role extends string>(frame: HTMLElement, roles: readonly Role[]): Record<Role, Channels> => {
  const copy = frame.cloneNode() as HTMLElement
  copy.style.display = 'none'
  frame.after(copy)
  const entries = roles.map((role) => {
    copy.style.color = inSrgb(`var(--ho-colors-${role})`)
    return [role, channelsIn(getComputedStyle(copy).color)] as const
  })
  copy.remove()
  return Object.fromEntries(entries) as Record<Role, Channels>
}

/** Sets on the frame the colours that are derived from the accent, for browsers whose CSS cannot derive them. */
const derive = (frame: HTMLElement): void => {
  const { accent, pagina } = readColours(frame, ['accent', 'pagina'])
  const text = textOn(accent)
  const away = text === WHITE ? BLACK : WHITE
  frame.style.setProperty(derivedFromAccent.tekst, toCss(text))
  frame.style.setProperty(derivedFromAccent.sterk, toCss(mix(accent, SHARE_IN.sterk, away)))
  frame.style.setProperty(derivedFromAccent.tint, toCss(mix(accent, SHARE_IN.tint, pagina)))
}

/** Returns Dutch warnings about low contrast of the accent (`given`) and of the text on it, each with a solution. */
const complaintsAbout = (frame: HTMLElement, given: string): readonly string[] => {
  const roles = ['accent', 'accent-sterk', 'accent-tint', 'op-accent', 'pagina', 'vlak'] as const
  const kleur = readColours(frame, roles)
  const lowest = (text: Channels, grounds: readonly Channels[]) =>
    Math.min(...grounds.map((ground) => contrastOf(text, ground)))
  const toComplaint = (what: string, contrast: number, wayOut: string): readonly string[] => {
    if (contrast >= LOWEST) return []
    const figure = (Math.floor(contrast * 10) / 10).toLocaleString('nl-NL')
    return [`${what} heeft een contrast van ${figure}:1. WCAG vraagt 4,5:1. ${wayOut}`]
  }
  const kant = textOn(kleur.pagina) === BLACK ? 'donkerdere' : 'lichtere'
  return [
    ...toComplaint(
      `${PAGE_ACCENT} (${given})`,
      lowest(kleur.accent, [kleur.pagina, kleur.vlak, kleur['accent-tint']]),
      `Kies een ${kant} kleur.`,
    ),
    ...toComplaint(
      `tekst op ${PAGE_ACCENT} (${given})`,
      lowest(kleur['op-accent'], [kleur.accent, kleur['accent-sterk']]),
      `Laat ${PAGE_ACCENT}-tekst en ${PAGE_ACCENT}-sterk weg, dan leidt de rekenhulp ze af.`,
    ),
  ]
}

const reported = new WeakMap<HTMLElement, Set<string>>()

/**
 * Warns on the console about low contrast of the accent that the page sets on an element, and of text on that accent.
 * Gives each warning once per element. Does nothing when the accent is missing or invalid. In a browser whose CSS
 * cannot derive the other colours from the accent, first sets these colours.
 */
export const reportAccent = (host: HTMLElement, root: ShadowRoot): void => {
  const frame = root.querySelector<HTMLElement>('.kader')
  const given = getComputedStyle(host).getPropertyValue(PAGE_ACCENT).trim()
  if (!frame || !CSS.supports('color', given)) return
  if (!CSS.supports(`(${CAN_DERIVE})`)) derive(frame)
  const earlier = reported.get(host) ?? new Set()
  reported.set(host, earlier)
  for (const complaint of complaintsAbout(frame, given)) {
    if (!earlier.has(complaint)) console.warn(`${host.localName}: ${complaint}`)
    earlier.add(complaint)
  }
}
