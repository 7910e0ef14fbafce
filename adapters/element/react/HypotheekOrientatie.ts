import {
  createElement,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'

import { ATTRIBUTEN, toEigenschap, type Referentie, type HypotheekOrientatieEigenschappen } from '../eigenschappen'
import type { EigenGebeurtenisMap } from '../gebeurtenissen'
import { toJson } from '../loader/toJson'
import type { HypotheekOrientatieElement } from '../loader/hypotheekOrientatieElement'

type AlsProp<Naam extends string> = Naam extends `${infer Begin}-${infer Rest}`
  ? `${Capitalize<Begin>}${AlsProp<Rest>}`
  : Capitalize<Naam>

/** What the calculator looks up on the page: the id or a CSS selector of another element, by the name in camelCase. */
export type Referenties = { readonly [Naam in Referentie as `ref${AlsProp<Naam>}`]?: string | undefined }

const REFERENTIES = [
  'ref-ankermenu',
  'ref-bovenkant',
  'ref-analytics-hub',
  'ref-anti-forgery',
] as const satisfies readonly `ref-${Referentie}`[]

/** The attribute by the name of its prop. */
const ATTRIBUUT_VAN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ATTRIBUTEN, ...REFERENTIES].map((attribuut) => [toEigenschap(attribuut), attribuut])),
  className: 'class',
}

/** React 19 sets these as properties, so that they stay `true`; React 18 would write `false` as text. */
const AAN_OF_UIT = ['hidden', 'inert']

const toWaarde = (waarde: unknown): unknown => {
  if (typeof waarde === 'boolean') return waarde ? '' : undefined
  return typeof waarde === 'object' && waarde !== null ? toJson(waarde) : waarde
}

/**
 * Turns the props of the calculator into attributes, which a server can write too; leaves others as they are. React 18
 * writes props of a custom element under their own names, so `className` gets the name that React 19 writes.
 */
const toAttributen = (props: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(props).map(([naam, waarde]) => {
      if (AAN_OF_UIT.includes(naam)) return [naam, waarde === false ? undefined : (waarde as unknown)]
      const attribuut = Object.hasOwn(ATTRIBUUT_VAN, naam) ? ATTRIBUUT_VAN[naam] : undefined
      return attribuut === undefined ? [naam, waarde as unknown] : [attribuut, toWaarde(waarde)]
    }),
  )

type Gebeurtenis<Naam extends keyof EigenGebeurtenisMap> = (gebeurtenis: EigenGebeurtenisMap[Naam]) => void

/** What the page does when the calculator tells it something; each gets the event, with what it carries in `detail`. */
export interface Luisteraars {
  /** The calculator stands, with `detail.stap` open, counted from 0. */
  readonly onGereed?: Gebeurtenis<'gereed'> | undefined
  /** Another step is open: from `detail.van` to `detail.naar`, counted from 0. */
  readonly onStap?: Gebeurtenis<'stap'> | undefined
  /** A calculation succeeded: `detail.financieringsOpzet`. */
  readonly onResultaat?: Gebeurtenis<'resultaat'> | undefined
  /** Something went wrong: `detail.code` for scripts, `detail.bericht` as the element says it. */
  readonly onFout?: Gebeurtenis<'fout'> | undefined
  /** A link of the last step is followed, to `detail.url`; `preventDefault()` keeps the browser where it is. */
  readonly onDoorklik?: Gebeurtenis<'doorklik'> | undefined
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
  onGereed: 'gereed',
  onStap: 'stap',
  onResultaat: 'resultaat',
  onFout: 'fout',
  onDoorklik: 'doorklik',
} as const satisfies Record<keyof Luisteraars, keyof EigenGebeurtenisMap>

const NAMEN = Object.keys(LUISTERAARS) as (keyof Luisteraars)[]

type Gezet = HypotheekOrientatieElement | null

/**
 * The calculator as a component of React 18 and 19. On a server it renders the tag with its attributes and what it
 * shows until the calculator stands. Changing a property keeps what the visitor typed. `forwardRef`, because React 18
 * does not pass `ref` as a prop.
 */
export const HypotheekOrientatie = forwardRef<HypotheekOrientatieElement, Omit<HypotheekOrientatieProps, 'ref'>>(
  (
    { tag = 'hypotheek-orientatie', children, onGereed, onStap, onResultaat, onFout, onDoorklik, ...eigenschappen },
    ref,
  ) => {
    const own = useRef<HypotheekOrientatieElement>(null)
    const latest = useRef<Luisteraars>({})
    useLayoutEffect(() => {
      latest.current = { onGereed, onStap, onResultaat, onFout, onDoorklik }
    })
    useLayoutEffect(() => listen(own.current, latest), [tag])
    useImperativeHandle<Gezet, Gezet>(ref, () => own.current, [tag])
    return createElement(tag, { ...toAttributen(eigenschappen), ref: own }, children)
  },
)
HypotheekOrientatie.displayName = 'HypotheekOrientatie'

/** Has the element tell whoever listens last. Returns how to stop listening. */
const listen = (
  element: HypotheekOrientatieElement | null,
  latest: { readonly current: Luisteraars },
): (() => void) | undefined => {
  if (!element) return undefined
  const hear = (name: keyof Luisteraars) => (event: Event) =>
    (latest.current[name] as ((gebeurtenis: Event) => void) | undefined)?.(event)
  const heard = NAMEN.map((name) => [LUISTERAARS[name], hear(name)] as const)
  for (const [type, listener] of heard) element.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of heard) element.removeEventListener(type, listener)
  }
}
