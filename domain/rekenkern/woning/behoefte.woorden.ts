import { hoofdstuk } from '../woorden'
import * as stappen from './behoefte.stappen'

const NHG_KEUZE = 'We nemen aan dat je NHG neemt als dat kan.'
const OPTELLEN = 'We tellen de bedragen op.'

const hypotheek = {
  formule:
    'wat nodig is − eigen geld; met NHG gedeeld door (1 − NHG-percentage); ' +
    'niet onder 0 en niet boven de maximale hypotheek',
  waarom: 'De kosten van NHG leen je mee.',
}

export const behoefteWoorden = hoofdstuk(stappen, {
  eigenGeld: { omschrijving: 'Eigen geld' },
  metNhg: { omschrijving: 'Eerst rekenen we alsof er NHG is', waarom: NHG_KEUZE },
  provisie: { omschrijving: 'Kosten van NHG' },
  grens: { omschrijving: 'NHG-grens' },
  eigenInleg: {
    omschrijving: 'Eigen geld dat meetelt',
    formule: 'het ingevulde eigen geld; niets ingevuld is 0',
    waarom: 'Eigen geld telt op de cent.',
  },
  zonderNhg: {
    omschrijving: 'Wat je nodig hebt zonder de kosten van NHG',
    formule: 'aankoopkosten + hypotheekakte + taxatie + restschuld − overwaarde',
    waarom: OPTELLEN,
  },
  hypotheekbedragMetNhg: { omschrijving: 'Hypotheek als er NHG is', ...hypotheek },
  hypotheekbedrag: { omschrijving: 'Hypotheek die je neemt', ...hypotheek },
  nhg: {
    omschrijving: 'Is er NHG?',
    formule: 'ja als waarde en hypotheek niet boven de NHG-grens zijn en er een hypotheek is',
    keuze: NHG_KEUZE,
  },
  nhgKosten: { omschrijving: 'Kosten van NHG', formule: 'percentage van de hypotheek als er NHG is, anders 0' },
  financieringskosten: {
    omschrijving: 'Kosten van de hypotheek',
    formule: 'hypotheekakte + taxatie + NHG',
    waarom: 'Kosten van advies en afhandeling weten we niet: die tellen niet mee.',
  },
  totaalFinancieringskosten: {
    omschrijving: 'Kosten van kopen en lenen samen',
    formule: 'kosten van de aankoop + kosten van de hypotheek',
    waarom: OPTELLEN,
  },
  benodigdeFinanciering: {
    omschrijving: 'Wat je in totaal nodig hebt',
    formule: 'totale kosten + restschuld − overwaarde, niet onder 0',
    waarom: 'De overwaarde van je oude woning gaat eraf, een restschuld komt erbij.',
  },
  benodigdeEigenInleg: {
    omschrijving: 'Eigen geld dat nodig is',
    formule: 'wat je nodig hebt − maximale hypotheek, niet onder 0',
    waarom: 'Wat je niet kunt lenen, betaal je zelf.',
  },
  extraBenodigdeEigenInleg: {
    omschrijving: 'Eigen geld dat je nog mist',
    formule: 'eigen geld dat nodig is − eigen geld dat je hebt, niet onder 0',
    waarom: 'Wat je al hebt, telt mee.',
  },
})
