import type { AuditSwitch } from './auditSwitch'
import type { webTeam } from './webTeam'

/** Returns a function that switches the audit on or off. It loads the audit when it is first switched on. */
export const createLazyAudit = (
  loadWebTeam: () => Promise<typeof webTeam>,
  host: HTMLElement,
  root: ShadowRoot,
): AuditSwitch['set'] => {
  let audit: Promise<AuditSwitch> | undefined
  return (on) => {
    if (on) audit ??= loadWebTeam().then(({ createAudit }) => createAudit(host, root))
    audit?.then(
      ({ set }) => set(on),
      () => (audit = undefined),
    )
  }
}
