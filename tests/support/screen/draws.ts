/** The fields of React's internal record of a component or element that are read here. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  /** The record of the same component or element before the last render. */
  readonly alternate: Fiber | null
}

/** React's tag of a DOM element, its flag for a component that ran, and its tags of components. */
const ELEMENT = 5
const RAN = 1
const COMPONENTS = new Set([0, 1, 11, 14, 15])

/** Collects the elements of components that ran. Skips unchanged children, because React did not visit them. */
const collect = (rendered: Set<HTMLElement>, fiber: Fiber, isRendered = false): void => {
  if (fiber.tag === ELEMENT && isRendered) rendered.add(fiber.stateNode as HTMLElement)
  if (fiber.child === fiber.alternate?.child) return
  const ran = COMPONENTS.has(fiber.tag) ? (fiber.flags & RAN) !== 0 : isRendered
  for (let child = fiber.child; child !== null; child = child.sibling) collect(rendered, child, ran)
}

/** The global object to which React reports every render. React reads the global only once, when React is loaded. */
interface Hook {
  readonly supportsFiber: true
  readonly inject: () => number
  readonly onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => void
  /** The set that collects rendered elements; undefined unless a test asks for it. */
  rendered: Set<HTMLElement> | undefined
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }

/** Reuses the hook that React has read: the test files of a worker share React, but each may load this module again. */
const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_, { current }) => {
    if (hook.rendered) collect(hook.rendered, current)
  },
  rendered: undefined,
})

/** Returns the elements that render during this action, also those whose output stays the same. */
export const draws = (action: () => void): readonly HTMLElement[] => {
  const rendered = (hook.rendered = new Set())
  action()
  hook.rendered = undefined
  return [...rendered]
}
