import type { FoutCode } from '../gebeurtenissen'
import type { WayOut } from '../environment'
import type { Environment } from '../environment'

/** Says what went wrong in the element, to the page in the same words, and on the console with its cause. */
export type ReportError = (code: FoutCode, bericht: string, cause: unknown, wayOut?: WayOut) => void

export const createReportError =
  ({ host, root, showMessage, tellPage }: Environment): ReportError =>
  (code, bericht, cause, wayOut) => {
    console.error(`${host.localName}: ${bericht}`, cause)
    showMessage(root, bericht, wayOut)
    tellPage('fout', { code, bericht })
  }
