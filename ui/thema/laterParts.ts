import { chakra } from '@chakra-ui/react/styled-system'

import * as laterRecipes from './laterRecipes'
import * as recipes from './recipes'

/** The elements that the first step does without, which bring their style sheet along: each with its recipe. */
export const Block = chakra('section', laterRecipes.blockRecipe)
export const EmptyBar = chakra('div', laterRecipes.emptyBarRecipe)
export const Line = chakra('div', laterRecipes.lineRecipe)
export const Disclosure = chakra('details', laterRecipes.disclosureRecipe)
export const Slider = chakra('input', laterRecipes.sliderRecipe, { defaultProps: { type: 'range' } })
export const AxisSlider = chakra('input', laterRecipes.axisSliderRecipe, { defaultProps: { type: 'range' } })
export const SelectButton = chakra('button', laterRecipes.selectButtonRecipe, { defaultProps: { type: 'button' } })
export const SelectAnchor = chakra('div', laterRecipes.selectAnchorRecipe)
export const SelectClear = chakra('button', laterRecipes.selectClearRecipe, { defaultProps: { type: 'button' } })
export const OptionHeadings = chakra('div', laterRecipes.optionHeadingsRecipe)
export const SelectList = chakra('div', laterRecipes.selectListRecipe)
export const OptionRow = chakra('div', laterRecipes.optionRowRecipe)
export const BulletList = chakra('ul', laterRecipes.bulletListRecipe)
export const CardList = chakra('ul', laterRecipes.cardListRecipe)
export const ChoiceButton = chakra('button', laterRecipes.choiceButtonRecipe, { defaultProps: { type: 'button' } })
export const CheckLabel = chakra('label', laterRecipes.checkLabelRecipe)
export const Check = chakra('input', laterRecipes.checkRecipe, { defaultProps: { type: 'checkbox' } })
export const DialogBox = chakra('dialog', laterRecipes.dialogBoxRecipe, {
  forwardProps: ['part'],
  defaultProps: { part: 'dialoog' },
})
export const DialogHead = chakra('div', laterRecipes.dialogHeadRecipe)
export const DialogFoot = chakra('div', laterRecipes.dialogFootRecipe)
export const DialogUitkomst = chakra('div', laterRecipes.uitkomstRecipe)
export const SideBySide = chakra('div', laterRecipes.sideBySideRecipe)
export const Table = chakra('table', laterRecipes.tableRecipe)
export const TableScroll = chakra('div', laterRecipes.tableScrollRecipe, {
  defaultProps: { role: 'region', tabIndex: 0 },
})
export const PartsBar = chakra('div', laterRecipes.partsBarRecipe)
export const BarPart = chakra('div', laterRecipes.barPartRecipe)
export const PartMark = chakra('span', laterRecipes.partMarkRecipe)
export const ReceiptLine = chakra('div', laterRecipes.receiptLineRecipe)
export const PartsLegend = chakra('ul', laterRecipes.partsLegendRecipe)
export const BoxList = chakra('div', laterRecipes.boxChainRecipe)
export const ContentDisclosure = chakra('details', laterRecipes.contentDisclosureRecipe)
export const AnswerCard = chakra('section', laterRecipes.answerCardRecipe)
export const AnswerFigure = chakra('p', laterRecipes.answerFigureRecipe)
export const LeadSentence = chakra('p', laterRecipes.leadSentenceRecipe)
export const SubTitle = chakra('h3', recipes.headingRecipe, { defaultProps: { niveau: 'klein' } })
export const RowList = chakra('ul', laterRecipes.rowListRecipe)
export const ButtonLink = chakra('a', recipes.buttonRecipe)
