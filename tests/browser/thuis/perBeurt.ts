import { type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The tasks that the application has put off. */
    uitgesteld: (() => void)[]
  }
}

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
