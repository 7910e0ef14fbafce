import { chakra } from '@chakra-ui/react/styled-system'

import {
  answerCardRecipe,
  answerFigureRecipe,
  betaalwijzeBarRecipe,
  betaalwijzeLegendRecipe,
  betaalwijzeMarkRecipe,
  betaalwijzePartRecipe,
  bulletListRecipe,
  cardListRecipe,
  contentDisclosureRecipe,
  dialogBoxRecipe,
  optionHeadingsRecipe,
  optionRowRecipe,
  rowListRecipe,
  selectAnchorRecipe,
  selectButtonRecipe,
  selectClearRecipe,
  selectListRecipe,
  sliderRecipe,
  tableRecipe,
  tableScrollRecipe,
  uitkomstBarRecipe,
} from './laterRecipes'
import { buttonRecipe, headingRecipe } from './recipes'

/** The elements that the first step does without, which bring their style sheet along: each with its recipe. */
export const Slider = chakra('input', sliderRecipe, { defaultProps: { type: 'range' } })
export const SelectButton = chakra('button', selectButtonRecipe, { defaultProps: { type: 'button' } })
export const SelectAnchor = chakra('div', selectAnchorRecipe)
export const SelectClear = chakra('button', selectClearRecipe, { defaultProps: { type: 'button' } })
export const OptionHeadings = chakra('div', optionHeadingsRecipe)
export const SelectList = chakra('div', selectListRecipe)
export const OptionRow = chakra('div', optionRowRecipe)
export const BulletList = chakra('ul', bulletListRecipe)
export const CardList = chakra('ul', cardListRecipe)
export const DialogBox = chakra('dialog', dialogBoxRecipe, {
  forwardProps: ['part'],
  defaultProps: { part: 'dialoog' },
})
export const UitkomstBar = chakra('p', uitkomstBarRecipe)
export const Table = chakra('table', tableRecipe)
export const TableScroll = chakra('div', tableScrollRecipe, { defaultProps: { role: 'region', tabIndex: 0 } })
export const BetaalwijzeBar = chakra('div', betaalwijzeBarRecipe)
export const BetaalwijzePart = chakra('div', betaalwijzePartRecipe)
export const BetaalwijzeMark = chakra('span', betaalwijzeMarkRecipe)
export const BetaalwijzeLegend = chakra('ul', betaalwijzeLegendRecipe)
export const ContentDisclosure = chakra('details', contentDisclosureRecipe)
export const AnswerCard = chakra('section', answerCardRecipe)
export const AnswerFigure = chakra('p', answerFigureRecipe)
export const SubTitle = chakra('h3', headingRecipe, { defaultProps: { niveau: 'klein' } })
export const RowList = chakra('ul', rowListRecipe)
export const ButtonLink = chakra('a', buttonRecipe)
