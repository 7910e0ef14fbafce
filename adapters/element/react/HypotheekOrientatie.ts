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

/** The `ref-…` attributes in camelCase. Each holds the id or a CSS selector of another element of the page. */
export type Referenties = { readonly [Naam in Referentie as `ref${AlsProp<Naam>}`]?: string | undefined }

const REFERENTIES = [
  'ref-ankermenu',
  'ref-bovenkant',
  'ref-analytics-hub',
  'ref-anti-forgery',
] as const satisfies readonly `ref-${Referentie}`[]

/** The attribute name of each prop. */
const ATTRIBUUT_VAN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ATTRIBUTEN, ...REFERENTIES].map((attribuut) => [toEigenschap(attribuut), attribuut])),
  className: 'class',
}

/** Props that React 19 sets as properties, so `true` stays `true`. React 18 would write `false` as a text. */
const AAN_OF_UIT = ['hidden', 'inert']

const toWaarde = (waarde: unknown): unknown => {
  if (typeof waarde === 'boolean') return waarde ? '' : undefined
  return typeof waarde === 'object' && waarde !== null ? toJson(waarde) : waarde
}

/**
 * Returns the props of the calculator as attributes, which a server can render too; other props stay unchanged. React
 * 18 writes props of a custom element under their own names, so `className` becomes `class`, as in React 19.
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

/** The event listeners of the calculator. Each gets the event, with its content in `detail`. */
export interface Luisteraars {
  /** The calculator is rendered, with step `detail.stap` open, counted from 0. */
  readonly onGereed?: Gebeurtenis<'gereed'> | undefined
  /** Another step has opened: from `detail.van` to `detail.naar`, counted from 0. */
  readonly onStap?: Gebeurtenis<'stap'> | undefined
  /** A calculation succeeded: `detail.financieringsOpzet`. */
  readonly onResultaat?: Gebeurtenis<'resultaat'> | undefined
  /** Something went wrong: `detail.code` for scripts, `detail.bericht` as the element shows it. */
  readonly onFout?: Gebeurtenis<'fout'> | undefined
  /** The visitor follows a link of the last step, to `detail.url`. `preventDefault()` keeps the browser on the page. */
  readonly onDoorklik?: Gebeurtenis<'doorklik'> | undefined
}

/** The properties of the element, of which only the brand is required, and the attributes of any HTML element. */
export interface HypotheekOrientatieProps
  extends
    Partial<Omit<HypotheekOrientatieEigenschappen, 'labelCode'>>,
    Pick<HypotheekOrientatieEigenschappen, 'labelCode'>,
    Referenties,
    Luisteraars,
    Omit<HTMLAttributes<HypotheekOrientatieElement>, keyof HypotheekOrientatieEigenschappen> {
  /** Another tag name, such as `hypotheek-orientatie-campagne`. A page can style each name separately. */
  readonly tag?: 'hypotheek-orientatie' | `hypotheek-orientatie-${string}`
  /** A ref to the element. */
  readonly ref?: Ref<HypotheekOrientatieElement>
  /** Shown until the first step is drawn. */
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
 * The calculator as a component for React 18 and 19. A server renders the tag with its attributes and children.
 * Changing a property keeps what the visitor typed. Uses `forwardRef`, because React 18 does not pass `ref` as a prop.
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

/** Adds listeners to the element that call the latest props. Returns a function that removes them. */
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
