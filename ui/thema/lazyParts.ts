import { chakra } from '@chakra-ui/react/styled-system'

import * as lazyRecipes from './lazyRecipes'
import * as recipes from './recipes'

/** Components that the loader does not paint. In the build, their style sheet is added when one of them is rendered. */
export const Disclosure = chakra('details', lazyRecipes.disclosureRecipe)
export const Slider = chakra('input', lazyRecipes.sliderRecipe, { defaultProps: { type: 'range' } })
export const AxisSlider = chakra('input', lazyRecipes.axisSliderRecipe, { defaultProps: { type: 'range' } })
export const SelectButton = chakra('button', lazyRecipes.selectButtonRecipe, { defaultProps: { type: 'button' } })
export const SelectAnchor = chakra('div', lazyRecipes.selectAnchorRecipe)
export const SelectClear = chakra('button', lazyRecipes.selectClearRecipe, { defaultProps: { type: 'button' } })
export const OptionHeadings = chakra('div', lazyRecipes.optionHeadingsRecipe)
export const SelectList = chakra('div', lazyRecipes.selectListRecipe)
export const OptionRow = chakra('div', lazyRecipes.optionRowRecipe)
export const BulletList = chakra('ul', lazyRecipes.bulletListRecipe)
export const CardList = chakra('ul', lazyRecipes.cardListRecipe)
export const ChoiceButton = chakra('button', lazyRecipes.choiceButtonRecipe, { defaultProps: { type: 'button' } })
export const CheckLabel = chakra('label', lazyRecipes.checkLabelRecipe)
export const Check = chakra('input', lazyRecipes.checkRecipe, { defaultProps: { type: 'checkbox' } })
export const DialogBox = chakra('dialog', lazyRecipes.dialogBoxRecipe, {
  forwardProps: ['part'],
  defaultProps: { part: 'dialoog' },
})
export const DialogHead = chakra('div', lazyRecipes.dialogHeadRecipe)
export const DialogFoot = chakra('div', lazyRecipes.dialogFootRecipe)
export const TakeAlongPart = chakra('section', lazyRecipes.takeAlongPartRecipe)
export const MainAndLesser = chakra('div', lazyRecipes.mainAndLesserRecipe)
export const FieldWithButton = chakra('div', lazyRecipes.fieldWithButtonRecipe)
export const DialogUitkomst = chakra('p', lazyRecipes.uitkomstRecipe)
export const SituationBars = chakra('dl', lazyRecipes.situationBarsRecipe)
export const SituationFigures = chakra('div', lazyRecipes.situationFiguresRecipe)
export const SideBySide = chakra('div', lazyRecipes.sideBySideRecipe)
export const Table = chakra('table', lazyRecipes.tableRecipe)
export const TableScroll = chakra('div', lazyRecipes.tableScrollRecipe, {
  defaultProps: { role: 'region', tabIndex: 0 },
})
export const PartsBar = chakra('div', lazyRecipes.partsBarRecipe)
export const MonthBar = chakra('div', lazyRecipes.monthBarRecipe)
export const Brace = chakra('div', lazyRecipes.braceRecipe)
export const BarPart = chakra('div', lazyRecipes.barPartRecipe)
export const PartMark = chakra('span', lazyRecipes.partMarkRecipe)
export const PriceLine = chakra('div', lazyRecipes.priceLineRecipe)
export const ReceiptLine = chakra('div', lazyRecipes.receiptLineRecipe)
export const PartsLegend = chakra('ul', lazyRecipes.partsLegendRecipe)
export const BoxList = chakra('div', lazyRecipes.boxChainRecipe)
export const ContentDisclosure = chakra('details', lazyRecipes.contentDisclosureRecipe)
export const AnswerList = chakra('ul', lazyRecipes.answerListRecipe)
export const TriedBanner = chakra('div', lazyRecipes.triedBannerRecipe)
export const AnswerCard = chakra('section', lazyRecipes.answerCardRecipe)
export const AnswerFigure = chakra('p', lazyRecipes.answerFigureRecipe)
export const LeadSentence = chakra('p', lazyRecipes.leadSentenceRecipe)
export const SubTitle = chakra('h3', recipes.headingRecipe, { defaultProps: { niveau: 'klein' } })
export const RowList = chakra('ul', lazyRecipes.rowListRecipe)
export const ButtonLink = chakra('a', recipes.buttonRecipe)
