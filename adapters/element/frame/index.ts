/** The key that marks a message as one of this script. Messages of other scripts do not have this key. */
const KEY = 'hypotheek-orientatie'

/** The content of a message between the iframe and the outer page. Empty when the outer page asks for the height. */
export interface FrameContent {
  /** The height of the page in the iframe, in pixels; absent in a message about a step. */
  readonly height?: number
  /** Whether the calculator in the iframe has opened another step; absent in a message about the height. */
  readonly step?: true
}

/** A message between the page in an iframe and the outer page. */
export type FrameMessage = Readonly<Record<typeof KEY, FrameContent>>

type FrameEvent = MessageEvent<Partial<FrameMessage> | null | undefined>

const toMessage = (content: FrameContent): FrameMessage => ({ [KEY]: content })

/** Returns the iframes with `data-hypotheek-orientatie`. Messages from any other iframe, such as an ad, are ignored. */
const markedFrames = (): readonly HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>(`iframe[data-${KEY}]`),
]

/**
 * Resizes each marked iframe to the height of the page in it. When a step opens in an iframe whose top is above the
 * viewport, scrolls to that top. Asks pages that are already loaded for their height.
 */
const followFrames = (): void => {
  addEventListener('message', ({ source, data }: FrameEvent) => {
    const content = data?.[KEY]
    const frame = content && markedFrames().find(({ contentWindow }) => contentWindow === source)
    if (!frame) return
    const { height = 0, step } = content
    if (height > 0) Object.assign(frame.style, { boxSizing: 'content-box', height: `${height}px` })
    if (step && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
  for (const { contentWindow } of markedFrames()) contentWindow?.postMessage(toMessage({}), '*')
}

/**
 * Sends the outer page the height of this page when the height changes and when the outer page asks. Also reports each
 * step that opens. Every origin can read these messages, so they contain no amounts.
 */
const tellParent = (): void => {
  const { documentElement } = document
  const tell = (content: FrameContent): void => parent.postMessage(toMessage(content), '*')
  const tellHeight = (): void => tell({ height: documentElement.offsetHeight })
  new ResizeObserver(tellHeight).observe(documentElement)
  addEventListener('message', ({ source, data }: FrameEvent) => {
    if (source === parent && data?.[KEY]) tellHeight()
  })
  document.addEventListener(`${KEY}:stap`, () => tell({ step: true }))
}

if (typeof document !== 'undefined') {
  followFrames()
  if (parent !== window) tellParent()
}
