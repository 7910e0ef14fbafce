import type { Instance } from '../mount/mount'
import type { Kept } from '../mount/startCalculator'
import { onApproach, isPassedOn } from './onApproach'
import { toEigenschap, type GezetteEigenschappen } from '../eigenschappen'
import { dispatch, type HoortZichzelf } from '../gebeurtenissen'
import { activation } from './activation'
import { adoptProperties, choose, defineProperties } from './setProperty'
import { createJsonLayer } from './jsonLayer'
import { loadApplication, nextFrame } from './loadApplication'
import { createElement, windowOf } from './createElement'
import { createEnvironment } from './createEnvironment'
import { followConnection } from './followConnection'
import { showMessage } from './showMessage'
import type { PageWindow } from '../environment'
import { dress } from './dress'
import { focusTitle, followPageLinks } from './focus'
import { createFirstStep, type FirstStepPainter } from './firstStep/firstStep'
import { loaderTekst } from './loaderTekst'
import { checkPlace, logFailure, toFailure } from './toFailure'
import { watchStart } from './watchStart'

/** The version of this build, which the bundler fills in; `ontwikkeling` without a build. */
const VERSION = process.env['VERSION'] ?? 'ontwikkeling'

/** The base class: `HTMLElement`, or `Object` on a server, where importing this file must not fail. */
const Base = ((globalThis as Partial<typeof globalThis>).HTMLElement ?? Object) as new () => Omit<
  HTMLElement,
  'addEventListener' | 'removeEventListener' | 'focus'
> & { focus(options?: FocusOptions): void } & HoortZichzelf &
  GezetteEigenschappen

/**
 * A mortgage calculator for home buyers, embedded in a page. Attributes may change at any time. Each attribute, except
 * `ref-…`, is also a property for scripts (`element.labelCode`). Each event is dispatched twice: on the element by its
 * plain name, without bubbling, and on its parent by its full name, with bubbling. `detail.bron` is the element.
 *
 * @tag hypotheek-orientatie
 * @tagname hypotheek-orientatie
 *
 * @attr {'MY' | 'FL'} label-code - The brand. Required.
 * @attr {'Klant' | 'Adviseur'} [type=Klant] - The audience.
 * @attr {'lokaal' | 'server'} [berekening=lokaal] - Where results are calculated: in the browser, or by a service.
 * @attr {string} [api-base=/api/v3.0/serviceproxy/orientatie] - Start of the address of the calculation call.
 * @attr {'2025' | '2026'} [normjaar=2025] - Year of the norms for results calculated in the browser.
 * @attr {string} rentetarieven - JSON: percent a year, by fixed-rate period in months. Example rates when absent.
 * @attr {string} antwoorden - JSON: answers that the page fills in, by the name of the question. None when absent.
 * @attr {string} adviseur-zoeken-url - Target of the button 'Zoek een adviseur': an http(s) or relative address.
 * @attr {string} hypotheek-aanvragen-url - Target of the button 'Hypotheek aanvragen': an http(s) or relative address.
 * @attr {boolean} analytics - Sends reports to the analytics hub and the page queue.
 * @attr {string} [analytics-queue=dataLayer] - The name of the global array that is the page queue.
 * @attr {boolean} bewaren - Stores the answers in session storage, and offers to restore them after a reload.
 * @attr {boolean} terugknop - Lets the Back button go one step back, with a history entry for each step.
 * @attr {boolean} toegankelijkheid-audit - Tests the calculator for accessibility and shows the results below it.
 * @attr {string} nonce - The CSP nonce of style tags, used in browsers without adopted style sheets.
 * @attr {'licht' | 'donker' | 'systeem'} [kleurmodus=licht] - The colour mode.
 * @attr {'lui' | 'direct'} [laden=lui] - When to load the application: near the viewport, or at once.
 * @attr {string} ref-ankermenu - Id or selector of a fixed menu that must not cover the top of a step.
 * @attr {string} ref-bovenkant - Id or selector of the scroll target when a step opens; the element itself when absent.
 * @attr {string} ref-onderkant - Id or selector of a bar, fixed at the bottom, that must not cover the summary.
 * @attr {string} ref-analytics-hub - Id or selector of the analytics hub; the first `<analytics-hub>` when absent.
 * @attr {string} ref-anti-forgery - Id or selector of the hidden field with the anti-forgery token.
 *
 * @slot - Content shown until the first step is drawn.
 *
 * @fires {CustomEvent<{ stap: 0 | 1 | 2, bron: HTMLElement }>} gereed - The calculator is rendered.
 * @fires {CustomEvent<{ van: 0 | 1 | 2, naar: 0 | 1 | 2, bron: HTMLElement }>} stap - Another step has opened.
 * @fires {CustomEvent<{ financieringsOpzet: FinancieringsOpzet, rekenbewijs: () => Promise<string | undefined>,
 *   bron: HTMLElement }>} resultaat - A calculation succeeded.
 * @fires {CustomEvent<{ velden: readonly string[], bron: HTMLElement }>} antwoorden - Answers were changed.
 * @fires {CustomEvent<{ code: string, bericht: string, bron: HTMLElement }>} fout - A failure, shown as `bericht`.
 * @fires {CustomEvent<{ doel: string, url: string, deellink?: string, bron: HTMLElement }>} doorklik - The visitor
 *   follows a link of the last step. Cancelable.
 *
 * @cssprop --hypotheek-accent - Colour of controls and key figures. Unset colours below are derived from it.
 * @cssprop --hypotheek-accent-sterk - The accent of a control under the mouse.
 * @cssprop --hypotheek-accent-tint - The accent as a background colour.
 * @cssprop --hypotheek-accent-tekst - Colour of text on the accent.
 * @cssprop --hypotheek-lettertype - Font family.
 * @cssprop [--hypotheek-radius=8px] - Corner radius of fields and buttons. The radius of cards follows from it.
 *
 * @csspart kader - The whole calculator.
 * @csspart stappen - The step indicator.
 * @csspart formulier - The questions of the open step.
 * @csspart knoppen - The buttons to the previous and next step.
 * @csspart samenvatting - The summary.
 * @csspart dialoog - A dialog, such as the one that calculates a yearly income.
 */
export class HypotheekOrientatieElement extends Base {
  static readonly versie: string = VERSION
  static readonly observedAttributes: readonly string[] = defineProperties(
    this.prototype,
    (element: HypotheekOrientatieElement, attribute) => element.#read(attribute),
  )

  readonly #jsonLayer = createJsonLayer(this, () => this.attributeChangedCallback())
  #root: ShadowRoot | undefined
  #firstStep: FirstStepPainter | undefined
  #instance: Instance | undefined
  #kept: Kept | undefined
  #stops: readonly (() => void)[] = []
  #loading: object | undefined
  #failures = 0

  readonly #loadAgain = (): void => {
    this.#loading = undefined
    void this.#load()
  }

  connectedCallback(): void {
    this.#orFail(() => {
      const pageWindow = windowOf(this.ownerDocument)
      if (!pageWindow) return
      this.#root ??= this.#begin(pageWindow)
      this.#jsonLayer.connect()
      adoptProperties(this)
      if (this.#stops.length === 0)
        this.#stops = [
          onApproach(this, pageWindow, () => void this.#load()),
          followPageLinks(this),
          followConnection(pageWindow, this.#root),
        ]
      this.attributeChangedCallback()
    })
  }

  /**
   * Ends the calculator when the page moves the element to another document, because style sheets belong to one
   * document. The next `connectedCallback` prepares a new calculator with the answers of the visitor.
   */
  adoptedCallback(): void {
    this.#end()
    this.#root = undefined
  }

  /** Ends the calculator if the element stays disconnected. A move also disconnects it, but reconnects it at once. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end()
    })
  }

  attributeChangedCallback(): void {
    this.#orFail(() => {
      this.#instance?.readProperties()
      if (this.#loading) this.#paint()
      const { laden } = this.#jsonLayer.read()
      const isDirect = laden === 'direct' || (laden !== 'lui' && this.getAttribute('laden') === 'direct')
      if ((isDirect || isPassedOn(this)) && this.isConnected) void this.#load()
    })
  }

  /** Focuses the title of the open step, or the first control when there is no title. Also loads the calculator. */
  override focus(options?: FocusOptions): void {
    if (this.isConnected) void this.#load()
    focusTitle(this, options)
  }

  /** Returns the value in use of a property; before the application is mounted, the unchecked value from the page. */
  #read(attribute: string): unknown {
    const name = toEigenschap(attribute)
    return this.#instance
      ? this.#instance.value(name)
      : (this.#jsonLayer.read()[name] ?? this.getAttribute(attribute) ?? undefined)
  }

  /** Runs a callback of the browser, which would only log a failure: shows and reports the failure. */
  #orFail(act: () => void): void {
    try {
      act()
    } catch (cause) {
      this.#fail(this.#root ?? this.shadowRoot ?? this, cause)
    }
  }

  #begin(pageWindow: PageWindow): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.replaceChildren(createElement('slot'))
    dress(root, pageWindow, this.nonce)
    this.#firstStep = createFirstStep(root)
    if (this.#kept) this.#firstStep.take()
    return root
  }

  /** Paints the first step with the present properties. Returns whether it is painted; undefined without a painter. */
  #paint(): boolean | undefined {
    const json = this.#jsonLayer.read()
    const given = (name: string) => [json[toEigenschap(name)], this.getAttribute(name)]
    const [fromJson, antwoorden] = given('antwoorden')
    return this.#firstStep?.paint((name, values) => choose(given(name), values), fromJson ?? antwoorden)
  }

  /** Loads and mounts the application, unless a load has begun. Mounts nothing if the element is removed by then. */
  async #load(): Promise<void> {
    const root = this.#root
    if (this.#loading || !root) return
    const loading = (this.#loading = {})
    const page = this.ownerDocument
    let stands = false
    try {
      const visit = activation(page, () => loadApplication(this.#read('normjaar')))
      if (visit) await visit
      if (this.#loading !== loading) return
      watchStart(page, () => {
        const isLate = this.#loading === loading && !stands && !root.querySelector('.melding')
        if (isLate) this.#fail(root, new Error(loaderTekst.paginaWerktTegen), this.#loadAgain)
      })
      checkPlace()
      if (this.#paint()) await nextFrame()
      const mount = await loadApplication(this.#read('normjaar'))
      if (this.#loading !== loading) return
      const onReady = () => (stands = true)
      const environment = createEnvironment(this, root, this.#jsonLayer.read, () => this.#firstStep, onReady)
      this.#instance = mount(environment, this.#kept)
    } catch (cause) {
      if (this.#loading === loading) this.#fail(root, cause, this.#loadAgain)
    }
  }

  /** Shows and reports why the application cannot start. Adds a button if a retry or a reload of the page may help. */
  #fail(root: ParentNode, cause: unknown, again?: () => void): void {
    const { code, bericht, wayOut } = toFailure(this.ownerDocument, cause, again)
    logFailure(this.localName, { code, bericht }, cause)
    if (wayOut) this.#firstStep?.keepForReload()
    else {
      this.#firstStep?.take()?.place.remove()
      this.#firstStep = undefined
    }
    const isAgain = code === 'niet-geladen' && wayOut && this.#failures++ > 0
    showMessage(root, isAgain ? `${bericht} ${loaderTekst.laadPaginaOpnieuw}` : bericht, wayOut)
    dispatch(this, 'fout', { code, bericht })
  }

  #end(): void {
    this.#jsonLayer.disconnect()
    for (const stop of this.#stops) stop()
    this.#stops = []
    this.#loading = undefined
    this.#kept = this.#instance?.end() ?? this.#kept
    this.#instance = undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hypotheek-orientatie': HypotheekOrientatieElement
  }
}
