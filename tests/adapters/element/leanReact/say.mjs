const said = []

/** Keeps what was seen. */
export const say = (...words) => void said.push(words.join(' '))
globalThis.report = ({ message }) => say('reported', message)
window.onerror = (message) => say('error', message)
console.error = (error) => say('console', error?.message ?? error)

export const allSaid = () => said.join('\n')
