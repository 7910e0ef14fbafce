import type {} from '../../audit'

/** The accessibility audit, which loads only when a property asks for it. */
export interface AuditSwitch {
  readonly set: (on: boolean) => void
}

/** What a page has to do whose bundler made no file of the audit. */
const HOE = 'importeer hypotheek-orientatie/audit, of leg audit.js naast de map chunks'

const loadFile = (): Promise<unknown> => import('../../audit')

/** Mounts the audit of the page itself where that brings one, else the one in the file beside those of the element. */
export const createAudit = (host: HTMLElement, root: ShadowRoot, load = loadFile): AuditSwitch => {
  let wanted = false
  let stop: (() => void) | undefined

  /** The page may bring its audit while the file is on its way: then a file that does not come is no failure. */
  const unlessBrought = (cause: unknown): void => {
    if (!window.hypotheekOrientatieAudit) throw cause
  }
  const begin = async (): Promise<void> => {
    try {
      if (!window.hypotheekOrientatieAudit) await load().catch(unlessBrought)
      if (wanted) stop ??= window.hypotheekOrientatieAudit?.(host, root)
    } catch (cause) {
      console.warn(`${host.localName}: de toegankelijkheidstest kan niet worden geladen: ${HOE}.`, cause)
      window.addEventListener('hypotheek-orientatie:audit', () => void begin(), { once: true })
    }
  }

  return {
    set: (on) => {
      if (on === wanted) return
      wanted = on
      if (on) {
        void begin()
        return
      }
      stop?.()
      stop = undefined
    },
  }
}
