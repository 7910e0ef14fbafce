import { chakra } from '@chakra-ui/react/styled-system'

import {
  screenReaderButtonRecipe,
  screenReaderTextRecipe,
  barBedragRecipe,
  frameRecipe,
  blockRecipe,
  disclosureRecipe,
  formColumnRecipe,
  layoutRecipe,
  inputOutlineRecipe,
  inputRecipe,
  radioGroupRecipe,
  radioCardRecipe,
  buttonRecipe,
  headingRecipe,
  fieldLabelRecipe,
  messageBoxRecipe,
  messageFoldRecipe,
  optionalMarkRecipe,
  radioRecipe,
  lineRecipe,
  rowRecipe,
  samenvattingBarRecipe,
  samenvattingContentRecipe,
  samenvattingCardRecipe,
  samenvattingColumnRecipe,
  closeButtonRecipe,
  stackRecipe,
  stapButtonRowRecipe,
  stapButtonRecipe,
  stappenListRecipe,
  stapCounterRecipe,
  textRecipe,
  tooltipButtonRecipe,
  tooltipPanelRecipe,
  fieldBoxRecipe,
  followUpRecipe,
  prefixRecipe,
} from './recipes'

/** A main block that the host page can style with `::part`. */
const deel = (part: string) => ({ forwardProps: ['part'], defaultProps: { part } })

/** The elements of the screen, each a platform element with its recipe. */
export const Frame = chakra('div', frameRecipe)
export const Layout = chakra('div', layoutRecipe)
export const FormColumn = chakra('div', formColumnRecipe, deel('formulier'))
export const Stack = chakra('div', stackRecipe)
export const Group = chakra('section', stackRecipe, { defaultProps: { ruimte: 'vraag' } })
export const FollowUp = chakra('div', followUpRecipe)
export const Row = chakra('div', rowRecipe)

export const Text = chakra('p', textRecipe)
export const StapTitle = chakra('h2', headingRecipe, { defaultProps: { niveau: 'stap' } })
export const GroupTitle = chakra('h3', headingRecipe, { defaultProps: { niveau: 'groep' } })
export const BlockTitle = chakra('h3', headingRecipe, { defaultProps: { niveau: 'blok' } })
export const SmallTitle = chakra('h4', headingRecipe, { defaultProps: { niveau: 'klein' } })
export const ScreenReaderText = chakra('span', screenReaderTextRecipe)
export const ScreenReaderButton = chakra('button', screenReaderButtonRecipe, { defaultProps: { type: 'button' } })

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

export const FieldBox = chakra('div', fieldBoxRecipe)
export const FieldLabel = chakra('label', fieldLabelRecipe)
export const FieldLabelText = chakra('span', fieldLabelRecipe)
export const OptionalMark = chakra('span', optionalMarkRecipe)
export const InputOutline = chakra('div', inputOutlineRecipe)
export const Input = chakra('input', inputRecipe)
export const Prefix = chakra('span', prefixRecipe)
export const RadioGroup = chakra('div', radioGroupRecipe)
export const RadioCard = chakra('label', radioCardRecipe)
export const Radio = chakra('input', radioRecipe, { defaultProps: { type: 'radio' } })
export const TooltipButton = chakra('button', tooltipButtonRecipe, { defaultProps: { type: 'button' } })
export const TooltipPanel = chakra('div', tooltipPanelRecipe)

export const MessageBox = chakra('div', messageBoxRecipe)
export const MessageFold = chakra('details', messageFoldRecipe)
export const Disclosure = chakra('details', disclosureRecipe)
export const CloseButton = chakra('button', closeButtonRecipe, { defaultProps: { type: 'button' } })

export const StappenList = chakra('ol', stappenListRecipe, deel('stappen'))
export const StapButton = chakra('button', stapButtonRecipe, { defaultProps: { type: 'button' } })
export const StapCounter = chakra('p', stapCounterRecipe)
export const StapButtonRow = chakra('div', stapButtonRowRecipe, deel('knoppen'))

export const SamenvattingColumn = chakra('aside', samenvattingColumnRecipe, deel('samenvatting'))
export const SamenvattingCard = chakra('div', samenvattingCardRecipe)
export const SamenvattingBar = chakra('button', samenvattingBarRecipe, { defaultProps: { type: 'button' } })
export const BarBedrag = chakra('span', barBedragRecipe)
export const SamenvattingContent = chakra('div', samenvattingContentRecipe)
export const Block = chakra('section', blockRecipe)
export const Lines = chakra('dl', stackRecipe, { defaultProps: { ruimte: 'lijn' } })
export const Line = chakra('div', lineRecipe)
