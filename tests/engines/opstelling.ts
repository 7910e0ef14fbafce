import { serveerElders } from '../browser/thuis/andereSite'
import { startServer } from '../support/process'
import { createBezoeker } from './bezoeker'
import { type Browser } from './browser'
import { gastpaginas } from './gastpagina'
import { serveerHaperend } from './haperend'

export type Opstelling = Awaited<ReturnType<typeof stelOp>>

/**
 * The built server and one that falters, a site with the guest pages, and a visitor with this browser; and how to end
 * them.
 */
export const stelOp = async <B extends Browser>(start: () => Promise<B>) => {
  const server = await startServer()
  const haperend = await serveerHaperend()
  const gasten = await serveerElders(gastpaginas(server.adres, haperend.adres))
  const browser = await start()
  const sluit = async () => {
    gasten.sluit()
    haperend.sluit()
    await Promise.all([browser.close(), server.stop()])
  }
  return { site: gasten.adres, haperend, browser, bezoeker: createBezoeker(browser), sluit }
}
