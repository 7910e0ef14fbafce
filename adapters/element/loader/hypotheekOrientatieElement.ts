import type { Instance } from '../mount/mount'
import type { Kept } from '../mount/startCalculator'
import { onApproach, isPassedOn } from './onApproach'
import { toEigenschap, type GezetteEigenschappen } from '../eigenschappen'
import { dispatch, type HoortZichzelf } from '../gebeurtenissen'
import { adoptProperties, choose, defineProperties } from './setProperty'
import { createJsonLayer } from './jsonLayer'
import { loadApplication, loadNormen, nextFrame } from './loadApplication'
import { createElement, windowOf } from './createElement'
import { createLoader, isRenewed } from './createLoader'
import { showMessage } from './showMessage'
import type { PageWindow } from '../environment'
import { dress } from './dress'
import { focusTitle, followPageLinks } from './focus'
import { isOfPage } from './isChanged'
import { createFirstStep, type FirstStepPainter } from './firstStep/firstStep'
import { createNote } from './firstStep/reloadNote'
import { loaderTekst } from './loaderTekst'
import { checkPlace, toFailure } from './toFailure'
import { watchStart } from './watchStart'

/** The version of this build, which the bundler fills in. */
const VERSION = process.env['VERSION'] ?? 'ontwikkeling'

/** A server has no `HTMLElement`, and importing this file must not fail there. */
const Base = ((globalThis as Partial<typeof globalThis>).HTMLElement ?? Object) as new () => Omit<
  HTMLElement,
  'addEventListener' | 'removeEventListener' | 'focus'
> & { focus(options?: FocusOptions): void } & HoortZichzelf &
  GezetteEigenschappen

/**
 * A mortgage orientation calculator as it stands on a page. Every attribute but `ref-…` is a property, also for scripts
 * (`element.labelCode`), and may change at any time. Each event is dispatched twice: on the element by its plain name,
 * which does not bubble, and on its parent by its full name, which does; each `detail` carries `bron`, the element.
 *
 * @tag hypotheek-orientatie
 * @tagname hypotheek-orientatie
 *
 * @attr {'MY' | 'FL'} label-code - The brand. Required.
 * @attr {'Klant' | 'Adviseur'} [type=Klant] - The audience.
 * @attr {'lokaal' | 'server'} [berekening=lokaal] - Who calculates: the browser, or the calculation call.
 * @attr {string} [api-base=/api/v3.0/serviceproxy/orientatie] - Before the path of the call: a path on
 *   the host of the page, or the https address of a service on another site.
 * @attr {'2025' | '2026'} [normjaar=2025] - The norm set of the embedded calculation; a service names its own.
 * @attr {string} rentetarieven - JSON: percent a year by period in months. Example rates when absent.
 * @attr {string} adviseur-zoeken-url - Where 'Zoek een adviseur' leads: an http(s) or relative address.
 * @attr {string} hypotheek-aanvragen-url - Where 'Hypotheek aanvragen' leads: an http(s) or relative address.
 * @attr {boolean} analytics - Reports to the analytics hub and the page queue.
 * @attr {string} [analytics-queue=dataLayer] - The name of the global array that is the page queue.
 * @attr {boolean} bewaren - Keeps the answers in the tab of the visitor, and offers them again after a reload.
 * @attr {boolean} terugknop - Has Back of the browser go a step back, with an entry in the history for each step.
 * @attr {boolean} toegankelijkheid-audit - Tests the calculator for accessibility and shows the results under it.
 * @attr {string} nonce - The CSP nonce for style tags, in browsers that need them.
 * @attr {'licht' | 'donker' | 'systeem'} [kleurmodus=licht] - The colour mode.
 * @attr {'lui' | 'direct'} [laden=lui] - Loads the application near the viewport, or at once.
 * @attr {string} ref-ankermenu - Id or selector of a fixed menu that must not cover the top of a step.
 * @attr {string} ref-bovenkant - Id or selector of what is scrolled to when a step opens; the element when absent.
 * @attr {string} ref-analytics-hub - Id or selector of the analytics hub; the first `<analytics-hub>` when absent.
 * @attr {string} ref-anti-forgery - Id or selector of the hidden field with the anti-forgery token.
 *
 * @slot - Shows until the calculator stands.
 *
 * @fires {CustomEvent<{ stap: 0 | 1 | 2, bron: HTMLElement }>} gereed - The calculator stands.
 * @fires {CustomEvent<{ van: 0 | 1 | 2, naar: 0 | 1 | 2, bron: HTMLElement }>} stap - Another step is open.
 * @fires {CustomEvent<{ financieringsOpzet: FinancieringsOpzet, rekenbewijs: () => Promise<string | undefined>,
 *   bron: HTMLElement }>} resultaat - A calculation succeeded.
 * @fires {CustomEvent<{ code: string, bericht: string, bron: HTMLElement }>} fout - Something went wrong.
 * @fires {CustomEvent<{ doel: string, url: string, deellink?: string, bron: HTMLElement }>} doorklik - Cancelable.
 *
 * @cssprop --hypotheek-accent - Colour of what can be acted on, and of the key figures; the three below follow from it.
 * @cssprop --hypotheek-accent-sterk - The accent under the mouse.
 * @cssprop --hypotheek-accent-tint - The accent as a background.
 * @cssprop --hypotheek-accent-tekst - Colour of text on the accent.
 * @cssprop --hypotheek-lettertype - Font family.
 * @cssprop [--hypotheek-radius=8px] - Corners of fields and buttons; those of cards follow it.
 *
 * @csspart kader - Everything.
 * @csspart stappen - The step indicator.
 * @csspart formulier - The questions of the open step.
 * @csspart knoppen - The buttons that lead to another step.
 * @csspart samenvatting - The summary.
 * @csspart dialoog - The dialog that works out a yearly income.
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

  /** Tries again what the visitor could try again, as soon as the connection is back; that helps no renewed page. */
  readonly #onConnection = (): void => {
    if (!isRenewed()) this.#root?.querySelector<HTMLElement>('.melding button')?.click()
  }

  connectedCallback(): void {
    const pageWindow = windowOf(this.ownerDocument)
    if (!pageWindow) return
    this.#root ??= this.#begin(pageWindow)
    this.#jsonLayer.connect()
    adoptProperties(this)
    addEventListener('online', this.#onConnection)
    if (this.#stops.length === 0)
      this.#stops = [onApproach(this, pageWindow, () => void this.#load()), followPageLinks(this)]
    this.attributeChangedCallback()
  }

  /**
   * The page moved the element to another document. The style sheets belong to the first document, so the calculator
   * ends here, and `connectedCallback` makes it again in the new document with the answers of the visitor.
   */
  adoptedCallback(): void {
    this.#end()
    this.#root = undefined
  }

  /** Moving disconnects and connects at once; only an element that stays away is ended. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end()
    })
  }

  attributeChangedCallback(): void {
    this.#instance?.readProperties()
    if (this.#loading) this.#paint()
    const { laden } = this.#jsonLayer.read()
    const isDirect = laden === 'direct' || (laden !== 'lui' && this.getAttribute('laden') === 'direct')
    if ((isDirect || isPassedOn(this)) && this.isConnected) void this.#load()
  }

  /** Focuses the title of the open step, or the first control while there is none. Loads the calculator if needed. */
  override focus(options?: FocusOptions): void {
    if (this.isConnected) void this.#load()
    focusTitle(this, options)
  }

  /** What holds of a property; until the application is there to judge it, what the page gives. */
  #read(attribute: string): unknown {
    const name = toEigenschap(attribute)
    return this.#instance
      ? this.#instance.value(name)
      : (this.#jsonLayer.read()[name] ?? this.getAttribute(attribute) ?? undefined)
  }

  #begin(pageWindow: PageWindow): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.replaceChildren(createElement('slot'))
    dress(root, pageWindow, this.nonce)
    this.#firstStep = createFirstStep(root)
    if (this.#kept) this.#firstStep.take()
    return root
  }

  /** Paints the first step before anything is loaded, and as the properties change. Does it stand? */
  #paint(): boolean | undefined {
    const json = this.#jsonLayer.read()
    return this.#firstStep?.paint((attribute, values) =>
      choose([json[toEigenschap(attribute)], this.getAttribute(attribute)], values),
    )
  }

  /**
   * Loads the application and mounts it. An element that the page removed during the load ignores its outcome, also
   * when it is back on the page: then it has begun a load of its own.
   */
  async #load(): Promise<void> {
    const root = this.#root
    if (this.#loading || !root) return
    const loading = (this.#loading = {})
    const page = this.ownerDocument
    let stands = false
    try {
      watchStart(page, () => {
        const isLate = this.#loading === loading && !stands && !root.querySelector('.melding')
        if (isLate) this.#fail(root, new Error(loaderTekst.paginaWerktTegen))
      })
      checkPlace()
      if (this.#paint()) await nextFrame()
      const mount = await loadApplication(this.#read('normjaar'))
      if (this.#loading !== loading) return
      this.#instance = mount(
        {
          host: this,
          root,
          jsonLayer: this.#jsonLayer.read,
          tellPage: (name, content) => {
            stands ||= name === 'gereed'
            return dispatch(this, name, content)
          },
          showMessage,
          takeFirstStep: () => this.#firstStep?.take(),
          released: () => this.#firstStep?.released(),
          loadNormen,
          createLoader,
          isRenewed,
          isOfPage: (cause) => isOfPage(page, cause),
          keepForReload: () => this.#firstStep?.keepForReload(),
          note: createNote(this),
        },
        this.#kept,
      )
    } catch (cause) {
      if (this.#loading === loading) this.#fail(root, cause)
    }
  }

  /** Says why the application cannot be had, and how the visitor may get it after all. */
  #fail(root: ShadowRoot, cause: unknown): void {
    const { code, bericht, wayOut } = toFailure(this.ownerDocument, cause, () => {
      this.#loading = undefined
      void this.#load()
    })
    console.error(`${this.localName}: ${bericht}`, cause)
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
    removeEventListener('online', this.#onConnection)
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
