import type { Bewaard, Instantie } from './applicatie'
import { bijNadering } from './dichtbij'
import { ATTRIBUTEN } from './eigenschappen'
import { meldGebeurtenis } from './gebeurtenissen'
import { createJsonLaag } from './jsonLaag'
import { laadApplicatie } from './laadApplicatie'
import { toonMelding } from './melding'
import { kleedAan } from './stijl'
import { VERSIE } from './versie'

/** On a server there are no elements, and importing this file is no reason to fail there. */
const Basis = (typeof HTMLElement === 'undefined' ? Object : HTMLElement) as typeof HTMLElement

/** Said by the loader itself, because it is said when nothing else could be loaded. */
const NIET_GELADEN = 'De rekenhulp kan niet worden geladen. Controleer je verbinding en probeer het opnieuw.'
const PROBEER_OPNIEUW = 'Probeer opnieuw'

/** A mortgage orientation calculator as it stands on a page. What is placed inside it shows until the calculator stands. */
export class HypotheekOrientatieElement extends Basis {
  static readonly versie: string = VERSIE
  static readonly observedAttributes: readonly string[] = ATTRIBUTEN

  readonly #jsonLaag = createJsonLaag(this, () => this.attributeChangedCallback())
  #root: ShadowRoot | undefined
  #instantie: Instantie | undefined
  #bewaard: Bewaard | undefined
  #eindeWachten: (() => void) | undefined
  #laadt = false

  connectedCallback(): void {
    this.#root ??= this.#begin()
    this.#jsonLaag.verbind()
    this.#eindeWachten ??= bijNadering(this, () => void this.#laad())
    this.attributeChangedCallback()
  }

  /** Moving disconnects and connects at once; only an element that stays away is ended. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#eindig()
    })
  }

  attributeChangedCallback(): void {
    this.#instantie?.leesEigenschappen()
    if (this.isConnected && this.#moetDirect()) void this.#laad()
  }

  #moetDirect(): boolean {
    const { laden = this.getAttribute('laden') } = this.#jsonLaag.lees() as { readonly laden?: unknown }
    return laden === 'direct'
  }

  #begin(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    kleedAan(root, this.nonce)
    root.append(document.createElement('slot'))
    return root
  }

  async #laad(): Promise<void> {
    const root = this.#root
    if (this.#laadt || root === undefined) return
    this.#laadt = true
    try {
      const { mount } = await laadApplicatie()
      if (!this.isConnected || this.#instantie !== undefined) return
      this.#instantie = mount(
        {
          host: this,
          root,
          jsonLaag: this.#jsonLaag.lees,
          meldGebeurtenis: (naam, inhoud) => meldGebeurtenis(this, naam, inhoud),
          toonMelding,
        },
        this.#bewaard,
      )
    } catch (oorzaak) {
      console.error(`${this.localName}: de rekenhulp kan niet worden geladen.`, oorzaak)
      toonMelding(root, NIET_GELADEN, { tekst: PROBEER_OPNIEUW, doe: () => void this.#laadOpnieuw() })
      meldGebeurtenis(this, 'fout', { code: 'niet-geladen', bericht: NIET_GELADEN })
    }
  }

  #laadOpnieuw(): Promise<void> {
    this.#laadt = false
    return this.#laad()
  }

  #eindig(): void {
    this.#jsonLaag.verbreek()
    this.#eindeWachten?.()
    this.#eindeWachten = undefined
    this.#laadt = false
    this.#bewaard = this.#instantie?.eindig() ?? this.#bewaard
    this.#instantie = undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hypotheek-orientatie': HypotheekOrientatieElement
  }
}
