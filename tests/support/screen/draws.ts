/** What React keeps of each part of the screen, as far as is looked at here. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  /** The same part before the last drawing. */
  readonly alternate: Fiber | null
}

/** The tag of a platform element; the flag of a component that ran. React gives its developer tools the same. */
const ELEMENT = 5
const RAN = 1
const COMPONENTS = new Set([0, 1, 11, 14, 15])

/** Collects the elements of each component that ran. A part whose children are still the same was not visited. */
const verzamel = (getekend: Set<HTMLElement>, fiber: Fiber, isGetekend = false): void => {
  if (fiber.tag === ELEMENT && isGetekend) getekend.add(fiber.stateNode as HTMLElement)
  if (fiber.child === fiber.alternate?.child) return
  const ran = COMPONENTS.has(fiber.tag) ? (fiber.flags & RAN) !== 0 : isGetekend
  for (let child = fiber.child; child !== null; child = child.sibling) verzamel(getekend, child, ran)
}

/** React reports every drawing to this global, which it looks up once, when it is loaded. */
interface Haak {
  readonly supportsFiber: true
  readonly inject: () => number
  readonly onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => void
  /** Where drawings are collected; nowhere unless a test asks. */
  getekend: Set<HTMLElement> | undefined
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Haak }

/** The one that React has found: the files of a worker share React, but may each load this file anew. */
const haak = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_, { current }) => {
    if (haak.getekend) verzamel(haak.getekend, current)
  },
  getekend: undefined,
})

/** The elements that are drawn while this is done, also those that come out the same. */
export const draws = (doe: () => void): readonly HTMLElement[] => {
  const getekend = (haak.getekend = new Set())
  doe()
  haak.getekend = undefined
  return [...getekend]
}
