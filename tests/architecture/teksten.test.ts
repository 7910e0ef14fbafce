import { expect, it } from 'vitest'

import { alleRegels } from './teksten/alleRegels'

/**
 * Every sentence of the screens, of the loader, of the service and of the command. After a text is changed on purpose:
 * `npm run unit -- tests/architecture/teksten.test.ts --update`, and read what the listing has become.
 */
it('every text is as it stands in the listing, letter for letter', async () => {
  await expect(`${alleRegels.join('\n')}\n`).toMatchFileSnapshot('teksten/teksten.txt')
})
