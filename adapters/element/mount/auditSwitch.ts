import type {} from '../../audit'

/** The accessibility audit of one calculator. It loads only when a property asks for it. */
export interface AuditSwitch {
  readonly set: (on: boolean) => void
}

/** What the developer of a page can do when the bundler made no separate file of the audit. */
const HOE = 'importeer hypotheek-orientatie/audit, of leg audit.js naast de map chunks'

const loadFile = (): Promise<unknown> => import('../../audit')

/** Creates the switch of the audit: the one that the page imported, or else the file next to the element. */
export const createAudit = (host: HTMLElement, root: ShadowRoot, load = loadFile): AuditSwitch => {
  let wanted = false
  let stop: (() => void) | undefined

  /** Ignores a file that failed to load when the page imported its own audit in the meantime. */
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
