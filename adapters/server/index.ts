import { fileURLToPath } from 'node:url'

import { createStaticServer } from './createStaticServer'
import { listen } from './listen'

const STANDAARD_POORT = 4173

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const server = createStaticServer([
  { prefix: '/element/', folder: folder('.') },
  { prefix: '/', folder: folder('paginas') },
])

const port = await listen(server, Number(process.env['PORT'] ?? STANDAARD_POORT))
console.log(`De voorbeeldpagina staat op http://localhost:${port}/`)

const stop = () => {
  server.close()
  server.closeAllConnections()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
