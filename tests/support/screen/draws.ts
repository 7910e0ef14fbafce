/** The fields of React's internal record of a component or element that are read here. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  /** The same part before the last render. */
  readonly alternate: Fiber | null
}

/** React's tag of a DOM element and its flag for a component that ran, as its developer tools receive them. */
const ELEMENT = 5
const RAN = 1
const COMPONENTS = new Set([0, 1, 11, 14, 15])

/** Collects the elements of each component that ran. A part whose children are unchanged was not visited. */
const verzamel = (getekend: Set<HTMLElement>, fiber: Fiber, isGetekend = false): void => {
  if (fiber.tag === ELEMENT && isGetekend) getekend.add(fiber.stateNode as HTMLElement)
  if (fiber.child === fiber.alternate?.child) return
  const ran = COMPONENTS.has(fiber.tag) ? (fiber.flags & RAN) !== 0 : isGetekend
  for (let child = fiber.child; child !== null; child = child.sibling) verzamel(getekend, child, ran)
}

/** React reports every render to this global, which it reads once, when it is loaded. */
interface Haak {
  readonly supportsFiber: true
  readonly inject: () => number
  readonly onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => void
  /** The set that collects rendered elements; undefined unless a test asks for it. */
  getekend: Set<HTMLElement> | undefined
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Haak }

/** The hook that React found: the files of a worker share React, but each may load this module again. */
const haak = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_, { current }) => {
    if (haak.getekend) verzamel(haak.getekend, current)
  },
  getekend: undefined,
})

/** Returns the elements that render during this action, also those whose output stays the same. */
export const draws = (doe: () => void): readonly HTMLElement[] => {
  const getekend = (haak.getekend = new Set())
  doe()
  haak.getekend = undefined
  return [...getekend]
}
