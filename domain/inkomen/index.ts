export { heeftInkomen, inkomensband, totaalInkomen, type Inkomensband } from './totaalInkomen'
export { berekenJaarinkomen, nieuweInkomensberekening, type Inkomensberekening } from './jaarinkomen'
export { lijktMaandinkomen, VRAAG_PER_JAAR } from './lijktMaandinkomen'
export { kredietlast, KREDIETLAST_PERCENTAGE, type Krediet } from './kredietlast'
