import { meldingVanOngewone, ongewoneRentesIn, type Rentetarieven } from '../../../domain'
import { toLeesfouten } from '../../../domain/codec'
import type { BadValue } from './properties/readProperties'
import { toShort } from './reportError'

const reported = new WeakMap<HTMLElement, Set<string>>()

const toReport = ({ name, value, errors }: BadValue): string => {
  const reasons = toLeesfouten(errors).map(({ melding }) => melding)
  return `${name} is onbruikbaar en telt niet mee (${reasons.join(', ')}): ${toShort(value)}`
}

/**
 * Warns on the console about the bad values of an element, and about unusual rates, which are usually mistakes. Gives
 * each warning once per element, even when the properties are read again.
 */
export const reportValues = (host: HTMLElement, bad: readonly BadValue[], rentetarieven: Rentetarieven): void => {
  const earlier = reported.get(host) ?? new Set()
  reported.set(host, earlier)
  const slips = ongewoneRentesIn(rentetarieven)
  const ofRates = slips.length > 0 ? [`rentetarieven: ${meldingVanOngewone(slips)}`] : []
  for (const report of [...bad.map(toReport), ...ofRates]) {
    if (!earlier.has(report)) console.warn(`${host.localName}: ${report}`)
    earlier.add(report)
  }
}
