/** The key that marks a message as one of this script. Messages of other scripts do not have this key. */
const KEY = 'hypotheek-orientatie'

/** The attribute of an iframe with the start values of its calculators, as JSON. */
const ANSWERS = 'data-antwoorden'

/** The name of the meta tag of the page in an iframe that lists the origins whose start values it accepts. */
const ORIGINS = `${KEY}-oorsprong`

/** The content of a message between the iframe and the outer page. Empty when the outer page asks for the height. */
export interface FrameContent {
  /** The height of the page in the iframe, in pixels; absent in a message about a step. */
  readonly height?: number
  /** Whether the calculator in the iframe has opened another step; absent in a message about the height. */
  readonly step?: true
  /** The start values of the calculators in the iframe, as JSON; only from the outer page. */
  readonly antwoorden?: string
}

/** A message between the page in an iframe and the outer page. */
export type FrameMessage = Readonly<Record<typeof KEY, FrameContent>>

type FrameEvent = MessageEvent<Partial<FrameMessage> | null | undefined>

const toMessage = (content: FrameContent): FrameMessage => ({ [KEY]: content })

/** The largest height that an iframe gets, in pixels. */
const LARGEST = 20_000

/** The number of equal growths in a row after which an iframe grows no more. */
const MOST = 10

/** The longest time in milliseconds after an iframe lost the focus in which it may still scroll the page. */
const LONGEST = 1000

/** What the outer page knows of an iframe. */
interface Followed {
  /** The origin of its messages. */
  readonly origin: string
  /** The height that it got last, in pixels. */
  given: number
  /** The last growth in pixels, and how many times in a row it grew by that. */
  growth: number
  times: number
  /** The start values that its page got last; undefined when it got none. */
  told: string | undefined
}

/** Returns the iframes with `data-hypotheek-orientatie`. Messages from any other iframe, such as an ad, are ignored. */
const markedFrames = (): readonly HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>(`iframe[data-${KEY}]`),
]

/**
 * Returns the height that an iframe gets, at most `LARGEST` pixels. A block as high as the window (100vh) grows with
 * the iframe, each time by the same amount: after `MOST` of these growths in a row the iframe keeps its height.
 */
const heightFor = (followed: Followed, height: number): number => {
  const growth = height - followed.given
  followed.times = growth > 0 && growth === followed.growth ? followed.times + 1 : 1
  followed.growth = growth
  if (followed.times <= MOST) followed.given = Math.min(height, LARGEST)
  return followed.given
}

/** Returns a function that returns whether an iframe has the focus, or had it at most `LONGEST` milliseconds ago. */
const followFocus = (): ((frame: Element) => boolean) => {
  const left = new WeakMap<Element, number>()
  let focused: Element | null = null
  const listen = (): void => {
    if (focused) left.set(focused, performance.now())
    focused = document.activeElement
  }
  // The window loses the focus to an iframe, and gets `focusin` when the focus returns to the page.
  addEventListener('blur', listen)
  addEventListener('focusin', listen)
  return (frame) =>
    document.activeElement === frame || performance.now() - (left.get(frame) ?? Number.NEGATIVE_INFINITY) <= LONGEST
}

/**
 * Sends the page in an iframe the start values of the iframe, if they are others than before. Only a page of the origin
 * that sent the first message gets them. A sandboxed page without an origin gets none.
 */
const tellAnswers = (frame: HTMLIFrameElement, followed: Followed): void => {
  const antwoorden = frame.getAttribute(ANSWERS) ?? undefined
  if (antwoorden === followed.told || followed.origin === 'null') return
  followed.told = antwoorden
  frame.contentWindow?.postMessage(toMessage({ antwoorden: antwoorden ?? '{}' }), followed.origin)
}

/**
 * Resizes each marked iframe to the height of the page in it. When a step opens in an iframe that has the focus and
 * whose top is above the viewport, scrolls to that top. An iframe that shows a page of another origin than before loses
 * its mark. Asks pages that are already loaded for their height. Passes on the start values of an iframe.
 */
const followFrames = (): void => {
  const frames = new WeakMap<Element, Followed>()
  const hadFocus = followFocus()
  addEventListener('message', ({ source, origin, data }: FrameEvent) => {
    const content = data?.[KEY]
    const frame = content && markedFrames().find(({ contentWindow }) => contentWindow === source)
    if (!frame) return
    const followed = frames.get(frame) ?? { origin, given: 0, growth: 0, times: 0, told: undefined }
    frames.set(frame, followed)
    if (followed.origin !== origin) {
      frame.removeAttribute(`data-${KEY}`)
      frames.delete(frame)
      return
    }
    const { height = 0, step } = content
    if (height > 0) Object.assign(frame.style, { boxSizing: 'content-box', height: `${heightFor(followed, height)}px` })
    tellAnswers(frame, followed)
    if (step && hadFocus(frame) && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
  new MutationObserver(() => {
    for (const frame of markedFrames()) {
      const followed = frames.get(frame)
      if (followed) tellAnswers(frame, followed)
    }
  }).observe(document, { subtree: true, attributeFilter: [ANSWERS] })
  for (const { contentWindow } of markedFrames()) contentWindow?.postMessage(toMessage({}), '*')
}

/** Whether the page in the iframe names this origin as one whose start values it accepts. */
const isNamed = (origin: string): boolean =>
  document.querySelector<HTMLMetaElement>(`meta[name=${ORIGINS}]`)?.content.split(/\s+/).includes(origin) === true

/** Gives every calculator of this page these start values. */
const fillIn = (antwoorden: string): void => {
  for (const element of document.querySelectorAll('*'))
    if (element.localName.startsWith(KEY)) element.setAttribute('antwoorden', antwoorden)
}

/**
 * Sends the outer page the height of this page when the height changes and when the outer page asks. Also reports each
 * step that opens. Every origin can read these messages, so they contain no amounts. Accepts start values from the
 * outer page if this page names its origin.
 */
const tellParent = (): void => {
  const { documentElement } = document
  const tell = (content: FrameContent): void => parent.postMessage(toMessage(content), '*')
  const tellHeight = (): void => tell({ height: documentElement.offsetHeight })
  new ResizeObserver(tellHeight).observe(documentElement)
  addEventListener('message', ({ source, origin, data }: FrameEvent) => {
    const content = source === parent ? data?.[KEY] : undefined
    if (!content) return
    if (typeof content.antwoorden !== 'string') tellHeight()
    else if (isNamed(origin)) fillIn(content.antwoorden)
  })
  document.addEventListener(`${KEY}:stap`, () => tell({ step: true }))
}

if (typeof document !== 'undefined') {
  followFrames()
  if (parent !== window) tellParent()
}
