import {
  createElement,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import {
  ATTRIBUTEN,
  toEigenschap,
  type DynamischeEigenschappen,
  type HypotheekOrientatieEigenschappen,
  type Referentie,
} from '../eigenschappen'
import type { EigenGebeurtenisMap } from '../gebeurtenissen'
import { toJson } from '../loader/toJson'
import type { HypotheekOrientatieElement } from '../loader/hypotheekOrientatieElement'

type AlsProp<Naam extends string> = Naam extends `${infer Begin}-${infer Rest}`
  ? `${Capitalize<Begin>}${AlsProp<Rest>}`
  : Capitalize<Naam>

/** The `ref-…` attributes as camelCase props. Each holds the id or a CSS selector of another element of the page. */
export type Referenties = { readonly [Naam in Referentie as `ref${AlsProp<Naam>}`]?: string | undefined }

const REFERENTIES = [
  'ref-ankermenu',
  'ref-bovenkant',
  'ref-onderkant',
  'ref-analytics-hub',
  'ref-anti-forgery',
] as const satisfies readonly `ref-${Referentie}`[]

/** The attribute name by prop: for each property and reference of the calculator, and for `className`. */
const ATTRIBUUT_VAN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...ATTRIBUTEN, ...REFERENTIES].map((attribuut) => [toEigenschap(attribuut), attribuut])),
  className: 'class',
}

/** Boolean HTML props. React 18 would write `false` as text, so false is omitted; React 19 needs true unchanged. */
const AAN_OF_UIT = ['hidden', 'inert']

const toWaarde = (waarde: unknown): unknown => {
  if (typeof waarde === 'boolean') return waarde ? '' : undefined
  return typeof waarde === 'object' && waarde !== null ? toJson(waarde) : waarde
}

/**
 * Returns the props for the element. The calculator's own props get their attribute names and become texts, so that a
 * server can render them too. `className` becomes `class`, as in React 19, because React 18 writes the props of a
 * custom element under their own names.
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

/** The event listeners of the calculator. Each listener gets the event, whose content is in `detail`. */
export interface Luisteraars {
  /** Called when the calculator is rendered, with step `detail.stap` open, counted from 0. */
  readonly onGereed?: Gebeurtenis<'gereed'> | undefined
  /** Called when another step has opened: from `detail.van` to `detail.naar`, counted from 0. */
  readonly onStap?: Gebeurtenis<'stap'> | undefined
  /** Called when a calculation succeeded: `detail.financieringsOpzet` is the result. */
  readonly onResultaat?: Gebeurtenis<'resultaat'> | undefined
  /** Called when the visitor changed answers: `detail.velden` has the names of the questions, no answers. */
  readonly onAntwoorden?: Gebeurtenis<'antwoorden'> | undefined
  /** Called after a failure: `detail.code` is for scripts, `detail.bericht` is the message in the element. */
  readonly onFout?: Gebeurtenis<'fout'> | undefined
  /** Called when the visitor follows a last-step link to `detail.url`. `preventDefault()` cancels the navigation. */
  readonly onDoorklik?: Gebeurtenis<'doorklik'> | undefined
}

/** The props of the component: properties, references, listeners and HTML attributes. Only the brand is required. */
export interface HypotheekOrientatieProps
  extends
    Omit<DynamischeEigenschappen, 'labelCode'>,
    Pick<HypotheekOrientatieEigenschappen, 'labelCode'>,
    Referenties,
    Luisteraars,
    Omit<HTMLAttributes<HypotheekOrientatieElement>, keyof HypotheekOrientatieEigenschappen> {
  /** The tag name: `hypotheek-orientatie` (the default), or for example `hypotheek-orientatie-campagne`. */
  readonly tag?: 'hypotheek-orientatie' | `hypotheek-orientatie-${string}` | undefined
  /** A ref to the element. */
  readonly ref?: Ref<HypotheekOrientatieElement> | undefined
  /** The content of the element until the first step is drawn. */
  readonly children?: ReactNode | undefined
}

const LUISTERAARS = {
  onGereed: 'gereed',
  onStap: 'stap',
  onResultaat: 'resultaat',
  onAntwoorden: 'antwoorden',
  onFout: 'fout',
  onDoorklik: 'doorklik',
} as const satisfies Record<keyof Luisteraars, keyof EigenGebeurtenisMap>

const NAMEN = Object.keys(LUISTERAARS) as (keyof Luisteraars)[]

type Gezet = HypotheekOrientatieElement | null

/**
 * The calculator as a component for React 18 and 19. A server renders the tag with its attributes and children. A
 * changed property does not remove what the visitor typed. Uses `forwardRef`, because React 18 needs it for `ref`.
 */
export const HypotheekOrientatie: ForwardRefExoticComponent<
  Omit<HypotheekOrientatieProps, 'ref'> & RefAttributes<HypotheekOrientatieElement>
> = forwardRef<HypotheekOrientatieElement, Omit<HypotheekOrientatieProps, 'ref'>>(
  (
    {
      tag = 'hypotheek-orientatie',
      children,
      onGereed,
      onStap,
      onResultaat,
      onAntwoorden,
      onFout,
      onDoorklik,
      ...eigenschappen
    },
    ref,
  ) => {
    const luisteraars: Required<Luisteraars> = { onGereed, onStap, onResultaat, onAntwoorden, onFout, onDoorklik }
    const own = useRef<HypotheekOrientatieElement>(null)
    const latest = useRef<Luisteraars>({})
    useLayoutEffect(() => {
      latest.current = luisteraars
    })
    useLayoutEffect(() => listen(own.current, latest), [tag])
    useImperativeHandle<Gezet, Gezet>(ref, () => own.current, [tag])
    return createElement(tag, { ...toAttributen(eigenschappen), ref: own }, children)
  },
)
HypotheekOrientatie.displayName = 'HypotheekOrientatie'

/** Adds listeners that call the latest props. Returns a function that removes them; undefined if `element` is null. */
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
