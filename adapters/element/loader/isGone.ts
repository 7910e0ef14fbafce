/** The longest wait for the server, in milliseconds. Short, because the caller already waited for the file. */
const PATIENCE = 3000

/** The HTTP statuses of a missing file. A file store such as S3 answers 403 if visitors may not list its files. */
const GONE = [403, 404, 410]

/** Returns the HTTP status of the last request for this file; undefined or 0 when the browser does not give it. */
const lastStatus = (address: string): number | undefined => {
  const last = performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined
  return last?.responseStatus
}

const ask = async (address: string): Promise<boolean | undefined> => {
  const { status, ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
  // Some servers return an HTML page for every unknown address, so HTML means that the file is gone.
  if (GONE.includes(status) || headers.get('content-type')?.startsWith('text/html')) return true
  return ok ? false : undefined
}

/**
 * Whether a file that failed to load no longer exists on the server, for instance after a release; undefined when
 * unknown. An import does not give the status, so the browser's timing entry is read, or else the server is asked.
 */
export const isGone = async (address: string): Promise<boolean | undefined> => {
  try {
    const noAnswer = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
    return GONE.includes(lastStatus(address) ?? 0) || (await Promise.race([ask(address), noAnswer]))
  } catch {
    return undefined
  }
}
