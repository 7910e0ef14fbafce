import {
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'

import type { HypotheekOrientatieEigenschappen } from '../eigenschappen'
import type { GebeurtenisMap } from '../gebeurtenissen'
import type { HypotheekOrientatieElement } from '../loader/hypotheekOrientatieElement'
import { toAttributen, type Referenties } from './toAttributen'

type Gebeurtenis<Naam extends keyof GebeurtenisMap> = (gebeurtenis: GebeurtenisMap[Naam]) => void

/** What the page does when the calculator tells it something; each gets the event, with what it carries in `detail`. */
export interface Luisteraars {
  /** The calculator stands, with `detail.stap` open, counted from 0. */
  readonly onGereed?: Gebeurtenis<'hypotheek-orientatie:gereed'> | undefined
  /** Another step is open: from `detail.van` to `detail.naar`, counted from 0. */
  readonly onStap?: Gebeurtenis<'hypotheek-orientatie:stap'> | undefined
  /** A calculation succeeded: `detail.financieringsOpzet`. */
  readonly onResultaat?: Gebeurtenis<'hypotheek-orientatie:resultaat'> | undefined
  /** Something went wrong: `detail.code` for scripts, `detail.bericht` as the element says it. */
  readonly onFout?: Gebeurtenis<'hypotheek-orientatie:fout'> | undefined
  /** A link of the last step is followed, to `detail.url`; `preventDefault()` keeps the browser where it is. */
  readonly onDoorklik?: Gebeurtenis<'hypotheek-orientatie:doorklik'> | undefined
}

/** The properties of the element, of which only the brand is required, with what any HTML element takes. */
export interface HypotheekOrientatieProps
  extends
    Partial<Omit<HypotheekOrientatieEigenschappen, 'labelCode'>>,
    Pick<HypotheekOrientatieEigenschappen, 'labelCode'>,
    Referenties,
    Luisteraars,
    Omit<HTMLAttributes<HypotheekOrientatieElement>, keyof HypotheekOrientatieEigenschappen> {
  /** Another name for the element, such as `hypotheek-orientatie-campagne`; each name may have styles of its own. */
  readonly tag?: 'hypotheek-orientatie' | `hypotheek-orientatie-${string}`
  /** Gets the element itself. */
  readonly ref?: Ref<HypotheekOrientatieElement>
  /** Shows until the calculator stands. */
  readonly children?: ReactNode
}

const LUISTERAARS = {
  onGereed: 'hypotheek-orientatie:gereed',
  onStap: 'hypotheek-orientatie:stap',
  onResultaat: 'hypotheek-orientatie:resultaat',
  onFout: 'hypotheek-orientatie:fout',
  onDoorklik: 'hypotheek-orientatie:doorklik',
} as const satisfies Record<keyof Luisteraars, keyof GebeurtenisMap>

type Gezet = HypotheekOrientatieElement | null

const NAMEN = Object.keys(LUISTERAARS) as (keyof Luisteraars)[]

/**
 * The calculator as a component of React 19. On a server it renders the tag with its attributes and what it shows until
 * the calculator stands. Changing a property keeps what the visitor typed.
 */
export const HypotheekOrientatie = ({
  tag = 'hypotheek-orientatie',
  ref,
  children,
  onGereed,
  onStap,
  onResultaat,
  onFout,
  onDoorklik,
  ...eigenschappen
}: HypotheekOrientatieProps): ReactNode => {
  const own = useRef<HypotheekOrientatieElement>(null)
  const latest = useRef<Luisteraars>({})
  useLayoutEffect(() => {
    latest.current = { onGereed, onStap, onResultaat, onFout, onDoorklik }
  })
  useLayoutEffect(() => listen(own.current, latest), [tag])
  useImperativeHandle<Gezet, Gezet>(ref, () => own.current, [tag])
  return createElement(tag, { ...toAttributen(eigenschappen), ref: own }, children)
}

/** The events begin at the parent, where those of other calculators pass too. Returns how to stop listening. */
const listen = (
  element: HypotheekOrientatieElement | null,
  latest: { readonly current: Luisteraars },
): (() => void) | undefined => {
  const parent = element?.parentNode
  if (!parent) return undefined
  const hear = (name: keyof Luisteraars) => (event: Event) => {
    const gebeurtenis = event as GebeurtenisMap[keyof GebeurtenisMap]
    const tell = latest.current[name] as ((gebeurtenis: Event) => void) | undefined
    if (gebeurtenis.detail.bron === element) tell?.(gebeurtenis)
  }
  const heard = NAMEN.map((name) => [LUISTERAARS[name], hear(name)] as const)
  for (const [type, listener] of heard) parent.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of heard) parent.removeEventListener(type, listener)
  }
}
