/** The largest body that is read, in bytes; the largest answer of the reference server is a fiftieth of it. */
const LARGEST_BODY = 64 * 1024

/** The text of an answer; undefined above 64 kB, and then the rest is not fetched. Rejects when it is cut short. */
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
