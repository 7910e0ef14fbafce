import { expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../domain'
import type { LabelCode, Veld } from '../../../domain/orientatie'
import { antwoordTekst } from '../../../ui/tekst/keuzeTekst'
import { handOver, type Handed } from '../../support/screen'

type Geval = readonly [veld: Veld, antwoorden: Handed, tekst: string, labelCode: LabelCode]

/** A question, answers under a brand, and how the paper writes that of the question. Source: specification, 3 and 4. */
const GEVALLEN: readonly Geval[] = [
  ['eigen.inkomen', { 'eigen.inkomen': 61_234 }, '€ 61.234', 'MY'],
  ['eigenGeld', { eigenGeld: 0 }, '€ 0', 'MY'],
  ['eigenGeld', {}, 'Niet ingevuld', 'MY'],
  ['alleenSamen', { alleenSamen: 'samen' }, 'Samen', 'MY'],
  ['schulden', { schulden: 'ja' }, 'Ja', 'MY'],
  ['bestaandeWoning', { bestaandeWoning: 'Nieuwbouw' }, 'Nieuwbouw', 'MY'],
  ['eigen.dienstBetrekking', { 'eigen.dienstBetrekking': 'Onderneming' }, 'Zzp-inkomen', 'MY'],
  ['eigen.dienstBetrekking', { 'eigen.dienstBetrekking': 'Onderneming' }, 'Inkomen uit onderneming(en)', 'FL'],
  ['energielabelType', { energielabelType: 'A4EP' }, 'A++++ (EP garantie)', 'MY'],
  ['renteperiode', { renteperiode: 1 }, 'Variabel (1 maand vast)', 'MY'],
  ['renteperiode', { renteperiode: 240 }, '20 jaar', 'MY'],
  ['eigen.startersvrijstelling', {}, 'Weet ik niet', 'MY'],
]

it.each(GEVALLEN)('the paper says of %s, with %o: %s', (veld, antwoorden, tekst, labelCode) => {
  const berekend = { ...wijzig(nieuweOrientatie(labelCode), handOver(antwoorden)), isVoorbeeldrente: true }
  expect(antwoordTekst(veld, berekend).replaceAll('\u00A0', ' ')).toBe(tekst)
})
