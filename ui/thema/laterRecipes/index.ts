export { answerCardRecipe, answerFigureRecipe } from './antwoord'
export { checkLabelRecipe, checkRecipe, choiceButtonRecipe } from './choice'
export { dialogBoxRecipe, sliderRecipe, uitkomstBarRecipe } from './dialog'
export { contentDisclosureRecipe } from './disclosure'
export { bulletListRecipe, cardListRecipe, rowListRecipe } from './lists'
export { barPartRecipe, partMarkRecipe, partsBarRecipe, partsLegendRecipe } from './partsBar'
export {
  optionHeadingsRecipe,
  optionRowRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectClearRecipe,
  selectListRecipe,
} from './select'
export { tableRecipe, tableScrollRecipe } from './table'
