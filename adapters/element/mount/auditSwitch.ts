import type {} from '../../audit'

/** The switch of a calculator's accessibility audit. Switching on loads the audit, unless the page has imported it. */
export interface AuditSwitch {
  readonly set: (on: boolean) => void
}

/**
 * The advice in the warning that the audit failed to load. A bundler may leave out the file `audit.js`. The page must
 * then import the audit, or have `audit.js` of the package next to the folder `chunks`.
 */
const HOE = 'importeer hypotheek-orientatie/audit, of leg audit.js naast de map chunks'

const loadFile = (): Promise<unknown> => import('../../audit')

/** Creates the switch of the accessibility audit. The page may have imported the audit; otherwise `load` imports it. */
export const createAudit = (host: HTMLElement, root: ShadowRoot, load = loadFile): AuditSwitch => {
  let wanted = false
  let stop: (() => void) | undefined

  /** Throws the failure to load the audit, unless the page imported its own audit in the meantime. */
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
