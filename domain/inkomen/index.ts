export { heeftInkomen, inkomensband, totaalInkomen, type Inkomensband } from './totaalInkomen'
export { berekenJaarinkomen, lijktMaandinkomen, nieuweInkomensberekening, type Inkomensberekening } from './jaarinkomen'
export { kredietlast, KREDIETLAST_PERCENTAGE, type Krediet } from './kredietlast'
