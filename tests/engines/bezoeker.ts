import { drukOp, dubbelklikOp, metCtrl, TAB_TERUG, tot, typ, TOETSEN, type Browser } from './browser'

/** The current state of a part of the calculator. */
export interface Deel {
  readonly x: number
  readonly y: number
  /** Whether its middle is in the window and not covered. */
  readonly isVrij: boolean
  /** Whether it is disabled for now (`aria-disabled`). */
  readonly isBezig: boolean
  readonly heeftFocus: boolean
  /** Whether it comes before the focused element in the document. */
  readonly isErvoor: boolean
  readonly isGekozen: boolean
  readonly isOpen: boolean
  readonly waarde: string
  readonly tekst: string
}

declare const TestingLibraryDom: {
  readonly queryAllByRole: (in_: Node, rol: string, opties: { readonly name: RegExp }) => readonly HTMLElement[]
}

/** Runs in the page. Scrolls a part that is out of view into view, as a visitor does before pressing it. */
const zoek = (rol: string, naam: string, vraag: string | null): Deel | null => {
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  const eerste = (in_: Node | null | undefined, rol: string, naam: string) =>
    in_ ? TestingLibraryDom.queryAllByRole(in_, rol, { name: new RegExp(naam) })[0] : undefined
  const element = eerste(vraag === null ? root : eerste(root, 'radiogroup', vraag), rol, naam)
  if (!root || !element) return null
  const isRaak = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const geraakt = root.elementFromPoint(left + width / 2, top + height / 2)
    return geraakt !== null && (element.closest('label') ?? element).contains(geraakt)
  }
  if (!isRaak()) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: left + width / 2,
    y: top + height / 2,
    isVrij: isRaak(),
    isBezig: element.getAttribute('aria-disabled') === 'true',
    heeftFocus: root.activeElement === element,
    isErvoor: (root.activeElement?.compareDocumentPosition(element) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING,
    isGekozen: (element as HTMLInputElement).checked,
    isOpen: element.getAttribute('aria-expanded') === 'true',
    waarde: (element as HTMLInputElement).value,
    tekst: element.innerText,
  }
}

/** Runs in the page. Returns the amount of a line of the summary. */
const zoekRegel = (blok: string, naam: string): string | null => {
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  const vak = root && TestingLibraryDom.queryAllByRole(root, 'region', { name: new RegExp(`^${blok}$`) })[0]
  const regel = [...(vak?.querySelectorAll('dt') ?? [])].find(({ innerText }) => innerText.trim() === naam)
  return (regel?.nextElementSibling as HTMLElement | null | undefined)?.innerText ?? null
}

const letterlijk = (naam: string): string => naam.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Returns a pattern for the name of a question, with or without "optioneel"; a RegExp is used as it is. */
const patroon = (naam: string | RegExp): string =>
  typeof naam === 'string' ? `^${letterlijk(naam)}(\\s*optioneel)?$` : naam.source

export type Bezoeker = ReturnType<typeof createBezoeker>

/** Creates a visitor of the page, who finds parts by role and name, presses them and types. */
export const createBezoeker = (browser: Browser) => {
  const inPagina = async <A extends readonly unknown[], T>(script: (...woorden: A) => T, ...woorden: A): Promise<T> =>
    (await browser.evaluate(`(${script.toString()})(...${JSON.stringify(woorden)})`)) as T

  /** Returns the part with this role and name; null while it is absent. */
  const deel = (rol: string, naam: string | RegExp, vraag?: string) =>
    inPagina(zoek, rol, patroon(naam), vraag === undefined ? null : patroon(vraag))

  const toets = (toetsen: string) => browser.perform(typ(toetsen))

  const druk = async (rol: string, naam: string | RegExp, vraag?: string) => {
    let vorige: Deel | null = null
    const { x, y } = await tot(
      async () => {
        const nu = await deel(rol, naam, vraag)
        const staatStil = nu?.isVrij === true && !nu.isBezig && nu.x === vorige?.x && nu.y === vorige.y
        vorige = nu
        return staatStil ? nu : null
      },
      `${rol} ${String(naam)} cannot be pressed`,
    )
    await browser.perform(drukOp(x, y))
  }

  /** Presses Tab until this part has the focus, or Shift+Tab when the part comes before the focused element. */
  const tabNaar = async (rol: string, naam: string | RegExp, vraag?: string) => {
    const { isErvoor } = await tot(() => deel(rol, naam, vraag), `${rol} ${String(naam)} is not there`)
    for (let keer = 0; keer < 40; keer += 1) {
      if ((await deel(rol, naam, vraag))?.heeftFocus === true) return
      await (isErvoor ? browser.perform(TAB_TERUG) : toets(TOETSEN.Tab))
    }
    throw new Error(`Tab does not come to ${rol} ${String(naam)}`)
  }

  return {
    inPagina,
    deel,
    druk,
    tabNaar,
    toets,
    toetsMetCtrl: (letter: string) => browser.perform(metCtrl(letter)),
    tabTerug: () => browser.perform(TAB_TERUG),
    drukOp: (x: number, y: number) => browser.perform(drukOp(x, y)),
    dubbelklikOp: (x: number, y: number) => browser.perform(dubbelklikOp(x, y)),
    open: async (adres: string) => {
      await browser.open(adres)
      await tot(() => deel('button', 'Ga verder'), 'The first step does not appear')
    },
    laadOpnieuw: browser.reload,
    kies: (vraag: string, antwoord: string) => druk('radio', antwoord, vraag),
    regel: (blok: string, naam: string) => inPagina(zoekRegel, blok, naam),
    kiesUit: async (lijst: string, keuze: RegExp) => {
      await druk('combobox', lijst)
      await druk('option', keuze)
    },
    /** Presses the field, types and leaves it, because an amount counts when the field is left. */
    vulIn: async (veld: string, bedrag: string) => {
      await druk('textbox', veld)
      await toets(`${bedrag}${TOETSEN.Tab}`)
    },
  }
}
