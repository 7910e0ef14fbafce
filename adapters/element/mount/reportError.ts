import { formatJson } from '../../../domain/codec'
import { LABEL_CODES } from '../../../domain/orientatie'
import { hostTekst } from '../../../ui'
import type { Environment, WayOut } from '../environment'
import type { BadValue } from './properties/readProperties'
import type { FoutCode } from '../gebeurtenissen'

/**
 * A function that shows in the element the message `bericht` about a failure. Also reports that message to the page,
 * and logs it with the cause on the console. If the page may have caused the failure, uses a message about the page
 * instead of `bericht` and removes the painted first step.
 */
type ReportError = (code: FoutCode, bericht: string, cause: unknown, wayOut?: WayOut) => void

export const createReportError =
  ({ host, root, showMessage, tellPage, isOfPage, takeFirstStep }: Environment): ReportError =>
  (code, given, cause, wayOut) => {
    const isPage = isOfPage(cause)
    const bericht = isPage ? hostTekst.paginaWerktTegen : given
    if (isPage) takeFirstStep()?.place.remove()
    console.error(`${host.localName}: ${bericht}`, cause)
    showMessage(root, bericht, wayOut)
    tellPage('fout', { code, bericht })
  }

/** Creates a function that logs each different message once on the console, after the name of the element. */
export const createReport = (host: Element): ((bericht: string) => void) => {
  const earlier = new Set<string>()
  return (bericht) => {
    if (!earlier.has(bericht)) console.warn(`${host.localName}: ${bericht}`)
    earlier.add(bericht)
  }
}

/** The message in an element without a valid brand. */
interface LabelError {
  /** Shows the message and reports it on the console and to the page. Does nothing while the same message is shown. */
  readonly show: (bad: readonly BadValue[]) => void
  readonly clear: () => void
}

export const createLabelError = ({ host, root, showMessage, tellPage }: Environment): LabelError => {
  let shown: { readonly bericht: string; readonly clear: () => void } | undefined
  return {
    show: (bad) => {
      const given = bad.findLast(({ property }) => property === 'labelCode')
      const bericht = hostTekst.labelfout(given && toShort(given.value), LABEL_CODES)
      if (bericht === shown?.bericht) return
      root.querySelector('slot')?.remove()
      shown = { bericht, clear: showMessage(root, bericht) }
      console.error(`${host.localName}: ${bericht}`)
      tellPage('fout', { code: 'label-code', bericht })
    },
    clear: () => {
      shown?.clear()
      shown = undefined
    },
  }
}

/** The maximum length of a value in a report, in characters. A longer value is cut off. */
const LONGEST_TEXT = 100

/**
 * Returns a value as text. Cuts a text off after `LONGEST_TEXT` characters and adds its full length. For a value that
 * has no JSON, returns the name of its type, such as `function`.
 */
export const toShort = (value: unknown): string => {
  try {
    const text = typeof value === 'string' ? value : formatJson(value)
    return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} tekens)` : text
  } catch {
    return typeof value
  }
}
