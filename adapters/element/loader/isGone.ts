/** How long to wait for the server, in milliseconds. Short, because the caller already waited for the file. */
const PATIENCE = 3000

/** Statuses of a file that no longer exists. A store such as S3 gives 403 when its files may not be listed. */
const GONE = [403, 404, 410]

/** Returns the last status with which this file was received; undefined or 0 when it is unknown. */
const lastStatus = (address: string): number | undefined => {
  const last = performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined
  return last?.responseStatus
}

const ask = async (address: string): Promise<boolean | undefined> => {
  const { status, ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
  // Some servers answer every unknown address with an HTML page.
  if (GONE.includes(status) || headers.get('content-type')?.startsWith('text/html')) return true
  return ok ? false : undefined
}

/**
 * Whether a file that failed to load no longer exists on the server, for instance after a release. Undefined when
 * unknown. An import hides the status, so this reads the browser's own record of it, or asks the server.
 */
export const isGone = async (address: string): Promise<boolean | undefined> => {
  try {
    const noAnswer = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
    return GONE.includes(lastStatus(address) ?? 0) || (await Promise.race([ask(address), noAnswer]))
  } catch {
    return undefined
  }
}
