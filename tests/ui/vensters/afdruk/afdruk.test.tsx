import { fireEvent } from '@testing-library/react'
import { NEVER, of } from 'rxjs'
import { encode } from 'uqr'
import { describe, expect, it, vi } from 'vitest'

import { toSamenvattingState } from '../../../../application'
import { toAntwoord } from '../../../../domain'
import { parseGedeeld, toAnders } from '../../../../domain/orientatie'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { kaderVan2025 } from '../../../support/fakes/kader'
import { createCalculatingBerekening } from '../../../support/fakes/calculatingBerekening'
import { toBlad } from '../../../../ui/vensters/afdruk/toBlad'
import { toMomentopname } from '../../../../application'
import { createBewijs } from '../../../../application/bewijs'
import { catchPrinting, druk, papier, vellen } from './catchPrinting'
import { allBut, button, click, dialogs, now, pending, readable, seller, fromService } from '../../../support/screen'

const EEN = 'Print de uitkomst'
const ALLES = 'Print met alle stappen'

const { print, naAfloop } = catchPrinting()
const { show } = dialogs.meenemen

describe("printing in the dialog 'Bewaar of deel'", () => {
  it('each click on a print button prints one sheet, which is removed when printing ends', () => {
    show()
    const gedrukt = [EEN, ALLES, EEN].map((naam, nummer) => {
      druk(naam)
      expect(print).toHaveBeenCalledTimes(nummer + 1)
      expect(button(naam)).toHaveFocus()
      const { inert, style } = vellen()[0] ?? document.createElement('iframe')
      expect([inert, style.inlineSize, style.blockSize]).toEqual([true, '0px', '0px'])
      return papier().querySelectorAll('.verhaal h3').length
    })
    expect(gedrukt).toEqual([0, 4, 0])
    naAfloop.at(-1)?.()
    expect(vellen()).toEqual([])
    expect(button(EEN)).toHaveFocus()
  })

  it("Ctrl+P and Command+P print the sheet only while the dialog 'Bewaar of deel' is open", () => {
    show()
    const toets = (met: KeyboardEventInit) => fireEvent.keyDown(document.body, { key: 'p', ...met })
    for (const met of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
      expect(toets(met)).toBe(true)
    expect(print).not.toHaveBeenCalled()
    expect([toets({ ctrlKey: true }), toets({ metaKey: true, key: 'P' })]).toEqual([false, false])
    expect(print).toHaveBeenCalledTimes(2)
    expect(papier().querySelector('.verhaal')).toBeNull()
    click('Sluiten')
    expect([toets({ ctrlKey: true }), print.mock.calls.length]).toEqual([true, 2])
  })

  it('Ctrl+P in the dialog prints once, also when the code for the link did not load', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const delen = pending('delen')
    show({}, { lazy: allBut(delen) })
    await delen.failLoading()
    vi.useFakeTimers()
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false)
    await delen.failLoading()
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect([print.mock.calls.length, printed.mock.calls.length]).toEqual([1, 0])
  })

  it("when the browser forbids printing, each print button moves the focus to 'Kopieer de tekst'", () => {
    print.mockImplementation(() => {
      throw new Error('Forbidden')
    })
    show()
    for (const naam of [EEN, ALLES]) {
      druk(naam)
      expect(button('Kopieer de tekst')).toHaveFocus()
    }
  })
})

describe('the printout', () => {
  it('the printout is in Dutch, has a title, and has no buttons or foldable parts', () => {
    show({}, { labelCode: 'FL' })
    druk(ALLES)
    const pagina = papier().ownerDocument
    expect([pagina.documentElement.lang, pagina.title]).toEqual(['nl', 'Je hypotheekberekening van 21-11-2026'])
    expect(papier().querySelector('.merk')).toHaveTextContent('Florius')
    expect(papier().querySelectorAll('[id]')).toHaveLength(0)
    expect(papier().querySelectorAll('.kop').length).toBeGreaterThan(20)
    expect(papier().querySelectorAll('button, details, summary, [hidden], [aria-hidden=true]')).toHaveLength(0)
  })

  it('the printout has every line and explanation of toBlad, and mentions newer norms', () => {
    const nieuwer = { maximaleHypotheekOpInkomen: 263_000, isVoorstel: false }
    const { services } = show(
      { ...seller, verkoopPrijsWoning: 900_000, huidigeHypotheekBedrag: 100_000 },
      { vergelijking: { maximum: () => of(nieuwer) } },
    )
    druk(EEN)
    const opVolgorde = [
      '^MoneyouJe hypotheekberekening van 21-11-2026',
      'Opbrengst huidige woning− €',
      ' leennormen van 2025\\.',
      'Je gaat zelf in de woning wonen\\.',
      ' geen advies\\.$',
    ]
    expect(papier()).toHaveTextContent(new RegExp(opVolgorde.join('.*')))
    const { momentopname } = toSamenvattingState(services.orientatie.state())
    if (momentopname === undefined) throw new Error('er is niets berekend')
    const { antwoord, groepen, ingevuld } = toBlad(momentopname)
    const cijfers = [...antwoord, ...groepen.flatMap((groep) => groep.regels)]
    const regels = [...cijfers, ...ingevuld]
    const gezegd = [...cijfers.map(({ toelichting }) => toelichting), ...groepen.map(({ zin }) => zin)]
    expect(gezegd.filter((tekst) => tekst !== undefined).length).toBeGreaterThan(1)
    for (const tekst of [...regels.flatMap(({ naam, waarde }) => [naam, waarde]), ...gezegd])
      expect(papier().textContent).toContain(tekst ?? '')
    expect(papier()).toHaveTextContent('Er zijn nieuwere leennormen, van 2026.')
  })

  it('without an income and a home, the printout begins with what is missing, and has no amount', () => {
    show({ 'eigen.inkomen': undefined, vraagprijsWoning: undefined })
    druk(ALLES)
    expect(papier().querySelector('.zin')?.textContent).toBe(
      'We weten nog niet wat je kan lenen, want je inkomen is niet ingevuld.',
    )
    expect(papier().querySelector('.antwoord')).not.toHaveTextContent('€')
    expect(papier().querySelector('.verhaal')).toBeNull()
  })

  it('with a home and without an expected pension, the printout says the shortage and what is missing', () => {
    show({ 'eigen.pensioenBinnen10Jaar': 'ja' })
    druk(EEN)
    expect(readable(papier().querySelector('.zin'))).toMatch(
      /^Voor deze woning kom je € [\d.]+ tekort\. We weten .* want je verwachte pensioen is niet ingevuld\.$/,
    )
  })

  it("'Print met alle stappen' explains each step once, and prints no chapter without a step", () => {
    show()
    druk(ALLES)
    expect(papier()).toHaveTextContent('In de samenvatting staan hele euro’s. Hier rekenen we met centen.')
    const stappen = [...papier().querySelectorAll('.stap')].map(({ textContent }) => textContent)
    expect(stappen.length).toBeGreaterThan(20)
    expect(new Set(stappen).size).toBe(stappen.length)
    const hoofdstukken = [...papier().querySelectorAll('.verhaal .hoofdstuk')]
    expect(hoofdstukken.length).toBeGreaterThan(4)
    expect(hoofdstukken.filter((hoofdstuk) => hoofdstuk.querySelector('.stap') === null)).toEqual([])
  })

  it('the printout has the QR code of its link, with a white border four squares wide', () => {
    show()
    druk(EEN)
    const link = papier().querySelector('a')
    const { size, data } = encode(link?.href ?? '', { ecc: 'M', border: 4 })
    expect(link?.querySelector('svg')).toHaveAttribute('viewBox', `0 0 ${size} ${size}`)
    const donker = data.map((rij) => rij.map(() => false))
    const streken =
      link
        ?.querySelector('path')
        ?.getAttribute('d')
        ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? []
    for (const [, x, y, breed] of streken) donker[Number(y)]?.fill(true, Number(x), Number(x) + Number(breed))
    expect(donker).toEqual(data)
  })

  it('the link on the printout holds the printed answers while a newer calculation is pending', () => {
    const berekening = createCalculatingBerekening(() => kaderVan2025)
    const { services } = show({}, { port: berekening })
    const getoond = toAnders(services.orientatie.state())
    vi.spyOn(berekening, 'bereken').mockReturnValue(NEVER)
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 412_345)))
    druk(EEN)
    const { antwoorden } = rightOf(
      parseGedeeld(papier().querySelector('a')?.href.split('hypotheekberekening-')[1] ?? ''),
    )
    expect(antwoorden).toEqual(getoond)
    expect(papier()).not.toHaveTextContent('412.345')
  })

  it('the printout has the seal of its rekenbewijs, and the question about the startersvrijstelling', () => {
    const { services } = show()
    druk(EEN)
    const { berekend, financieringsOpzet } = services.orientatie.state()
    if (berekend === undefined) throw new Error('er is niets berekend')
    const bewijs = createBewijs(toMomentopname(berekend, financieringsOpzet), new Date(2026, 10, 21))
    expect(papier().querySelector('code')?.textContent).toBe(bewijs?.zegel)
    expect(bewijs?.zegel).toMatch(/^[\da-f]{64}$/)
    expect(papier()).toHaveTextContent('Startersvrijstelling')
  })

  it('the printout of a service result has no rekenbewijs, and no steps of the calculation', () => {
    show({}, fromService())
    druk(ALLES)
    expect(papier().querySelector('code')).toBeNull()
    expect(papier().querySelectorAll('.stap')).toHaveLength(0)
    expect(papier()).not.toHaveTextContent('Startersvrijstelling')
    expect(papier()).toHaveTextContent('Dit bedrag komt van Moneyou. De stappen kunnen we daarom niet laten zien.')
  })
})
