export { answerCardRecipe, answerFigureRecipe } from './antwoord'
export {
  betaalwijzeBarRecipe,
  betaalwijzeLegendRecipe,
  betaalwijzeMarkRecipe,
  betaalwijzePartRecipe,
} from './betaalwijze'
export { dialogBoxRecipe, sliderRecipe, uitkomstBarRecipe } from './dialog'
export { contentDisclosureRecipe } from './disclosure'
export { bulletListRecipe, cardListRecipe, rowListRecipe } from './lists'
export {
  optionHeadingsRecipe,
  optionRowRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectClearRecipe,
  selectListRecipe,
} from './select'
export { tableRecipe, tableScrollRecipe } from './table'
