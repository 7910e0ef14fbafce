import { describe, expect, it } from 'vitest'

import { isVerplicht, verplichtMelding, type InkomensberekeningVeld } from '../../../domain/invoer'
import type { Veld } from '../../../domain/orientatie'

const KEUZE = 'Je hebt dit verplichte veld nog niet ingevuld.'
const PENSIOEN = 'Je hebt niets ingevuld. Vul je pensioen jaarinkomen in om door te gaan.'
const PENSIOEN_PARTNER = 'Vul het pensioen jaarinkomen van je partner in om door te gaan.'

describe('a required question left open says, word for word', () => {
  it.each<[Veld | InkomensberekeningVeld, string]>([
    ['eigen.inkomen', 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.'],
    ['partner.inkomen', 'Vul het jaarinkomen van je partner in om door te gaan.'],
    ['eigen.inkomenPensioen', PENSIOEN],
    ['eigen.inkomenPensioenVerwacht', PENSIOEN],
    ['partner.inkomenPensioen', PENSIOEN_PARTNER],
    ['partner.inkomenPensioenVerwacht', PENSIOEN_PARTNER],
    ['vraagprijsWoning', 'Je hebt niets ingevuld. Vul de vraagprijs van de woning in om door te gaan.'],
    ['woonJeNuInEenKoopwoning', 'Je hebt niets gekozen. Geef aan of je al een koopwoning hebt.'],
    ['verkoopPrijsWoning', 'Je hebt niets ingevuld. Vul de verkoopprijs van je woning in om door te gaan.'],
    ['huidigeHypotheekBedrag', 'Je hebt niets ingevuld. Vul je huidige hypotheekbedrag in om door te gaan.'],
    ['brutomaandinkomen', 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'],
    ['dertiendemaand', KEUZE],
    ['vakantiegeld', KEUZE],
    ['alleenSamen', KEUZE],
    ['eigen.dienstBetrekking', KEUZE],
    ['partner.dienstBetrekking', KEUZE],
    ['schulden', KEUZE],
    ['eigen.pensioenBinnen10Jaar', KEUZE],
    ['partner.pensioenBinnen10Jaar', KEUZE],
    ['energielabelType', KEUZE],
    ['bestaandeWoning', KEUZE],
    ['renteperiode', KEUZE],
    ['eigen.startersvrijstelling', KEUZE],
    ['partner.startersvrijstelling', KEUZE],
  ])('%s: %s', (veld, melding) => {
    expect([isVerplicht(veld), verplichtMelding(veld)]).toEqual([true, melding])
  })
})

describe('an optional question says nothing', () => {
  it.each<Veld>([
    'eigen.leningen',
    'eigen.partneralimentatie',
    'eigen.studieschuld',
    'partner.leningen',
    'partner.partneralimentatie',
    'partner.studieschuld',
    'verbouwingskosten',
    'meerwerk',
    'eigenGeld',
  ])('%s', (veld) => {
    expect([isVerplicht(veld), verplichtMelding(veld)]).toEqual([false, undefined])
  })
})
