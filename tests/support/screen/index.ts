export {
  answer,
  answersTo,
  blockOf,
  errorOf,
  goToStap,
  isAsked,
  chooseOption,
  chooseFrom,
  click,
  button,
  listBox,
  open,
  line,
  lines,
  typeIn,
  field,
  leave,
  radioGroup,
  fillIn,
} from './operate'
export { disposeServices, composeServices } from './composeServices'
export { draws } from './draws'
export { allBut, pending, type PendingPart } from './later'
export { now, cleanUp, showAlone, showCalculator, wait, type ShownCalculator, type ShowOptions } from './show'
