export { answerCardRecipe, answerFigureRecipe, answerListRecipe, leadSentenceRecipe } from './antwoord'
export { triedBannerRecipe } from './banner'
export { boxChainRecipe } from './boxes'
export { axisSliderRecipe } from './chart'
export { checkLabelRecipe, checkRecipe, choiceButtonRecipe } from './choice'
export {
  dialogBoxRecipe,
  dialogFootRecipe,
  dialogHeadRecipe,
  sideBySideRecipe,
  sliderRecipe,
  uitkomstRecipe,
} from './dialog'
export { contentDisclosureRecipe, disclosureRecipe } from './disclosure'
export { bulletListRecipe, cardListRecipe, rowListRecipe } from './lists'
export {
  barPartRecipe,
  braceRecipe,
  monthBarRecipe,
  partMarkRecipe,
  partsBarRecipe,
  partsLegendRecipe,
  receiptLineRecipe,
} from './partsBar'
export { priceLineRecipe } from './priceLine'
export { fieldWithButtonRecipe, mainAndLesserRecipe, takeAlongPartRecipe } from './meenemen'
export {
  optionHeadingsRecipe,
  optionRowRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectClearRecipe,
  selectListRecipe,
} from './select'
export { tableRecipe, tableScrollRecipe } from './table'
export { situationBarsRecipe, situationFiguresRecipe } from './watAls'
