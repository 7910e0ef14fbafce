import { type Page } from '@playwright/test'

/** Holds back the answers to these requests; the function that it returns lets them and all later ones through. */
export const houdTegen = async (page: Page, adres: string): Promise<() => void> => {
  let laatDoor = (): void => undefined
  const doorgang = new Promise<void>((resolve) => {
    laatDoor = resolve
  })
  await page.route(adres, async (route) => {
    await doorgang
    await route.fallback()
  })
  return laatDoor
}
