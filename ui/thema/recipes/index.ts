export {
  betaalwijzeBarRecipe,
  betaalwijzePartRecipe,
  betaalwijzeLegendRecipe,
  betaalwijzeMarkRecipe,
} from './betaalwijze'
export { dialogBoxRecipe, closeButtonRecipe, uitkomstBarRecipe } from './dialog'
export { bulletListRecipe } from './bulletList'
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
export {
  optionHeadingsRecipe,
  optionRowRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectListRecipe,
  selectClearRecipe,
} from './select'
export { suffixRecipe, spinButtonRecipe } from './spin'
export { rowRecipe, stackRecipe, followUpRecipe } from './stack'
export { stapButtonRecipe, stappenListRecipe, stapCounterRecipe } from './stappen'
export { screenReaderTextRecipe, headingRecipe, textRecipe } from './text'
export { tableRecipe, tableScrollRecipe } from './table'
export { tooltipButtonRecipe, tooltipPanelRecipe } from './tooltip'
export { disclosureRecipe } from './disclosure'
export {
  inputOutlineRecipe,
  inputRecipe,
  sliderRecipe,
  fieldLabelRecipe,
  optionalMarkRecipe,
  fieldBoxRecipe,
  prefixRecipe,
} from './field'
