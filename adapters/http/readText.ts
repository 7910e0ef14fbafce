/** The largest body that is read, in bytes: more than fifty times the largest answer of the reference server. */
const LARGEST_BODY = 64 * 1024

/** Returns the text of a response. Stops and returns undefined above 64 kB. Rejects when the body is cut short. */
export const readText = async ({ body }: Response): Promise<string | undefined> => {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > LARGEST_BODY) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
