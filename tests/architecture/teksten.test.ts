import { expect, it } from 'vitest'

import { HELP } from '../../adapters/batch/readArguments'
import { laadTekst } from '../../adapters/element/loader/tekst'
import * as tekst from '../../ui/tekst'
import { regelsVan } from './teksten/regelsVan'
import { voorbeelden } from './teksten/voorbeelden'

/**
 * Every sentence of the screens, of the loader and of the command. After a text is changed on purpose:
 * `npm run unit -- tests/architecture/teksten.test.ts --update`, and read what the listing has become.
 */
it('every text is as it stands in the listing, letter for letter', async () => {
  const regels = [
    ...regelsVan(tekst, '', voorbeelden),
    ...regelsVan(laadTekst, 'laadTekst'),
    ...HELP.split('\n').map((regel) => `--help: ${regel}`.trimEnd()),
  ]
  await expect(`${regels.join('\n')}\n`).toMatchFileSnapshot('teksten/teksten.txt')
})
