import { useEffect } from 'react'

import { useCalculator } from '../basis/context/context'
import { useSelected } from '../basis/context/useSelected'
import type { Parts } from '../basis/lazy/parts'
import { isPrintShortcut } from '../basis/press/isPrintShortcut'

/** The parts of the printed sheet. */
const PARTS = ['afdruk', 'delen', 'aannamedelen'] as const

/**
 * Returns the printed sheet once it has loaded; undefined until then. It loads when the visitor presses Ctrl or Cmd,
 * because `beforeprint` cannot wait for a file. If Ctrl+P comes before that load ends, the page prints when it ends.
 * After a failed load, and without a connection, the calculator prints its summary.
 */
export const usePrintedSheet = (): Parts['afdruk'] | undefined => {
  const { services, page } = useCalculator()
  const { lazy } = services
  useEffect(() => {
    const { ownerDocument } = page.host()
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !navigator.onLine) return
      const isMissing = PARTS.some((name) => lazy.of(name).state() === undefined)
      const loading = Promise.allSettled(PARTS.map((name) => lazy.of(name).load()))
      if (!isMissing || !isPrintShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      void loading.then(() => setTimeout(() => ownerDocument.defaultView?.print()))
    }
    ownerDocument.addEventListener('keydown', onKey)
    return () => ownerDocument.removeEventListener('keydown', onKey)
  }, [lazy, page])
  return useSelected(lazy.of('afdruk'), (loaded) => loaded)
}
