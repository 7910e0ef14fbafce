import { drukOp, dubbelklikOp, metCtrl, TAB_TERUG, tot, typ, TOETSEN, type Browser } from './browser'

/** A part of the calculator as a visitor meets it, now. */
export interface Deel {
  readonly x: number
  readonly y: number
  /** Nothing lies over its middle, and it is in the window. */
  readonly isVrij: boolean
  /** It says that it cannot be pressed yet. */
  readonly isBezig: boolean
  readonly heeftFocus: boolean
  /** It comes before what has the focus. */
  readonly isErvoor: boolean
  readonly isGekozen: boolean
  readonly isOpen: boolean
  readonly waarde: string
  readonly tekst: string
}

declare const TestingLibraryDom: {
  readonly queryAllByRole: (in_: Node, rol: string, opties: { readonly name: RegExp }) => readonly HTMLElement[]
}

/** Runs in the page. What cannot be reached is scrolled into view, as a visitor does who wants to press it. */
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

/** Runs in the page: the amount beside a line of the summary. */
const zoekRegel = (blok: string, naam: string): string | null => {
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  const vak = root && TestingLibraryDom.queryAllByRole(root, 'region', { name: new RegExp(`^${blok}$`) })[0]
  const regel = [...(vak?.querySelectorAll('dt') ?? [])].find(({ innerText }) => innerText.trim() === naam)
  return (regel?.nextElementSibling as HTMLElement | null | undefined)?.innerText ?? null
}

const letterlijk = (naam: string): string => naam.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The name of a question, whether or not it may be left out; a choice may also be known by how its name begins. */
const patroon = (naam: string | RegExp): string =>
  typeof naam === 'string' ? `^${letterlijk(naam)}(\\s*optioneel)?$` : naam.source

export type Bezoeker = ReturnType<typeof createBezoeker>

/** A person before the page: looks for parts by role and name, presses where they are, and types. */
export const createBezoeker = (browser: Browser) => {
  const inPagina = async <A extends readonly unknown[], T>(script: (...woorden: A) => T, ...woorden: A): Promise<T> =>
    (await browser.evaluate(`(${script.toString()})(...${JSON.stringify(woorden)})`)) as T

  /** The part with this role and name, or null while it is not there. */
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

  /** Tab until this part has the focus, or Shift and Tab where it comes before what has it. */
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
    /** Presses the field, types and leaves it, which is when it counts. */
    vulIn: async (veld: string, bedrag: string) => {
      await druk('textbox', veld)
      await toets(`${bedrag}${TOETSEN.Tab}`)
    },
  }
}
