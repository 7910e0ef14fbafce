/** Functions that the bench of the dialogs runs in the page; see `inPagina.ts`. */

declare global {
  interface Window {
    getekend: Promise<number>
    langste: () => number
  }
}

/**
 * Makes `window.getekend` resolve with the milliseconds from the next click until the browser has drawn what follows:
 * the text `klaar`, or an open dialog with a title if `klaar` is empty.
 */
export const volgVenster = ({ tag, klaar }: { readonly tag: string; readonly klaar: string }): void => {
  const { alle, beeld, totdat } = window.bench
  const isKlaar = () =>
    alle(tag).some((root) =>
      klaar === '' ? root.querySelector('dialog[open] h2') !== null : root.textContent.includes(klaar),
    )
  window.getekend = new Promise((klaarMet) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        void totdat(isKlaar)
          .then(beeld)
          .then(() => klaarMet(performance.now() - timeStamp))
      },
      { capture: true, once: true },
    )
  })
}

/** Makes `window.langste` return the longest frame since this call, in milliseconds; 0 when none took more than 50. */
export const volgWerk = (): void => {
  let langste = 0
  const lees = (lijst: PerformanceEntryList) => {
    for (const { duration } of lijst) langste = Math.max(langste, duration)
  }
  const observer = new PerformanceObserver((lijst) => lees(lijst.getEntries()))
  observer.observe({ type: 'long-animation-frame' })
  window.langste = () => {
    lees(observer.takeRecords())
    return langste
  }
}
