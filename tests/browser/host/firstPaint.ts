import { type Page } from '@playwright/test'

import { begonnen, rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { houdTegen } from '../pagina/verzoeken'
import { expect } from '../test'
import { openGastpagina, REKENHULP, type Gastpagina } from './hostPage'

declare global {
  interface Window {
    /** The tasks that the application has put off. */
    uitgesteld: (() => void)[]
  }
}

/** A page on which the loader has painted the first step, and the application is held back. */
export interface EersteBeeld {
  readonly rekenhulp: Rekenhulp
  /** Lets the application come. */
  readonly laatKomen: () => void
  /** Lets the application come, and waits until it has taken over. */
  readonly neemOver: () => Promise<void>
}

/** What the first step asks, and what the summary beside it answers. */
export const INKOMEN = 'Bruto jaarinkomen'
export const SAMEN = 'Koop je alleen of samen?'
export const PARTNER = 'Bruto jaarinkomen van je partner'
export const maximaal = ({ regel }: Rekenhulp) => regel('Je maximale hypotheek', 'Maximale hypotheek')

/** The requests for the application. */
export const APPLICATIE = '**/chunks/mount-*'

/** Waits until the loader has painted the first step, and no more than that. */
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

/** How one element of the first step is made and where it stands. */
export interface Deel {
  readonly gemaakt: string
  readonly plek: string
  readonly stijl: string
}

/** Everything in the first step, in order. The names that React makes up are left out: they say how it was drawn. */
export const delenVan = ({ element }: Rekenhulp): Promise<readonly Deel[]> =>
  element.evaluate((host) => {
    const eigen = (tekst: string) => tekst.replaceAll(/_[Rr]_\w+?_(?=\W|$|[a-z])/g, '#')
    for (const animatie of host.shadowRoot?.getAnimations() ?? []) animatie.finish()
    const kader = host.shadowRoot?.querySelector('.kader')
    return [kader, ...(kader?.querySelectorAll('*') ?? [])].flatMap((deel) => {
      if (!deel) return []
      const { x, y, width, height } = deel.getBoundingClientRect()
      const stijl = getComputedStyle(deel)
      // The application defines more custom properties; only the properties that use them can be seen.
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

/** Holds back each task that the application puts off. Gives how to let the next one come, once there is one. */
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
