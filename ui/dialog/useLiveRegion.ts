import { useCallback, useEffect, useState } from 'react'

/** How long a message waits before it enters the region, and how long it stays there, in milliseconds. */
const DELAY = 100
const DISPLAY_TIME = 1000

/** The text of a live region, and a function that puts a message in it; a newer message replaces an older. */
export const useLiveRegion = (): readonly [tekst: string, zeg: (tekst: string) => void] => {
  const [melding, setMelding] = useState<{ readonly tekst: string }>()
  const [gezegd, setGezegd] = useState('')

  useEffect(() => {
    if (melding === undefined) return
    const begin = setTimeout(() => setGezegd(melding.tekst), DELAY)
    const einde = setTimeout(() => setGezegd(''), DELAY + DISPLAY_TIME)
    return () => {
      clearTimeout(begin)
      clearTimeout(einde)
    }
  }, [melding])

  return [gezegd, useCallback((tekst: string) => setMelding({ tekst }), [])]
}
