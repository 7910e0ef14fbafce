import { bringing } from './bringing'
import { laterSheet } from './laterSheet'

export const laterChakra = bringing(laterSheet)
