import { chakra } from '@chakra-ui/react/styled-system'

import {
  alleenVoorlezenKnopRecept,
  alleenVoorlezenRecept,
  balkBedragRecept,
  betaalbalkRecept,
  betaaldeelRecept,
  betaallegendaRecept,
  betaaltekenRecept,
  binnenkantRecept,
  blokRecept,
  dialoogRecept,
  formulierRecept,
  opsommingRecept,
  indelingRecept,
  invoerRandRecept,
  invoerRecept,
  keuzeGroepRecept,
  keuzeKaartRecept,
  knopRecept,
  kopRecept,
  labelRecept,
  meldingRecept,
  optieKoppenRecept,
  optieRecept,
  optioneelRecept,
  radioRecept,
  regelRecept,
  rijRecept,
  samenvattingBalkRecept,
  samenvattingInhoudRecept,
  samenvattingKaartRecept,
  samenvattingRecept,
  selectieAnkerRecept,
  selectieKnopRecept,
  selectieLijstRecept,
  selectieWisRecept,
  sluitKnopRecept,
  stapelRecept,
  stapKnoppenRecept,
  stapKnopRecept,
  stappenRecept,
  stapTellerRecept,
  tekstRecept,
  toelichtingKnopRecept,
  toelichtingVlakRecept,
  uitklapRecept,
  veldRecept,
  vervolgRecept,
  voorvoegselRecept,
} from './recepten'

/** A main block, which the styles of the host page can reach by this name. */
const deel = (part: string) => ({ forwardProps: ['part'], defaultProps: { part } })

/** The elements everything on screen is made of: a platform element with its recipe. */
export const Binnenkant = chakra('div', binnenkantRecept)
export const Indeling = chakra('div', indelingRecept)
export const Formulier = chakra('div', formulierRecept, deel('formulier'))
export const Stapel = chakra('div', stapelRecept)
export const Groep = chakra('section', stapelRecept, { defaultProps: { ruimte: 'vraag' } })
export const Vervolg = chakra('div', vervolgRecept)
export const Rij = chakra('div', rijRecept)

export const Tekst = chakra('p', tekstRecept)
export const StapTitel = chakra('h2', kopRecept, { defaultProps: { niveau: 'stap' } })
export const GroepTitel = chakra('h3', kopRecept, { defaultProps: { niveau: 'groep' } })
export const BlokTitel = chakra('h3', kopRecept, { defaultProps: { niveau: 'blok' } })
export const KleineTitel = chakra('h4', kopRecept, { defaultProps: { niveau: 'klein' } })
export const AlleenVoorlezen = chakra('span', alleenVoorlezenRecept)
export const AlleenVoorlezenKnop = chakra('button', alleenVoorlezenKnopRecept, { defaultProps: { type: 'button' } })

export const Knop = chakra('button', knopRecept, { defaultProps: { type: 'button' } })
export const KnopLink = chakra('a', knopRecept)

export const Veldkader = chakra('div', veldRecept)
export const Label = chakra('label', labelRecept)
export const LabelTekst = chakra('span', labelRecept)
export const Optioneel = chakra('span', optioneelRecept)
export const InvoerRand = chakra('div', invoerRandRecept)
export const Invoer = chakra('input', invoerRecept)
export const Voorvoegsel = chakra('span', voorvoegselRecept)
export const KeuzeGroep = chakra('div', keuzeGroepRecept)
export const KeuzeKaart = chakra('label', keuzeKaartRecept)
export const Radio = chakra('input', radioRecept, { defaultProps: { type: 'radio' } })
export const SelectieKnop = chakra('button', selectieKnopRecept, { defaultProps: { type: 'button' } })
export const SelectieAnker = chakra('div', selectieAnkerRecept)
export const SelectieWis = chakra('button', selectieWisRecept, { defaultProps: { type: 'button' } })
export const OptieKoppen = chakra('div', optieKoppenRecept)
export const SelectieLijst = chakra('div', selectieLijstRecept)
export const Optie = chakra('div', optieRecept)
export const ToelichtingKnop = chakra('button', toelichtingKnopRecept, { defaultProps: { type: 'button' } })
export const ToelichtingVlak = chakra('div', toelichtingVlakRecept)

export const Melding = chakra('div', meldingRecept)
export const Opsomming = chakra('ul', opsommingRecept)
export const Uitklap = chakra('details', uitklapRecept)
export const DialoogKader = chakra('dialog', dialoogRecept, deel('dialoog'))
export const SluitKnop = chakra('button', sluitKnopRecept, { defaultProps: { type: 'button' } })

export const StappenLijst = chakra('ol', stappenRecept, deel('stappen'))
export const StapKnop = chakra('button', stapKnopRecept, { defaultProps: { type: 'button' } })
export const StapTeller = chakra('p', stapTellerRecept)
export const StapKnoppenRij = chakra('div', stapKnoppenRecept, deel('knoppen'))

export const SamenvattingKolom = chakra('aside', samenvattingRecept, deel('samenvatting'))
export const SamenvattingKaart = chakra('div', samenvattingKaartRecept)
export const SamenvattingBalk = chakra('button', samenvattingBalkRecept, { defaultProps: { type: 'button' } })
export const BalkBedrag = chakra('span', balkBedragRecept)
export const SamenvattingInhoud = chakra('div', samenvattingInhoudRecept)
export const Betaalbalk = chakra('div', betaalbalkRecept)
export const Betaaldeel = chakra('div', betaaldeelRecept)
export const Betaalteken = chakra('span', betaaltekenRecept)
export const Betaallegenda = chakra('dl', betaallegendaRecept)
export const Blok = chakra('section', blokRecept)
export const Regels = chakra('dl', stapelRecept, { defaultProps: { ruimte: 'regel' } })
export const Regel = chakra('div', regelRecept)
