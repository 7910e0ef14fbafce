export { buttonRecipe, closeButtonRecipe, screenReaderButtonRecipe } from './button'
export {
  fieldBoxRecipe,
  fieldLabelRecipe,
  inputOutlineRecipe,
  inputRecipe,
  optionalMarkRecipe,
  prefixRecipe,
} from './field'
export {
  followUpRecipe,
  formColumnRecipe,
  frameRecipe,
  layoutRecipe,
  rowRecipe,
  stackRecipe,
  stapButtonRowRecipe,
} from './layout'
export { blockRecipe, lineRecipe } from './lines'
export { messageBoxRecipe, messageFoldRecipe } from './message'
export { radioCardRecipe, radioGroupRecipe, radioRecipe } from './radio'
export {
  barBedragRecipe,
  samenvattingBarRecipe,
  samenvattingCardRecipe,
  samenvattingColumnRecipe,
  samenvattingContentRecipe,
} from './samenvatting'
export { stapButtonRecipe, stapCounterRecipe, stappenListRecipe } from './stappen'
export { headingRecipe, screenReaderTextRecipe, textRecipe } from './text'
export { tooltipButtonRecipe, tooltipPanelRecipe } from './tooltip'
