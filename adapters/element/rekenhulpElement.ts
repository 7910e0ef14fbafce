import type { Instantie } from './applicatie'
import { isDichtbij } from './dichtbij'
import { laadApplicatie } from './laadApplicatie'
import { toonLaadfout } from './laadfout'
import { meldGebeurtenis } from './gebeurtenissen'

/** A calculator as it stands on a page. */
export type HypotheekOrientatieElement = HTMLElement

const kaderstijl = (): CSSStyleSheet => {
  const blad = new CSSStyleSheet()
  blad.replaceSync(':host { display: block } :host([hidden]) { display: none }')
  return blad
}
let stijl: CSSStyleSheet | undefined

/** A class for one tag: a constructor can be defined only once. */
export const createRekenhulpElement = (): CustomElementConstructor =>
  class RekenhulpElement extends HTMLElement {
    #root: ShadowRoot | undefined
    #instantie: Instantie | undefined
    #eindeWachten: (() => void) | undefined
    #eigenschappen: MutationObserver | undefined

    connectedCallback(): void {
      this.#root ??= this.#begin()
      if (this.#instantie !== undefined || this.#eindeWachten !== undefined) return
      this.#eindeWachten = isDichtbij(this, () => void this.#laad())
    }

    /** Moving disconnects and connects at once; only an element that stays away is ended. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#eindig()
      })
    }

    /** What is placed inside the element shows until the application stands. */
    #begin(): ShadowRoot {
      const root = this.attachShadow({ mode: 'open' })
      stijl ??= kaderstijl()
      root.adoptedStyleSheets.push(stijl)
      root.append(document.createElement('slot'))
      return root
    }

    async #laad(): Promise<void> {
      const root = this.#root
      if (root === undefined) return
      try {
        const { mount } = await laadApplicatie()
        if (!this.isConnected || this.#instantie !== undefined) return
        root.replaceChildren()
        this.#instantie = mount(this, root)
        this.#eigenschappen = new MutationObserver(() => this.#instantie?.leesEigenschappen())
        this.#eigenschappen.observe(this, { attributes: true })
      } catch (oorzaak) {
        console.error('hypotheek-orientatie: de rekenhulp kan niet worden geladen.', oorzaak)
        toonLaadfout(root, () => void this.#laad())
        meldGebeurtenis(this, 'fout', { code: 'niet-geladen', bericht: 'De rekenhulp kan niet worden geladen.' })
      }
    }

    #eindig(): void {
      this.#eindeWachten?.()
      this.#eindeWachten = undefined
      this.#eigenschappen?.disconnect()
      this.#instantie?.eindig()
      this.#instantie = undefined
    }
  }
