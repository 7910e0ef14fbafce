/** How long the question may take, in milliseconds: whoever waits for it has waited for the file already. */
const PATIENCE = 3000

/** The statuses of a file that is no longer there; 403 of a store such as S3 whose files may not be listed. */
const GONE = [403, 404, 410]

/** The last status with which the browser got this file; undefined or 0 when there was none, or it does not tell. */
const lastStatus = (address: string): number | undefined => {
  const last = performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined
  return last?.responseStatus
}

const ask = async (address: string): Promise<boolean | undefined> => {
  const { status, ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
  // Some servers answer every unknown address with the page itself.
  if (GONE.includes(status) || headers.get('content-type')?.startsWith('text/html')) return true
  return ok ? false : undefined
}

/**
 * Whether the server says that a file which could not be loaded is no longer there, as after a release. Undefined when
 * the server says nothing of it. An import tells no status, so this reads what the browser noted of it, or asks the
 * server.
 */
export const isGone = async (address: string): Promise<boolean | undefined> => {
  try {
    const noAnswer = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
    return GONE.includes(lastStatus(address) ?? 0) || (await Promise.race([ask(address), noAnswer]))
  } catch {
    return undefined
  }
}
