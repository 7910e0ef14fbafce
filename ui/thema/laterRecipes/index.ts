export { answerCardRecipe, answerFigureRecipe } from './antwoord'
export {
  betaalwijzeBarRecipe,
  betaalwijzePartRecipe,
  betaalwijzeLegendRecipe,
  betaalwijzeMarkRecipe,
} from './betaalwijze'
export { bulletListRecipe } from './lists'
export { cardListRecipe } from './lists'
export { dialogBoxRecipe, uitkomstBarRecipe } from './dialog'
export { contentDisclosureRecipe } from './disclosure'
export {
  optionHeadingsRecipe,
  optionRowRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectListRecipe,
  selectClearRecipe,
} from './select'
export { rowListRecipe } from './lists'
export { sliderRecipe } from './dialog'
export { tableRecipe, tableScrollRecipe } from './table'
