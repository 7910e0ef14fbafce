import { useCalculator } from '../basis/context/context'
import { paneelTekst } from '../tekst/paneel'

/** Ignores that the figures failed to load, because the summary panel already reports this. */
const NIETS = () => undefined

/**
 * Returns a function that announces the whole summary in sentences, after the text `eerst`, if any. Until the chunk
 * `paneelcijfers` is loaded, the function announces `eerst`, or else that nothing was calculated yet; then it loads the
 * chunk and announces the summary.
 */
export const useBonnetje = (): ((eerst?: string) => void) => {
  const calculator = useCalculator()
  return (eerst = '') => {
    const { announcement, lazy } = calculator.services
    const cijfers = lazy.of('paneelcijfers')
    const lees = () =>
      announcement.announce(
        `${eerst} ${cijfers.state()?.sayBonnetje(calculator) ?? ''}`.trim() || paneelTekst.nogNietBerekend,
      )
    lees()
    if (cijfers.state() === undefined) cijfers.load().then(lees, NIETS)
  }
}
