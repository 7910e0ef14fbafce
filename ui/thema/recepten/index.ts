export { betaalbalkRecept, betaaldeelRecept, betaallegendaRecept, betaaltekenRecept } from './betaalbalk'
export { dialoogRecept, sluitKnopRecept } from './dialoog'
export { opsommingRecept } from './opsomming'
export { binnenkantRecept, formulierRecept, indelingRecept, stapKnoppenRecept } from './indeling'
export { keuzeGroepRecept, keuzeKaartRecept, radioRecept } from './keuze'
export { alleenVoorlezenKnopRecept, knopRecept } from './knop'
export { meldingRecept } from './melding'
export {
  balkBedragRecept,
  blokRecept,
  regelRecept,
  samenvattingBalkRecept,
  samenvattingInhoudRecept,
  samenvattingKaartRecept,
  samenvattingRecept,
} from './samenvatting'
export {
  optieKoppenRecept,
  optieRecept,
  selectieAnkerRecept,
  selectieKnopRecept,
  selectieLijstRecept,
  selectieWisRecept,
} from './selectie'
export { achtervoegselRecept, spinKnopRecept } from './spin'
export { rijRecept, stapelRecept, vervolgRecept } from './stapel'
export { stapKnopRecept, stappenRecept, stapTellerRecept } from './stappen'
export { alleenVoorlezenRecept, kopRecept, tekstRecept } from './tekst'
export { toelichtingKnopRecept, toelichtingVlakRecept } from './toelichting'
export { uitklapRecept } from './uitklap'
export { invoerRandRecept, invoerRecept, labelRecept, optioneelRecept, veldRecept, voorvoegselRecept } from './veld'
