import { bringing } from './bringing'
import { looseSheet } from './looseSheet'

export const looseChakra = bringing(looseSheet)
