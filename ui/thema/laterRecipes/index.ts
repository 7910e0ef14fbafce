export { answerCardRecipe, answerFigureRecipe } from './antwoord'
export {
  dialogBoxRecipe,
  dialogFootRecipe,
  dialogHeadRecipe,
  sideBySideRecipe,
  sliderRecipe,
  uitkomstRecipe,
} from './dialog'
export { contentDisclosureRecipe } from './disclosure'
export { bulletListRecipe, cardListRecipe, rowListRecipe } from './lists'
export { barPartRecipe, partMarkRecipe, partsBarRecipe, partsLegendRecipe, receiptLineRecipe } from './partsBar'
export {
  optionHeadingsRecipe,
  optionRowRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectClearRecipe,
  selectListRecipe,
} from './select'
export { tableRecipe, tableScrollRecipe } from './table'
