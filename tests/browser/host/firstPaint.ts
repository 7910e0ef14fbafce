import { type Page } from '@playwright/test'

import { waitUntilReady, calculatorIn, type Calculator } from '../page/calculator'
import { holdBack } from '../page/requests'
import { expect } from '../test'
import { openHostPage, CALCULATOR, type HostPage } from './hostPage'

declare global {
  interface Window {
    /** The tasks that the application has scheduled and that are held back. */
    postponed: (() => void)[]
  }
}

/** A page whose loader has painted the first step, while the application is held back. */
export interface FirstPaint {
  readonly calculator: Calculator
  /** Lets the application load. */
  readonly letLoad: () => void
  /** Lets the application load, and waits until it has taken over from the loader. */
  readonly takeOver: () => Promise<void>
}

/** Labels of the first step, and the maximum in the summary. */
export const INKOMEN = 'Bruto jaarinkomen'
export const SAMEN = 'Koop je alleen of samen?'
export const PARTNER = 'Bruto jaarinkomen van je partner'
export const maximum = ({ line }: Calculator) => line('Je maximale hypotheek', 'Maximale hypotheek')

/** The URL pattern of the application chunk. */
export const APPLICATION = '**/chunks/mount-*'

/** Returns the calculator once the loader has painted its first step, before the application takes over. */
export const paintedCalculator = async (page: Page, selector = 'hypotheek-orientatie'): Promise<Calculator> => {
  const calculator = calculatorIn(page.locator(selector))
  await calculator.button('Ga verder').waitFor()
  await expect(calculator.element.locator('> [aria-busy=true]')).toHaveCount(1)
  return calculator
}

export const openFirstPaint = async (page: Page, hostPage: HostPage = { body: CALCULATOR }): Promise<FirstPaint> => {
  const letLoad = await holdBack(page, APPLICATION)
  await openHostPage(page, hostPage)
  const calculator = await paintedCalculator(page)
  const takeOver = () => {
    letLoad()
    return waitUntilReady(calculator)
  }
  return { calculator, letLoad, takeOver }
}

/** The markup, the box and the computed style of one element of the first step, each as a text. */
export interface Part {
  readonly markup: string
  readonly place: string
  readonly style: string
}

/** Returns every element of the first step, in order, without the ids that React generates. */
export const partsOf = ({ element }: Calculator): Promise<readonly Part[]> =>
  element.evaluate((host) => {
    const own = (text: string) => text.replaceAll(/_[Rr]_\w+?_(?=\W|$|[a-z])/g, '#')
    for (const animation of host.shadowRoot?.getAnimations() ?? []) animation.finish()
    const frame = host.shadowRoot?.querySelector('.kader')
    return [frame, ...(frame?.querySelectorAll('*') ?? [])].flatMap((part) => {
      if (!part) return []
      const { x, y, width, height } = part.getBoundingClientRect()
      const style = getComputedStyle(part)
      // Leaves out custom properties. The application defines more of them than the loader, and they are not visible
      // themselves.
      const names = [...style].filter((name) => !name.startsWith('--'))
      const attributes = [...part.attributes].map(({ name, value }) => `${name}=${own(value)}`).toSorted()
      const texts = [...part.childNodes].map((child) => (child instanceof Text ? child.data : '·'))
      return {
        markup: [part.localName, ...attributes, ...texts].join(' '),
        place: [x, y, width, height].join(' '),
        style: names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; '),
      }
    })
  })

/** Holds back every task that the application schedules. Returns a function that waits for the next one and runs it. */
export const oneTaskAtATime = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    window.postponed = []
    Object.defineProperty(window, 'scheduler', { value: undefined })
    const ports = MessagePort.prototype as { postMessage: (message: unknown) => void }
    ports.postMessage = new Proxy(ports.postMessage, {
      apply: (send, port, [message]: [unknown]) => {
        const now = () => Reflect.apply(send, port, [message])
        if (message === 0) window.postponed.push(now)
        else now()
      },
    })
  })
  return async () => {
    await page.waitForFunction(() => window.postponed.length > 0)
    await page.evaluate(async () => {
      window.postponed.shift()?.()
      await new Promise(requestAnimationFrame)
    })
  }
}
