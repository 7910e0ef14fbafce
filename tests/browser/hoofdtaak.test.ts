import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'

test('alone, 60.000 a year and a home of 300.000: what can be borrowed, what is needed and what is short', async ({
  page,
}) => {
  const { kies, kiesUit, klik, regel, vulIn } = await openRekenhulp(page, {
    'label-code': 'MY',
    normjaar: '2025',
    rentetarieven: JSON.stringify({ 120: 3.75 }),
  })

  await kies('Koop je alleen of samen?', 'Alleen')
  await kies('Wat voor inkomen heb je?', 'Vast dienstverband')
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText('€ 270.716')

  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  await kiesUit('Energielabel', /^C\b/)
  await vulIn('Eigen geld', '20.000')
  await expect(regel(BENODIGD, 'Extra eigen inleg nodig')).toHaveText('€ 13.537')
  await expect(regel(BENODIGD, 'Hypotheekbedrag')).toHaveText('€ 275.716')
})
