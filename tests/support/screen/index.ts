export {
  answer,
  answersTo,
  blockOf,
  errorOf,
  goToStep,
  isAsked,
  chooseOption,
  chooseFrom,
  click,
  button,
  listBox,
  open,
  line,
  lines,
  readBonnetje,
  typeIn,
  field,
  leave,
  radioGroup,
  fillIn,
} from './operate'
export { readable } from '../readable'
export { disposeServices, composeServices } from './composeServices'
export { dialogs, goBack, tried, tryChange } from './dialogs'
export { draws } from './draws'
export { handOver, twoBuyers, seller, type Handed } from './handed'
export { allBut, pending, type PendingPart } from './lazy'
export { stopKlok } from './stopKlok'
export { now, cleanUp, showAlone, showAt, showCalculator, wait, type ShownCalculator, type ShowOptions } from './show'
export { fromService, fromServiceWithout } from './fromService'
