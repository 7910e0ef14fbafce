import type { Bewaard, Instantie } from './applicatie'
import { bijNadering } from './dichtbij'
import { ATTRIBUTEN, toEigenschap, type GezetteEigenschappen } from './eigenschappen'
import { meldGebeurtenis } from './gebeurtenissen'
import { neemGezetOver, zet } from './gezet'
import { createJsonLaag } from './jsonLaag'
import { laadApplicatie, laadNormen } from './laadApplicatie'
import { maak } from './maak'
import { toonMelding } from './melding'
import type { Venster } from './omgeving'
import { kleedAan } from './stijl'
import { laadTekst } from './tekst'
import { VERSIE } from './versie'

/** On a server there are no elements, and importing this file is no reason to fail there. */
const Basis = ((globalThis as Partial<typeof globalThis>).HTMLElement ?? Object) as new () => HTMLElement &
  GezetteEigenschappen

/**
 * A mortgage orientation calculator as it stands on a page. Every attribute but `ref-…` is a property, also for scripts
 * (`element.labelCode`), and may change at any time. The events are dispatched on the parent of the element; each
 * `detail` carries `bron`, the element itself.
 *
 * @tag hypotheek-orientatie
 * @tagname hypotheek-orientatie
 *
 * @attr {'MY' | 'FL'} label-code - The brand. Required.
 * @attr {'Klant' | 'Adviseur'} [type=Klant] - The audience.
 * @attr {'lokaal' | 'server'} [berekening=lokaal] - Who calculates: the browser, or the calculation call.
 * @attr {string} [api-base=/api/v3.0/serviceproxy/orientatie] - The path before that of the calculation call.
 * @attr {'2025' | '2026'} [normjaar=2025] - The norm set of the embedded calculation; a service names its own.
 * @attr {string} rentetarieven - JSON: percent a year by period in months. Example rates when absent.
 * @attr {string} adviseur-zoeken-url - Where 'Zoek een adviseur' leads: an http(s) or relative address.
 * @attr {string} hypotheek-aanvragen-url - Where 'Hypotheek aanvragen' leads: an http(s) or relative address.
 * @attr {boolean} analytics - Reports to the analytics hub and the page queue.
 * @attr {string} [analytics-queue=dataLayer] - The name of the global array that is the page queue.
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
 * @fires {CustomEvent<{ stap: 0 | 1 | 2, bron: HTMLElement }>} hypotheek-orientatie:gereed - The calculator stands.
 * @fires {CustomEvent<{ van: 0 | 1 | 2, naar: 0 | 1 | 2, bron: HTMLElement }>} hypotheek-orientatie:stap -
 *   Another step is open.
 * @fires {CustomEvent<{ financieringsOpzet: FinancieringsOpzet, bron: HTMLElement }>} hypotheek-orientatie:resultaat -
 *   A calculation succeeded.
 * @fires {CustomEvent<{ code: string, bericht: string, bron: HTMLElement }>} hypotheek-orientatie:fout -
 *   Something went wrong.
 * @fires {CustomEvent<{ doel: string, url: string, bron: HTMLElement }>} hypotheek-orientatie:doorklik -
 *   A link is followed; cancelable.
 *
 * @cssprop --hypotheek-accent - Colour of what can be acted on, and of the key figures.
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
export class HypotheekOrientatieElement extends Basis {
  static readonly versie: string = VERSIE
  static readonly observedAttributes: readonly string[] = ATTRIBUTEN

  static {
    for (const attribuut of ATTRIBUTEN)
      if (attribuut !== 'nonce')
        Object.defineProperty(this.prototype, toEigenschap(attribuut), {
          enumerable: true,
          get(this: HypotheekOrientatieElement) {
            return this.#lees(attribuut)
          },
          set(this: HypotheekOrientatieElement, waarde: unknown) {
            zet(this, attribuut, waarde)
          },
        })
  }

  readonly #jsonLaag = createJsonLaag(this, () => this.attributeChangedCallback())
  #root: ShadowRoot | undefined
  #instantie: Instantie | undefined
  #bewaard: Bewaard | undefined
  #wachter: IntersectionObserver | undefined
  #lading: object | undefined

  /** Tries again what the visitor could try again, as soon as the connection is back. */
  readonly #bijVerbinding = (): void => this.#root?.querySelector<HTMLElement>('.melding button')?.click()

  connectedCallback(): void {
    const venster = this.ownerDocument.defaultView
    if (!venster) return
    this.#root ??= this.#begin(venster)
    this.#jsonLaag.verbind()
    neemGezetOver(this)
    addEventListener('online', this.#bijVerbinding)
    this.#wachter ??= bijNadering(this, venster, () => void this.#laad())
    this.attributeChangedCallback()
  }

  /**
   * Style sheets stay behind with their document: in another one everything begins anew, from where the visitor was.
   */
  adoptedCallback(): void {
    this.#eindig()
    this.#root = undefined
  }

  /** Moving disconnects and connects at once; only an element that stays away is ended. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#eindig()
    })
  }

  attributeChangedCallback(): void {
    this.#instantie?.leesEigenschappen()
    const { laden } = this.#jsonLaag.lees()
    const isDirect = laden === 'direct' || (laden !== 'lui' && this.getAttribute('laden') === 'direct')
    if (isDirect && this.isConnected) void this.#laad()
  }

  /** What holds of a property; until the application is there to judge it, what the page gives. */
  #lees(attribuut: string): unknown {
    const naam = toEigenschap(attribuut)
    return this.#instantie
      ? this.#instantie.waarde(naam)
      : (this.#jsonLaag.lees()[naam] ?? this.getAttribute(attribuut) ?? undefined)
  }

  #begin(venster: Venster): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.replaceChildren(maak('slot'))
    kleedAan(root, venster, this.nonce)
    return root
  }

  /** Loads and mounts; what was taken away meanwhile, also when it is back, begins anew and hears nothing of this. */
  async #laad(): Promise<void> {
    const root = this.#root
    if (this.#lading || !root) return
    const lading = (this.#lading = {})
    try {
      const mount = await laadApplicatie(this.#lees('normjaar'))
      if (this.#lading !== lading) return
      this.#instantie = mount(
        {
          host: this,
          root,
          jsonLaag: this.#jsonLaag.lees,
          meldGebeurtenis: (naam, inhoud) => meldGebeurtenis(this, naam, inhoud),
          toonMelding,
          laadNormen,
        },
        this.#bewaard,
      )
    } catch (oorzaak) {
      if (this.#lading !== lading) return
      console.error(`${this.localName}: ${laadTekst.nietGeladen}`, oorzaak)
      const laadOpnieuw = () => {
        this.#lading = undefined
        void this.#laad()
      }
      toonMelding(root, laadTekst.nietGeladen, { tekst: laadTekst.probeerOpnieuw, doe: laadOpnieuw })
      meldGebeurtenis(this, 'fout', { code: 'niet-geladen', bericht: laadTekst.nietGeladen })
    }
  }

  #eindig(): void {
    this.#jsonLaag.verbreek()
    removeEventListener('online', this.#bijVerbinding)
    this.#wachter?.disconnect()
    this.#wachter = undefined
    this.#lading = undefined
    this.#bewaard = this.#instantie?.eindig() ?? this.#bewaard
    this.#instantie = undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hypotheek-orientatie': HypotheekOrientatieElement
  }
}
