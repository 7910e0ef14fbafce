import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Page } from '@playwright/test'

import { PAKKET } from '../werkplaats'

export const SITE = 'http://gast.test'

/** Serves this folder and the package at `SITE`. Returns a list that collects the names of requested scripts. */
export const serveer = async (page: Page, map: string): Promise<readonly string[]> => {
  const gevraagd: string[] = []
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const bestand = pathname === '/' ? '/index.html' : pathname
    if (bestand.endsWith('.js')) gevraagd.push(basename(bestand))
    const path = bestand.startsWith('/hypotheek-orientatie/')
      ? bestand.replace('/hypotheek-orientatie', PAKKET)
      : `${map}${bestand}`
    return route.fulfill(existsSync(path) ? { path } : { status: 404 })
  })
  return gevraagd
}
