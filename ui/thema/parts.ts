import { chakra } from '@chakra-ui/react/styled-system'

import * as recipes from './recipes'

/** Returns the options of a component that the host page can style with `::part`, under the name `part`. */
const deel = (part: string) => ({ forwardProps: ['part'], defaultProps: { part } })

/** Components of the screen, each one HTML element with the styles of its recipe. See also `lazyParts`. */
export const Frame = chakra('div', recipes.frameRecipe)
export const Layout = chakra('div', recipes.layoutRecipe)
export const FormColumn = chakra('div', recipes.formColumnRecipe, deel('formulier'))
export const Stack = chakra('div', recipes.stackRecipe)
export const Group = chakra('section', recipes.stackRecipe, { defaultProps: { ruimte: 'vraag' } })
export const FollowUp = chakra('div', recipes.followUpRecipe)
export const Row = chakra('div', recipes.rowRecipe)

export const Text = chakra('p', recipes.textRecipe)
export const StapTitle = chakra('h2', recipes.headingRecipe, { defaultProps: { niveau: 'stap' } })
export const GroupTitle = chakra('h3', recipes.headingRecipe, { defaultProps: { niveau: 'groep' } })
export const BlockTitle = chakra('h3', recipes.headingRecipe, { defaultProps: { niveau: 'blok' } })
export const SmallTitle = chakra('h4', recipes.headingRecipe, { defaultProps: { niveau: 'klein' } })
export const ScreenReaderText = chakra('span', recipes.screenReaderTextRecipe)
export const ScreenReaderButton = chakra('button', recipes.screenReaderButtonRecipe, {
  defaultProps: { type: 'button' },
})

export const Button = chakra('button', recipes.buttonRecipe, { defaultProps: { type: 'button' } })

export const FieldBox = chakra('div', recipes.fieldBoxRecipe)
export const FieldLabel = chakra('label', recipes.fieldLabelRecipe)
export const FieldLabelText = chakra('span', recipes.fieldLabelRecipe)
export const OptionalMark = chakra('span', recipes.optionalMarkRecipe)
export const InputOutline = chakra('div', recipes.inputOutlineRecipe)
export const Input = chakra('input', recipes.inputRecipe)
export const Prefix = chakra('span', recipes.prefixRecipe)
export const RadioGroup = chakra('div', recipes.radioGroupRecipe)
export const RadioCard = chakra('label', recipes.radioCardRecipe)
export const Radio = chakra('input', recipes.radioRecipe, { defaultProps: { type: 'radio' } })
export const TooltipButton = chakra('button', recipes.tooltipButtonRecipe, { defaultProps: { type: 'button' } })
export const TooltipPanel = chakra('div', recipes.tooltipPanelRecipe)

export const MessageBox = chakra('div', recipes.messageBoxRecipe)
export const MessageFold = chakra('details', recipes.messageFoldRecipe)
export const CloseButton = chakra('button', recipes.closeButtonRecipe, { defaultProps: { type: 'button' } })

export const StappenList = chakra('ol', recipes.stappenListRecipe, deel('stappen'))
export const StapButton = chakra('button', recipes.stapButtonRecipe, { defaultProps: { type: 'button' } })
export const StapCounter = chakra('p', recipes.stapCounterRecipe)
export const StapButtonRow = chakra('div', recipes.stapButtonRowRecipe, deel('knoppen'))

export const SamenvattingColumn = chakra('aside', recipes.samenvattingColumnRecipe, deel('samenvatting'))
export const SamenvattingCard = chakra('div', recipes.samenvattingCardRecipe)
export const SamenvattingBar = chakra('button', recipes.samenvattingBarRecipe, { defaultProps: { type: 'button' } })
export const BarBedrag = chakra('span', recipes.barBedragRecipe)
export const SamenvattingContent = chakra('div', recipes.samenvattingContentRecipe)
export const Block = chakra('section', recipes.blockRecipe)
export const Line = chakra('div', recipes.lineRecipe)
export const Lines = chakra('dl', recipes.stackRecipe, { defaultProps: { ruimte: 'lijn' } })
