/** Mounts the accessibility audit, which loads only when a property asks for it. */
export interface AuditSwitch {
  readonly set: (on: boolean) => void
}

export const createAudit = (host: HTMLElement, root: ShadowRoot): AuditSwitch => {
  let wanted = false
  let stop: (() => void) | undefined

  const begin = async (): Promise<void> => {
    try {
      const { startAudit } = await import('../../audit')
      if (wanted) stop ??= startAudit(host, root)
    } catch (cause) {
      console.warn(`${host.localName}: de toegankelijkheidstest kan niet worden geladen.`, cause)
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
