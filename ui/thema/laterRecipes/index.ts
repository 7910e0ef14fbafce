export { answerCardRecipe, answerFigureRecipe } from './antwoord'
export {
  betaalwijzeBarRecipe,
  betaalwijzePartRecipe,
  betaalwijzeLegendRecipe,
  betaalwijzeMarkRecipe,
} from './betaalwijze'
export { bulletListRecipe } from './bulletList'
export { cardListRecipe } from './cards'
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
export { rowListRecipe } from './rows'
export { sliderRecipe } from './slider'
export { tableRecipe, tableScrollRecipe } from './table'
