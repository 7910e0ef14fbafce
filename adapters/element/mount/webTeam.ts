import { createAudit } from './auditSwitch'
import { startDebugLog } from './debugLog'
import { reportAccent } from './reportAccent'
import { reportValues } from './reportValues'

/** Tools for the web team of a page, not for visitors: console reports, the debug log and the audit. */
export const webTeam = { createAudit, reportAccent, reportValues, startDebugLog } as const
