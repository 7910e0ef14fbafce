import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { FinancieringsOpzet } from '../../../../domain'
import { formatEuro } from '../../../../domain/geld'
import { createRekenbewijs } from '../../../../domain/bewijs'
import { zegelVan } from '../../../../domain/bewijs/identiteit'
import {
  click,
  showAt,
  dialogs,
  fromService,
  fromServiceWithout,
  goBack,
  type Handed,
  type ShowOptions,
  readable,
} from '../../../support/screen'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../../../domain/rekenkern/voorbeeldverzoek'

const bewijs = rightOf(
  createRekenbewijs(verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(250_000) }), kaderVan()),
)

/** Opens the dialog 'Open een rekenbewijs' as an adviser, pastes `tekst` in its field and presses 'Controleer'. */
const openBewijs = (tekst: string, opties: ShowOptions = {}, antwoorden: Handed = {}) => {
  const getoond = dialogs.rekenbewijs.show(antwoorden, {
    type: 'Adviseur',
    rentetarieven: bewijs.kader.rentetarieven,
    ...opties,
  })
  const dialoog = dialogs.rekenbewijs.inside()
  fireEvent.change(dialoog.getByLabelText('Of plak het rekenbewijs'), { target: { value: tekst } })
  click('Controleer')
  return { ...getoond, dialoog }
}

/** Returns the sentences about figures that the dialog lists below the reason that `reden` matches. */
const cijfersOnder = (reden: RegExp): readonly string[] => {
  const groep = within(screen.getByRole('dialog')).getByText(reden, { selector: 'p' }).parentElement
  return [...(groep?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
}

/** Matches the SVG path of the warning icon. */
const DRIEHOEK = /^M12 2 1 21h22L12 2Z/
/** Returns the SVG path of the icon next to the sentence in `zin`; undefined when the sentence has no icon. */
const tekenBij = (zin: HTMLElement): string | null | undefined =>
  zin.parentElement?.previousElementSibling?.querySelector('path')?.getAttribute('d')

describe('the audience Adviseur', () => {
  const REGEL = 'Vul de gegevens van je klant in. Met ‘je’ bedoelen we de klant.'

  it('every step tells an adviser to fill in the answers of the client, and offers to open a rekenbewijs', () => {
    showAt(3, {}, { type: 'Adviseur' })
    /** Expects the adviser instruction and `keer` buttons that open a rekenbewijs: 2 on steps 1 and 2, 1 on step 3. */
    const staatEr = (keer: 1 | 2) => {
      expect(screen.getByText(REGEL)).toBeVisible()
      expect(screen.getAllByRole('button', { name: dialogs.rekenbewijs.title })).toHaveLength(keer)
    }
    staatEr(1)
    click('Vorige stap')
    staatEr(2)
    click('Vorige stap')
    staatEr(2)
  })

  it('a customer does not see the instruction for advisers, nor the button that opens a rekenbewijs', () => {
    showAt(3)
    expect(screen.getByText(REGEL)).not.toBeVisible()
    expect(screen.queryByRole('button', { name: dialogs.rekenbewijs.title })).toBeNull()
  })
})

describe('the check of a rekenbewijs', () => {
  it('a rekenbewijs is checked too while a service calculates that names a year and no rate', async () => {
    const dienst = fromService((opzet) => {
      const zonderRente: Partial<FinancieringsOpzet> = { ...opzet, normjaar: 2026 }
      Reflect.deleteProperty(zonderRente, 'rentepercentage')
      return zonderRente as FinancieringsOpzet
    })
    const { dialoog } = openBewijs(JSON.stringify(bewijs), dienst)
    expect(await dialoog.findByText('Het bewijs klopt. Het is gemaakt met de leennormen van 2025.')).toBeVisible()
  })

  it("the dialog 'Open een rekenbewijs' shows and announces that a correct rekenbewijs is correct", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs))
    const KLOPT = 'Het bewijs klopt. Het is gemaakt met de leennormen van 2025.'
    const ZELFDE = 'Met de leennormen van 2025 en de rente van nu zijn alle bedragen hetzelfde.'
    expect(await dialoog.findByText(KLOPT)).toBeVisible()
    expect(tekenBij(dialoog.getByText(KLOPT))).not.toMatch(DRIEHOEK)
    expect(dialoog.getByText(ZELFDE)).toBeVisible()
    expect(dialoog.queryByText(/^De rentevaste periode van toen/)).toBeNull()
    expect(document.querySelector('dialog [aria-live]')).toHaveTextContent(`${KLOPT} ${ZELFDE}`)
  })

  it("'Open een rekenbewijs' says that a recalculation fails when the current rates lack its period", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs), { rentetarieven: { 60: 3.6 } })
    expect(
      await dialoog.findByText('Met de leennormen en de rente van nu lukt deze berekening niet.', { selector: 'p' }),
    ).toBeVisible()
  })

  it("the dialog 'Open een rekenbewijs' says 'Dit is geen rekenbewijs.' when it cannot read a file", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs))
    await dialoog.findByText('Het bewijs klopt. Het is gemaakt met de leennormen van 2025.')
    const weg = { text: () => Promise.reject(new DOMException('weg', 'NotFoundError')) }
    fireEvent.change(dialoog.getByLabelText('Kies het bestand'), { target: { files: [weg] } })
    expect((await dialoog.findAllByText('Dit is geen rekenbewijs.')).at(-1)).toBeVisible()
  })

  it("the dialog 'Open een rekenbewijs' explains the difficult words in the result of its check", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs), { normjaar: 2026 })
    expect(dialoog.queryByText('Wat betekenen deze woorden?')).toBeNull()
    fireEvent.click(await dialoog.findByText('Wat betekenen deze woorden?'))
    const uitgelegd = [...screen.getByRole('dialog').querySelectorAll('details dt')].map((woord) => woord.textContent)
    expect(uitgelegd).toEqual(expect.arrayContaining(['Bruto maandlast', 'Leennormen', 'Maximale hypotheek']))
  })

  it("the dialog 'Open een rekenbewijs' names each reason for changed figures, and each figure, once", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs), { normjaar: 2026, rentetarieven: { 120: 5.9 } })
    await dialoog.findByText('Met de leennormen van 2026 en de rente van nu zijn deze bedragen anders.')
    const redenen = dialoog.getAllByText(/^Door .+:$/).map(({ textContent }) => textContent)
    expect(new Set(redenen).size).toBe(redenen.length)
    const cijfers = dialoog.getAllByRole('listitem').map(({ textContent }) => textContent.split(':')[0])
    expect(new Set(cijfers).size).toBe(cijfers.length)
    expect(cijfers.length).toBeGreaterThan(redenen.length)
  })

  it("the dialog 'Open een rekenbewijs' names the rate as the reason when only the rate has changed", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs), { rentetarieven: { 120: 5.9 } })
    await dialoog.findByText('Met de leennormen van 2025 en de rente van nu zijn deze bedragen anders.')
    expect(cijfersOnder(/^Door de rente:$/)).toContainEqual(expect.stringMatching(/^Bruto maandlast: toen /))
  })

  it("the dialog 'Open een rekenbewijs' says of a receipt of an older version that it is older", async () => {
    const ouder = { ...bewijs, rekenkern: '2.2.0' }
    const { dialoog } = openBewijs(JSON.stringify({ ...ouder, zegel: zegelVan(ouder) }))
    await dialoog.findByText('Het bewijs is ouder dan deze berekening:')
    expect(dialoog.queryByText('Het bewijs klopt niet:')).toBeNull()
  })

  it("the dialog 'Open een rekenbewijs' shows each wrong figure with its recalculated value", async () => {
    const financieringsOpzet = {
      ...bewijs.financieringsOpzet,
      maximaleHypotheek: 123_456,
      nhg: false,
      maandlastNetto: 1,
    }
    const { dialoog } = openBewijs(JSON.stringify({ ...bewijs, financieringsOpzet }))
    expect(tekenBij(await dialoog.findByText('Het bewijs klopt niet:'))).toMatch(DRIEHOEK)
    const regels = dialoog.getAllByRole('listitem').map(readable)
    const { maximaleHypotheek, maandlastNetto } = bewijs.financieringsOpzet
    const bedrag = (getal: number) => readable(formatEuro(getal, { centen: true }))
    expect(regels).toEqual([
      'Het bewijs is veranderd nadat het gemaakt is.',
      `Je kan lenen: in het bewijs € 123.456,00, nagerekend ${bedrag(maximaleHypotheek)}.`,
      `Netto maandlast: in het bewijs € 1,00, nagerekend ${bedrag(maandlastNetto)}.`,
      'NHG: in het bewijs Nee, nagerekend Ja.',
    ])
  })

  it("'Open een rekenbewijs' lists only figures that are amounts, and reports the other figures as wrong", async () => {
    const raar = {
      ...bewijs.financieringsOpzet,
      hypotheekbedrag: '<b>veel</b>',
      maandlastNetto: undefined,
      extraBenodigdeEigenInleg: 0.2,
    }
    const { dialoog } = openBewijs(JSON.stringify({ ...bewijs, financieringsOpzet: raar }))
    await dialoog.findByRole('heading', { name: /^In het bewijs van \d\d-\d\d-\d{4}$/ })
    const regels = [...screen.getByRole('dialog').querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(regels).toEqual(['Je kan lenen', 'Extra eigen inleg nodig', 'Bruto maandlast'])
    expect(dialoog.getByText('Extra eigen inleg nodig').nextElementSibling).toHaveTextContent(/^€ 1$/)
    const zinnen = dialoog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(zinnen).toContainEqual(expect.stringMatching(/^Hypotheekbedrag: in het bewijs <b>veel<\/b>, nagerekend €/))
    expect(zinnen).toContainEqual(expect.stringMatching(/^Netto maandlast: in het bewijs niets, nagerekend €/))
  })

  it('an adviser can continue with the answers of a rekenbewijs, and go back to the earlier answers', async () => {
    const { dialoog, services } = openBewijs(JSON.stringify(bewijs), {}, { 'eigen.inkomen': 41_000 })
    await dialoog.findByText('Het bewijs klopt. Het is gemaakt met de leennormen van 2025.')
    click('Reken verder met deze antwoorden')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(services.orientatie.state().eigen.inkomen).toBe(60_000)
    expect(screen.getByText('We rekenen nu met de antwoorden uit het rekenbewijs.')).toBeVisible()
    goBack()
    expect(services.orientatie.state().eigen.inkomen).toBe(41_000)
  })

  it("the dialog 'Open een rekenbewijs' does not mention the current rate when no rates are set", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs), { rentetarieven: undefined })
    expect(await dialoog.findByText('Met de leennormen van 2025 zijn alle bedragen hetzelfde.')).toBeVisible()
  })

  it("the dialog 'Open een rekenbewijs' says that the brand does not offer the period of the rekenbewijs", async () => {
    const verzoek = { ...bewijs.verzoek, labelCode: 'FL' as const, rentevastperiode: 36 }
    const kader = { ...kaderVan(), rentetarieven: { 36: 3.75 } }
    const { dialoog } = openBewijs(JSON.stringify(rightOf(createRekenbewijs(verzoek, kader))))
    expect(await dialoog.findByText(/^De rentevaste periode van toen kan je hier niet kiezen\./)).toBeVisible()
  })

  it("the dialog 'Open een rekenbewijs' says that it does not know the norms of a rekenbewijs of 2019", async () => {
    const { dialoog } = openBewijs(JSON.stringify({ ...bewijs, kader: { ...bewijs.kader, normjaar: 2019 } }))
    expect((await dialoog.findAllByText('De leennormen van dit rekenbewijs kennen we niet.'))[0]).toBeVisible()
  })

  it('the norms of a rekenbewijs of 2019 are unknown too while a service calculates that names no year', async () => {
    const tekst = JSON.stringify({ ...bewijs, kader: { ...bewijs.kader, normjaar: 2019 } })
    const { dialoog } = openBewijs(tekst, fromServiceWithout('normjaar'))
    expect((await dialoog.findAllByText('De leennormen van dit rekenbewijs kennen we niet.'))[0]).toBeVisible()
  })
})

describe('the check of a text or file that is not a rekenbewijs', () => {
  it("the dialog 'Open een rekenbewijs' lists unknown fields, shortened to 60 characters each", async () => {
    const kader = { ...bewijs.kader, extra: 1 }
    const { dialoog } = openBewijs(JSON.stringify({ ...bewijs, kader, ['x'.repeat(5000)]: 1 }))
    expect((await dialoog.findAllByText('Dit is geen rekenbewijs. Dit hoort er niet in:'))[0]).toBeVisible()
    const velden = dialoog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(velden).toEqual(['kader.extra', `${'x'.repeat(59)}…`])
    expect(document.querySelector('dialog [aria-live]')).toHaveTextContent(/^Dit is geen rekenbewijs\..*kader\.extra/)
  })

  it("the dialog 'Open een rekenbewijs' replaces the result of a rekenbewijs when it checks a new text", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs))
    expect(await dialoog.findByRole('button', { name: 'Reken verder met deze antwoorden' })).toBeVisible()
    fireEvent.change(dialoog.getByLabelText('Of plak het rekenbewijs'), { target: { value: 'wat' } })
    click('Controleer')
    expect(dialoog.getAllByText('Dit is geen rekenbewijs.')[0]).toBeVisible()
    expect(dialoog.queryByRole('button', { name: 'Reken verder met deze antwoorden' })).toBeNull()
  })

  it("'Open een rekenbewijs' says that a text of more than 64 kB is too large for a rekenbewijs", async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs) + ' '.repeat(64 * 1024))
    expect((await dialoog.findAllByText('Dit is te groot voor een rekenbewijs.'))[0]).toBeVisible()
  })

  it("the dialog 'Open een rekenbewijs' reads only 1 MB of a file that is too large", async () => {
    const { dialoog } = openBewijs('wat')
    const slice = vi.fn(() => new Blob([' '.repeat(100_000)]))
    const reus = { size: 4 * 1024 ** 3, slice, text: () => Promise.reject(new Error('read as a whole')) }
    fireEvent.change(dialoog.getByLabelText('Kies het bestand'), { target: { files: [reus] } })
    expect((await dialoog.findAllByText('Dit is te groot voor een rekenbewijs.'))[0]).toBeVisible()
    expect(slice).toHaveBeenCalledWith(0, 1024 * 1024)
  })
})
