import { useEffect, useState } from 'react'

import { useCalculator } from '../basis/context/context'
import { useSelected } from '../basis/context/useSelected'
import type { Parts } from '../basis/lazy/parts'
import { isPrintShortcut } from '../basis/press/isPrintShortcut'
import { tryPrint } from '../basis/press/tryPrint'

const PARTS = ['afdruk', 'delen', 'aannamedelen'] as const

interface PrintedSheet {
  /** The printed sheet once it has loaded; undefined until then. */
  readonly afdruk: Parts['afdruk'] | undefined
  /** Whether the browser ignored the last Ctrl+P that the calculator took over. */
  readonly isVerboden: boolean
}

/**
 * Returns the printed sheet, and whether the browser refuses to print it. The sheet loads when the visitor presses Ctrl
 * or Cmd, because `beforeprint` cannot wait for a file. If Ctrl+P comes before that load ends, the page prints when it
 * ends. After a failed load, and without a connection, the calculator prints its summary.
 */
export const usePrintedSheet = (): PrintedSheet => {
  const { services, page } = useCalculator()
  const { lazy } = services
  const [isVerboden, setVerboden] = useState(false)
  useEffect(() => {
    const { ownerDocument } = page.host()
    const { defaultView } = ownerDocument
    let latest = new AbortController()
    let isEnded = false
    const print = () => {
      if (isEnded) return defaultView?.print()
      latest.abort()
      latest = new AbortController()
      if (defaultView) tryPrint(defaultView, { tellForbidden: setVerboden, signal: latest.signal })
    }
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !navigator.onLine) return
      const isMissing = PARTS.some((name) => lazy.of(name).state() === undefined)
      const loading = Promise.allSettled(PARTS.map((name) => lazy.of(name).load()))
      if (!isMissing || !isPrintShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      void loading.then(() => setTimeout(print))
    }
    ownerDocument.addEventListener('keydown', onKey)
    return () => {
      isEnded = true
      latest.abort()
      ownerDocument.removeEventListener('keydown', onKey)
    }
  }, [lazy, page])
  return { afdruk: useSelected(lazy.of('afdruk'), (loaded) => loaded), isVerboden }
}
