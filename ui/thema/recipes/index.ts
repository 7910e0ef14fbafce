export { closeButtonRecipe } from './button'
export { frameRecipe, formColumnRecipe, layoutRecipe, stapButtonRowRecipe } from './layout'
export { radioGroupRecipe, radioCardRecipe, radioRecipe } from './radio'
export { screenReaderButtonRecipe, buttonRecipe } from './button'
export { messageBoxRecipe, messageFoldRecipe } from './message'
export {
  barBedragRecipe,
  blockRecipe,
  lineRecipe,
  samenvattingBarRecipe,
  samenvattingContentRecipe,
  samenvattingCardRecipe,
  samenvattingColumnRecipe,
} from './samenvatting'
export { rowRecipe, stackRecipe, followUpRecipe } from './layout'
export { stapButtonRecipe, stappenListRecipe, stapCounterRecipe } from './stappen'
export { screenReaderTextRecipe, headingRecipe, textRecipe } from './text'
export { disclosureRecipe } from './message'
export { tooltipButtonRecipe, tooltipPanelRecipe } from './tooltip'
export {
  inputOutlineRecipe,
  inputRecipe,
  fieldLabelRecipe,
  optionalMarkRecipe,
  fieldBoxRecipe,
  prefixRecipe,
} from './field'
