import { describe, expect, it, vi } from 'vitest'

import { terminalTekst } from '../../../adapters/vraag/terminalTekst'
import { limietenTekst } from '../../../ui/tekst/limieten'
import { maandinkomenTekst } from '../../../ui/tekst/jaarinkomen'
import { overigeVragen } from '../../../ui/tekst/vragen/vragen'
import {
  ALLEEN,
  bedragBij,
  bezoek,
  doorloop,
  MENU,
  start,
  tekstVan,
  type Antwoorden,
  type ProefTerminal,
} from './terminal'

const KREDIET = terminalTekst.krediet.eigen

describe('an amount typed in the terminal', () => {
  const totBedrag = async (): Promise<ProefTerminal> => {
    const terminal = start()
    await doorloop(terminal, {}, 'Bruto jaarinkomen')
    return terminal
  }

  it.each([
    ['zestig', 'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 42.000.'],
    ['-5', 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 99.999.999.'],
    ['6.00.00', 'Vul het bedrag in zonder punten of spaties, bijvoorbeeld 42000 of 42000,50.'],
    ['', 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.'],
  ])('the vraag command refuses %j as *Bruto jaarinkomen*, and keeps the typed text', async (getypt, melding) => {
    const terminal = await totBedrag()
    terminal.typ(getypt)
    await vi.waitFor(() => expect(tekstVan(terminal)).toContain(melding))
    expect(await terminal.vraag()).toContain(`hoogste. ${getypt}`)
    terminal.typ('60000')
    await doorloop(terminal, {}, 'Ga je binnen 10 jaar met pensioen?')
  })

  it.each([
    ['€ 60.000,-', '€ 60.000'],
    ['60000,50', '€ 60.001'],
    ['999999999', '€ 99.999.999'],
  ])('the vraag command reads %j as *Bruto jaarinkomen*, and prints the used amount %s', async (getypt, bedrag) => {
    const terminal = await totBedrag()
    terminal.typ(getypt)
    await doorloop(terminal, {}, 'Ga je binnen 10 jaar met pensioen?')
    expect(tekstVan(terminal)).toContain(`We rekenen met ${bedrag}.`)
  })

  it('the vraag command converts a monthly to a yearly income after the choice *Bereken jaarinkomen*', async () => {
    const terminal = await totBedrag()
    terminal.typ('3500')
    await doorloop(terminal, { 'Is dit per jaar?': 'Bereken jaarinkomen' }, 'Bruto maandinkomen')
    terminal.typ('')
    await vi.waitFor(() => expect(tekstVan(terminal)).toContain('Je hebt niets ingevuld.'))
    const maand: Antwoorden = {
      'Bruto maandinkomen': '3500',
      'Krijg je vakantiegeld?': 'Ja',
    }
    await doorloop(terminal, maand, 'Ga je binnen 10 jaar met pensioen?')
    expect(tekstVan(terminal)).toContain('Het bruto jaarinkomen van € 45.360 is ingevuld.')
    const [eersteZin] = maandinkomenTekst.brutomaandinkomenHulp.split('. ')
    expect(tekstVan(terminal).replaceAll('│ ', '')).toContain(eersteZin)
    await doorloop(terminal, ALLEEN)
    expect(bedragBij(terminal, 'Inkomen per jaar')).toBe('€ 45.360')
  })
})

describe('loans in the terminal', () => {
  const schulden = overigeVragen.schulden.label({ alleenSamen: 'alleen' })
  const metKrediet: Antwoorden = {
    ...ALLEEN,
    [schulden]: 'Ja',
    Leningen: '100',
    [KREDIET]: 'Ja',
    'Limieten van creditcard en rood staan': '5000',
    'Kopen op afbetaling': '1000',
  }

  it('the vraag command adds 2% of the credit limits and instalment purchases to *Leningen*', async () => {
    const terminal = await bezoek(metKrediet)
    expect(tekstVan(terminal)).toContain('Telt mee per maand (2%): € 120. Bij Leningen staat nu € 220 per maand.')
    for (const hulp of [limietenTekst.limietenHulp, limietenTekst.koopOpAfbetalingHulp])
      expect(tekstVan(terminal).replaceAll('│ ', '')).toContain(hulp)
    const metHulp = bedragBij(terminal, 'Maximale hypotheek')
    const zonder = await bezoek({ ...ALLEEN, [schulden]: 'Ja', Leningen: '220' })
    expect(bedragBij(zonder, 'Maximale hypotheek')).toBe(metHulp)
  })

  it('the vraag command caps *Leningen* with credit at the maximum amount of € 99.999.999', async () => {
    const terminal = await bezoek({ ...metKrediet, Leningen: '99999999' })
    expect(tekstVan(terminal)).toContain('Bij Leningen staat nu € 99.999.999 per maand.')
  })

  it('the vraag command asks for a partner’s loans and monthly income in questions about the partner', async () => {
    const terminal = start()
    const { limieten, koopOpAfbetaling } = limietenTekst
    const gesteld = await doorloop(terminal, {
      ...ALLEEN,
      'Koop je alleen of samen?': 'Samen',
      'Wat voor inkomen heb je?': 'Zzp-inkomen',
      'Bruto jaarinkomen van je partner': '3500',
      'Is dit per jaar?': 'Bereken jaarinkomen',
      'Bruto maandinkomen van je partner': '3500',
      [overigeVragen.schulden.label({ alleenSamen: 'samen' })]: 'Ja',
      'Leningen van je partner': '100',
      [terminalTekst.krediet.partner]: 'Ja',
      [limietenTekst.limieten.partner]: '5000',
    })
    expect(tekstVan(terminal)).toContain('Bij Leningen van je partner staat nu € 200 per maand.')
    const partner = [limieten.partner, koopOpAfbetaling.partner, 'Krijgt je partner een dertiende maand?']
    for (const vraag of partner)
      expect(
        gesteld.some((gehoord) => gehoord.startsWith(vraag)),
        vraag,
      ).toBe(true)
    expect(gesteld.filter((gehoord) => gehoord.startsWith(`${limieten.eigen} Een`))).toEqual([])
  })

  it.each([
    ['je', {}, 'Wat voor inkomen heb je?'],
    ['je partner', { 'Koop je alleen of samen?': 'Samen' }, 'Wat voor inkomen heeft je partner?'],
  ])('after the choice *Pensioen*, the vraag command says that it assumes AOW for *%s*', async (wie, anders, vraag) => {
    const terminal = await bezoek({ ...ALLEEN, ...anders, [vraag]: 'Pensioen', 'Jaarinkomen uit pensioen': '30000' })
    expect(tekstVan(terminal)).toContain(`We gaan ervan uit dat ${wie} al AOW krijgt.`)
  })

  it('the vraag command prints no monthly cost of credit when both credit amounts are left empty', async () => {
    const terminal = await bezoek({ ...ALLEEN, [schulden]: 'Ja', Leningen: '100', [KREDIET]: 'Ja' })
    expect(tekstVan(terminal)).not.toContain('Telt mee per maand')
  })
})

describe('changing an answer', () => {
  const verander = async (terminal: ProefTerminal, welk: string): Promise<void> => {
    expect(await terminal.vraag()).toContain(MENU)
    terminal.kies('Een antwoord veranderen')
    expect(await terminal.vraag()).toContain('Welk antwoord')
    terminal.kies(welk)
  }

  it('the vraag command asks for cleared debts again when the debt question becomes *Nee* and then *Ja*', async () => {
    const terminal = start()
    const schulden = overigeVragen.schulden.label({ alleenSamen: 'alleen' })
    await doorloop(terminal, { ...ALLEEN, [schulden]: 'Ja', Leningen: '300', Studieschuld: '100' })
    const metSchuld = bedragBij(terminal, 'Maximale hypotheek')
    await verander(terminal, schulden)
    expect(await doorloop(terminal, { [schulden]: 'Nee' })).toEqual([schulden])
    expect(bedragBij(terminal, 'Maximale hypotheek')).not.toBe(metSchuld)
    await verander(terminal, schulden)
    expect(await doorloop(terminal, { [schulden]: 'Ja' })).toEqual([
      schulden,
      'Leningen (optioneel)',
      KREDIET,
      'Partneralimentatie (optioneel)',
      'Studieschuld (optioneel)',
    ])
    expect(bedragBij(terminal, 'Maximale hypotheek')).toBe('€ 264.511')
  })

  it('the vraag command offers the current answer when the visitor changes an answer, and Enter keeps it', async () => {
    const terminal = await bezoek({ ...ALLEEN, 'Wat voor woning wil je kopen?': 'Nieuwbouw' })
    const woning = 'Wat voor woning wil je kopen?'
    for (const welk of [woning, `${woning}: Nieuwbouw`, 'Eigen geld', 'Eigen geld: € 20.000']) {
      await verander(terminal, welk)
      await doorloop(terminal, {})
    }
    await verander(terminal, 'Terug')
  })
})
