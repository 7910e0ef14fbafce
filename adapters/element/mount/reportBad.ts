import { toLeesfouten } from '../../../domain'
import { toShort, type BadValue } from './properties'

const reported = new WeakMap<HTMLElement, Set<string>>()

/** Reports bad values of an element on the console: each once, however often it is read. */
export const reportBad = (host: HTMLElement, bad: readonly BadValue[]): void => {
  const earlier = reported.get(host) ?? new Set()
  reported.set(host, earlier)
  for (const { name, value, errors } of bad) {
    const reason = toLeesfouten(errors).map(({ melding }) => melding)
    const message = `${host.localName}: ${name} is onbruikbaar en telt niet mee (${reason.join(', ')}): ${toShort(value)}`
    if (!earlier.has(message)) console.warn(message)
    earlier.add(message)
  }
}
