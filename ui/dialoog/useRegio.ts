import { useCallback, useEffect, useState } from 'react'

/** How long after it was made a message is spoken, and how long it then stays, in milliseconds. */
const WACHTTIJD = 100
const STAANTIJD = 1000

/** The text of a live region of one's own, and how to have something said in it; a newer text replaces an older. */
export const useRegio = (): readonly [tekst: string, zeg: (tekst: string) => void] => {
  const [melding, setMelding] = useState<{ readonly tekst: string }>()
  const [gezegd, setGezegd] = useState('')

  useEffect(() => {
    if (melding === undefined) return
    const begin = setTimeout(() => setGezegd(melding.tekst), WACHTTIJD)
    const einde = setTimeout(() => setGezegd(''), WACHTTIJD + STAANTIJD)
    return () => {
      clearTimeout(begin)
      clearTimeout(einde)
    }
  }, [melding])

  return [gezegd, useCallback((tekst: string) => setMelding({ tekst }), [])]
}
