import { chakra } from '@chakra-ui/react/styled-system'

import {
  alleenVoorlezenKnopRecipe,
  alleenVoorlezenRecipe,
  balkBedragRecipe,
  betaalbalkRecipe,
  betaaldeelRecipe,
  betaallegendaRecipe,
  betaaltekenRecipe,
  binnenkantRecipe,
  blokRecipe,
  dialoogRecipe,
  formulierRecipe,
  opsommingRecipe,
  indelingRecipe,
  invoerRandRecipe,
  invoerRecipe,
  keuzeGroepRecipe,
  keuzeKaartRecipe,
  knopRecipe,
  kopRecipe,
  labelRecipe,
  meldingRecipe,
  optieKoppenRecipe,
  optieRecipe,
  optioneelRecipe,
  radioRecipe,
  lineRecipe,
  rijRecipe,
  samenvattingBalkRecipe,
  samenvattingInhoudRecipe,
  samenvattingKaartRecipe,
  samenvattingRecipe,
  selectieAnkerRecipe,
  selectieKnopRecipe,
  selectieLijstRecipe,
  selectieWisRecipe,
  sluitKnopRecipe,
  stapelRecipe,
  stapKnoppenRecipe,
  stapKnopRecipe,
  stappenRecipe,
  stapTellerRecipe,
  tekstRecipe,
  toelichtingKnopRecipe,
  toelichtingVlakRecipe,
  uitklapRecipe,
  veldRecipe,
  vervolgRecipe,
  voorvoegselRecipe,
} from './recipes'

/** A main block that the host page can style with `::part`. */
const deel = (part: string) => ({ forwardProps: ['part'], defaultProps: { part } })

/** The elements of the screen, each a platform element with its recipe. */
export const Binnenkant = chakra('div', binnenkantRecipe)
export const Indeling = chakra('div', indelingRecipe)
export const Formulier = chakra('div', formulierRecipe, deel('formulier'))
export const Stapel = chakra('div', stapelRecipe)
export const Groep = chakra('section', stapelRecipe, { defaultProps: { ruimte: 'vraag' } })
export const Vervolg = chakra('div', vervolgRecipe)
export const Rij = chakra('div', rijRecipe)

export const Tekst = chakra('p', tekstRecipe)
export const StapTitel = chakra('h2', kopRecipe, { defaultProps: { niveau: 'stap' } })
export const GroepTitel = chakra('h3', kopRecipe, { defaultProps: { niveau: 'groep' } })
export const BlokTitel = chakra('h3', kopRecipe, { defaultProps: { niveau: 'blok' } })
export const KleineTitel = chakra('h4', kopRecipe, { defaultProps: { niveau: 'klein' } })
export const AlleenVoorlezen = chakra('span', alleenVoorlezenRecipe)
export const AlleenVoorlezenKnop = chakra('button', alleenVoorlezenKnopRecipe, { defaultProps: { type: 'button' } })

export const Knop = chakra('button', knopRecipe, { defaultProps: { type: 'button' } })
export const KnopLink = chakra('a', knopRecipe)

export const Veldkader = chakra('div', veldRecipe)
export const Label = chakra('label', labelRecipe)
export const LabelTekst = chakra('span', labelRecipe)
export const Optioneel = chakra('span', optioneelRecipe)
export const InvoerRand = chakra('div', invoerRandRecipe)
export const Invoer = chakra('input', invoerRecipe)
export const Voorvoegsel = chakra('span', voorvoegselRecipe)
export const KeuzeGroep = chakra('div', keuzeGroepRecipe)
export const KeuzeKaart = chakra('label', keuzeKaartRecipe)
export const Radio = chakra('input', radioRecipe, { defaultProps: { type: 'radio' } })
export const SelectieKnop = chakra('button', selectieKnopRecipe, { defaultProps: { type: 'button' } })
export const SelectieAnker = chakra('div', selectieAnkerRecipe)
export const SelectieWis = chakra('button', selectieWisRecipe, { defaultProps: { type: 'button' } })
export const OptieKoppen = chakra('div', optieKoppenRecipe)
export const SelectieLijst = chakra('div', selectieLijstRecipe)
export const Optie = chakra('div', optieRecipe)
export const ToelichtingKnop = chakra('button', toelichtingKnopRecipe, { defaultProps: { type: 'button' } })
export const ToelichtingVlak = chakra('div', toelichtingVlakRecipe)

export const Melding = chakra('div', meldingRecipe)
export const Opsomming = chakra('ul', opsommingRecipe)
export const Uitklap = chakra('details', uitklapRecipe)
export const DialoogKader = chakra('dialog', dialoogRecipe, deel('dialoog'))
export const SluitKnop = chakra('button', sluitKnopRecipe, { defaultProps: { type: 'button' } })

export const StappenLijst = chakra('ol', stappenRecipe, deel('stappen'))
export const StapKnop = chakra('button', stapKnopRecipe, { defaultProps: { type: 'button' } })
export const StapTeller = chakra('p', stapTellerRecipe)
export const StapKnoppenRij = chakra('div', stapKnoppenRecipe, deel('knoppen'))

export const SamenvattingKolom = chakra('aside', samenvattingRecipe, deel('samenvatting'))
export const SamenvattingKaart = chakra('div', samenvattingKaartRecipe)
export const SamenvattingBalk = chakra('button', samenvattingBalkRecipe, { defaultProps: { type: 'button' } })
export const BalkBedrag = chakra('span', balkBedragRecipe)
export const SamenvattingInhoud = chakra('div', samenvattingInhoudRecipe)
export const Betaalbalk = chakra('div', betaalbalkRecipe)
export const Betaaldeel = chakra('div', betaaldeelRecipe)
export const Betaalteken = chakra('span', betaaltekenRecipe)
export const Betaallegenda = chakra('dl', betaallegendaRecipe)
export const Blok = chakra('section', blokRecipe)
export const Lines = chakra('dl', stapelRecipe, { defaultProps: { ruimte: 'lijn' } })
export const Line = chakra('div', lineRecipe)
