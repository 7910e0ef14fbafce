import { toEigenschap } from '../eigenschappen'
import { createJsonLayer } from '../loader/jsonLayer'
import { adoptProperties, defineProperties } from '../loader/setProperty'

/** The version of this build, which the bundler fills in; `ontwikkeling` without a build. */
const VERSION = process.env['VERSION'] ?? 'ontwikkeling'

/** The base class: `HTMLElement`, or `Object` without a page, where importing this file must not fail. */
const Base = (globalThis as Partial<typeof globalThis>).HTMLElement ?? (Object as unknown as typeof HTMLElement)

/**
 * A calculator without content. It has the properties of the calculator and reads JSON as the calculator does. Its
 * `versie` is that of the calculator, which then defines no tag that the stub has defined, and logs nothing about it.
 */
class CalculatorStub extends Base {
  static readonly versie: string = VERSION
  static readonly observedAttributes: readonly string[] = defineProperties(
    this.prototype,
    (element: CalculatorStub, attribute) => element.#read(attribute),
  )

  readonly #jsonLayer = createJsonLayer(this, () => undefined)

  connectedCallback(): void {
    this.#jsonLayer.connect()
    adoptProperties(this)
  }

  disconnectedCallback(): void {
    this.#jsonLayer.disconnect()
  }

  #read(attribute: string): unknown {
    return this.#jsonLayer.read()[toEigenschap(attribute)] ?? this.getAttribute(attribute) ?? undefined
  }
}

/**
 * Defines a tag as a stub: a calculator without content, for tests of a page. An import of this entry point has already
 * defined `hypotheek-orientatie`. Changes nothing if the tag is defined, or if there is no page.
 *
 * @param tag - A tag of calculators, such as `hypotheek-orientatie-tweede`.
 */
export const defineStub = (tag: string): void => {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return
  customElements.define(tag, class extends CalculatorStub {})
}
