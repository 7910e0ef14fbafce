import { type Page } from '@playwright/test'

/**
 * What a page kept in one of its lists, without the last of it: what the test did itself in the end, whose line has
 * `laatste` in it. Waits for that line, since the browser tells of such things some time after they were.
 */
export const totLaatste = async (
  page: Page,
  lijst: 'overtredingen' | 'verschuivingen',
  laatste: string,
): Promise<readonly string[]> => {
  const verteld = await page.waitForFunction(
    ({ lijst, laatste }) => {
      const alle = window[lijst] ?? []
      return alle.some((regel) => regel.includes(laatste)) && alle
    },
    { lijst, laatste },
  )
  return ((await verteld.jsonValue()) || []).filter((regel) => !regel.includes(laatste))
}
