import type {} from '../../audit'

/** Mounts the accessibility audit, which loads only when a property asks for it. */
export interface AuditSwitch {
  readonly set: (on: boolean) => void
}

/** What a page has to do whose bundler made no file of the audit. */
const HOE = 'importeer hypotheek-orientatie/audit, of leg audit.js naast de map chunks'

export const createAudit = (host: HTMLElement, root: ShadowRoot): AuditSwitch => {
  let wanted = false
  let stop: (() => void) | undefined

  /** The audit of the page itself goes before the file that lies beside those of the element. */
  const begin = async (): Promise<void> => {
    try {
      if (!window.hypotheekOrientatieAudit) await import('../../audit')
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
