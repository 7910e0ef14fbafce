import { serveerElders } from '../browser/thuis/andereSite'
import { startServer } from '../support/process'
import { createBezoeker } from './bezoeker'
import { type Browser } from './browser'
import { gastpaginas } from './gastpagina'

/** The built server, a site with the guest pages, and a visitor with this browser; and how to end them. */
export const stelOp = async <B extends Browser>(start: () => Promise<B>) => {
  const server = await startServer()
  const gasten = await serveerElders(gastpaginas(server.adres))
  const browser = await start()
  const sluit = async () => {
    gasten.sluit()
    await Promise.all([browser.close(), server.stop()])
  }
  return { site: gasten.adres, browser, bezoeker: createBezoeker(browser), sluit }
}
