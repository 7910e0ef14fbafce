import { expect, it } from 'vitest'

import { verbind, verzoek, vraag } from './opstelling'

/** What every answer says of what it assumes, which is long and stands in the first answer in full. */
const AANNAMES = /(?<=Waar we van uitgaan:\n)(- .*\n)+/

/**
 * The conversation of an assistant that calculates, asks why, asks what must change, and calculates that. After a
 * change on purpose: `npm run unit -- tests/adapters/mcp/gesprek.test.ts --update`, and read what it has become.
 */
it('an assistant calculates, asks why, and asks what must change', async () => {
  const client = await verbind()
  const gesprek: string[] = []
  const zeg = async (name: string, invoer: Readonly<Record<string, unknown>>) => {
    const gezegd = await vraag(client, name, invoer)
    const alGezegd = gesprek.some((eerder) => AANNAMES.test(eerder))
    const tekst = alGezegd ? gezegd.tekst.replace(AANNAMES, '…\n') : gezegd.tekst
    gesprek.push(`> ${name} ${JSON.stringify(invoer)}`, '', tekst, '')
    return gezegd
  }

  await zeg('bereken', { verzoek: { ...verzoek, eigenInleg: '20 duizend' } })
  const berekend = await zeg('bereken', { verzoek })
  await zeg('leg_uit', { verzoek, veld: 'hypotheekbedrag' })
  const { gegevens } = await zeg('wat_moet_veranderen', { verzoek })
  const [eerste] = gegevens['genoeg'] as readonly { readonly verzoek: unknown }[]
  const opgelost = await zeg('bereken', { verzoek: eerste?.verzoek })

  expect(berekend.gegevens['financieringsOpzet']).toHaveProperty('extraBenodigdeEigenInleg', 24_697.04)
  expect(opgelost.gegevens['financieringsOpzet']).toHaveProperty('extraBenodigdeEigenInleg', 0)
  await expect(gesprek.join('\n')).toMatchFileSnapshot('gesprek.txt')
})
