/** Mounts the accessibility audit, which nobody loads who does not ask for it. */
export interface AuditSchakelaar {
  readonly zet: (aan: boolean) => void
}

export const createAudit = (host: HTMLElement, root: ShadowRoot): AuditSchakelaar => {
  let gewenst = false
  let stop: (() => void) | undefined

  const begin = async (): Promise<void> => {
    try {
      const { startAudit } = await import('../../audit')
      if (gewenst) stop ??= startAudit(host, root)
    } catch (oorzaak) {
      console.warn(`${host.localName}: de toegankelijkheidstest kan niet worden geladen.`, oorzaak)
    }
  }

  return {
    zet: (aan) => {
      if (aan === gewenst) return
      gewenst = aan
      if (aan) {
        void begin()
        return
      }
      stop?.()
      stop = undefined
    },
  }
}
