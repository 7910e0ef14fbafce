import { fileURLToPath } from 'node:url'
import { either, function as fp } from 'fp-ts'

import { readTarieven } from '../bestand'
import { leesConfiguratie } from './configuratie'
import { createServer } from './createServer'
import { listen } from './listen'
import { stopBijSignaal } from './stopBijSignaal'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Says on stderr what keeps the server from starting, and ends with a code that says so too. */
const weiger = (meldingen: readonly string[]): never => {
  for (const melding of meldingen) console.error(melding)
  process.exit(1)
}

const configuratie = fp.pipe(leesConfiguratie(process.env), either.getOrElseW(weiger))
const tarieven = fp.pipe(
  await readTarieven(configuratie.RENTETARIEVEN_FILE, {
    isZeker: configuratie.ONGEWONE_RENTES === 'ja',
    hoe: 'ONGEWONE_RENTES=ja',
  }),
  either.getOrElseW((melding) => weiger([`RENTETARIEVEN_FILE: ${melding}`])),
)
try {
  const app = await createServer({
    ...configuratie,
    tarieven,
    mappen: { paginas: folder('paginas'), element: folder('.') },
  })
  stopBijSignaal(app, configuratie.DRAIN)
  const port = await listen(app, configuratie.HOST, configuratie.PORT)
  const wat = configuratie.PAGINAS === 'aan' ? 'De voorbeeldpagina' : 'De dienst'
  console.log(`${wat} staat op http://localhost:${port}/`)
} catch (error) {
  weiger([error instanceof Error ? error.message : String(error)])
}
