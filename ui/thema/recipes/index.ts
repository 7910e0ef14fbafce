export { betaalbalkRecipe, betaaldeelRecipe, betaallegendaRecipe, betaaltekenRecipe } from './betaalbalk'
export { dialoogRecipe, sluitKnopRecipe } from './dialoog'
export { opsommingRecipe } from './opsomming'
export { binnenkantRecipe, formulierRecipe, indelingRecipe, stapKnoppenRecipe } from './indeling'
export { keuzeGroepRecipe, keuzeKaartRecipe, radioRecipe } from './keuze'
export { alleenVoorlezenKnopRecipe, knopRecipe } from './knop'
export { meldingRecipe } from './melding'
export {
  balkBedragRecipe,
  blokRecipe,
  lineRecipe,
  samenvattingBalkRecipe,
  samenvattingInhoudRecipe,
  samenvattingKaartRecipe,
  samenvattingRecipe,
} from './samenvatting'
export {
  optieKoppenRecipe,
  optieRecipe,
  selectieAnkerRecipe,
  selectieKnopRecipe,
  selectieLijstRecipe,
  selectieWisRecipe,
} from './selectie'
export { achtervoegselRecipe, spinKnopRecipe } from './spin'
export { rijRecipe, stapelRecipe, vervolgRecipe } from './stapel'
export { stapKnopRecipe, stappenRecipe, stapTellerRecipe } from './stappen'
export { alleenVoorlezenRecipe, kopRecipe, tekstRecipe } from './tekst'
export { toelichtingKnopRecipe, toelichtingVlakRecipe } from './toelichting'
export { uitklapRecipe } from './uitklap'
export { invoerRandRecipe, invoerRecipe, labelRecipe, optioneelRecipe, veldRecipe, voorvoegselRecipe } from './veld'
