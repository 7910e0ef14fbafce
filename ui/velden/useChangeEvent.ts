import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Listens to the native change event, which React does not pass on: browsers fire it for autofill. */
export const useChangeEvent = (ref: RefObject<HTMLInputElement | null>, verwerk: (tekst: string) => void): void => {
  const bijWijziging = useEffectEvent(verwerk)
  useEffect(() => {
    const element = ref.current
    const listener = () => element && bijWijziging(element.value)
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [ref])
}
