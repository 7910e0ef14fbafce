import { createAudit } from './auditSwitch'
import { startDebugLog } from './debugLog'
import { reportAccent } from './reportAccent'
import { reportValues } from './reportValues'

/** What is for the web team of a page, and for no visitor: reports on the console, the debug log and the audit. */
export const webTeam = { createAudit, reportAccent, reportValues, startDebugLog } as const
