import { type Page } from '@playwright/test'

import { begonnen, rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { houdTegen } from '../pagina/verzoeken'
import { expect } from '../test'
import { openGastpagina, REKENHULP, type Gastpagina } from './hostPage'

declare global {
  interface Window {
    /** The tasks that the application has scheduled and that are held back. */
    uitgesteld: (() => void)[]
  }
}

/** A page whose loader has painted the first step, while the application is held back. */
export interface EersteBeeld {
  readonly rekenhulp: Rekenhulp
  /** Lets the application load. */
  readonly laatKomen: () => void
  /** Lets the application load, and waits until it has taken over. */
  readonly neemOver: () => Promise<void>
}

/** Labels of the first step, and the maximum in the summary. */
export const INKOMEN = 'Bruto jaarinkomen'
export const SAMEN = 'Koop je alleen of samen?'
export const PARTNER = 'Bruto jaarinkomen van je partner'
export const maximaal = ({ regel }: Rekenhulp) => regel('Je maximale hypotheek', 'Maximale hypotheek')

/** The URL pattern of the application. */
export const APPLICATIE = '**/chunks/mount-*'

/** Waits until the loader has painted the first step, and not until the application has taken over. */
export const inBeeld = async (page: Page, selector = 'hypotheek-orientatie'): Promise<Rekenhulp> => {
  const rekenhulp = rekenhulpIn(page.locator(selector))
  await rekenhulp.knop('Ga verder').waitFor()
  await expect(rekenhulp.element.locator('> [aria-busy=true]')).toHaveCount(1)
  return rekenhulp
}

export const openEersteBeeld = async (
  page: Page,
  gastpagina: Gastpagina = { body: REKENHULP },
): Promise<EersteBeeld> => {
  const laatKomen = await houdTegen(page, APPLICATIE)
  await openGastpagina(page, gastpagina)
  const rekenhulp = await inBeeld(page)
  const neemOver = () => {
    laatKomen()
    return begonnen(rekenhulp)
  }
  return { rekenhulp, laatKomen, neemOver }
}

/** The markup, place and style of one element of the first step. */
export interface Deel {
  readonly gemaakt: string
  readonly plek: string
  readonly stijl: string
}

/** Returns every element of the first step, in order, without ids that React makes up. */
export const delenVan = ({ element }: Rekenhulp): Promise<readonly Deel[]> =>
  element.evaluate((host) => {
    const eigen = (tekst: string) => tekst.replaceAll(/_[Rr]_\w+?_(?=\W|$|[a-z])/g, '#')
    for (const animatie of host.shadowRoot?.getAnimations() ?? []) animatie.finish()
    const kader = host.shadowRoot?.querySelector('.kader')
    return [kader, ...(kader?.querySelectorAll('*') ?? [])].flatMap((deel) => {
      if (!deel) return []
      const { x, y, width, height } = deel.getBoundingClientRect()
      const stijl = getComputedStyle(deel)
      // The application defines more custom properties, but only the properties that use them are visible.
      const namen = [...stijl].filter((naam) => !naam.startsWith('--'))
      const attributen = [...deel.attributes].map(({ name, value }) => `${name}=${eigen(value)}`).toSorted()
      const teksten = [...deel.childNodes].map((kind) => (kind instanceof Text ? kind.data : '·'))
      return {
        gemaakt: [deel.localName, ...attributen, ...teksten].join(' '),
        plek: [x, y, width, height].join(' '),
        stijl: namen.map((naam) => `${naam}: ${stijl.getPropertyValue(naam)}`).join('; '),
      }
    })
  })

/**
 * Holds back every task that the application schedules. Returns a function that waits for the next task and runs it.
 */
export const perBeurt = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    window.uitgesteld = []
    Object.defineProperty(window, 'scheduler', { value: undefined })
    const poorten = MessagePort.prototype as { postMessage: (bericht: unknown) => void }
    poorten.postMessage = new Proxy(poorten.postMessage, {
      apply: (stuur, poort, [bericht]: [unknown]) => {
        const nu = () => Reflect.apply(stuur, poort, [bericht])
        if (bericht === 0) window.uitgesteld.push(nu)
        else nu()
      },
    })
  })
  return async () => {
    await page.waitForFunction(() => window.uitgesteld.length > 0)
    await page.evaluate(async () => {
      window.uitgesteld.shift()?.()
      await new Promise(requestAnimationFrame)
    })
  }
}
