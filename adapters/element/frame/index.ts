/** The one key of every message, so that it is told from those of other scripts. */
const KEY = 'hypotheek-orientatie'

/** What the page in a frame tells the page around it. */
export interface FrameContent {
  /** How high the page in the frame is. Pixels. */
  readonly height?: number
  /** Another step has opened. */
  readonly step?: true
}

/** A message from a page in a frame to the page around it. */
export type FrameMessage = Readonly<Record<typeof KEY, FrameContent>>

/** Only a frame that its page marks is made higher: an advertisement could say the same. */
const framesIn = (page: Document): readonly HTMLIFrameElement[] => [
  ...page.querySelectorAll<HTMLIFrameElement>(`iframe[data-${KEY}]`),
]

/** The page around a frame follows its height, and brings its top into view when another step opens in it. */
const followFrames = (): void =>
  addEventListener('message', ({ source, data }: MessageEvent<Partial<FrameMessage> | null>) => {
    const { height = 0, step } = data?.[KEY] ?? {}
    const frame = source && framesIn(document).find(({ contentWindow }) => contentWindow === source)
    if (!frame) return
    if (height > 0) Object.assign(frame.style, { boxSizing: 'content-box', height: `${height}px` })
    if (step && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })

/** The page in a frame tells no amounts, so that any page around it may read the message. */
const tellParent = (): void => {
  const tell = (content: FrameContent): void => parent.postMessage({ [KEY]: content } satisfies FrameMessage, '*')
  const { documentElement } = document
  new ResizeObserver(() => tell({ height: documentElement.offsetHeight })).observe(documentElement)
  document.addEventListener(`${KEY}:stap`, () => tell({ step: true }))
}

if (typeof document !== 'undefined') {
  followFrames()
  if (parent !== window) tellParent()
}
