export {
  answerCardRecipe,
  answerFigureRecipe,
  betaalwijzeBarRecipe,
  betaalwijzeLegendRecipe,
  betaalwijzeMarkRecipe,
  betaalwijzePartRecipe,
} from './antwoord'
export {
  bulletListRecipe,
  cardListRecipe,
  contentDisclosureRecipe,
  rowListRecipe,
  tableRecipe,
  tableScrollRecipe,
} from './contents'
export { dialogBoxRecipe, sliderRecipe, uitkomstBarRecipe } from './dialog'
export {
  optionHeadingsRecipe,
  optionRowRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectClearRecipe,
  selectListRecipe,
} from './select'
