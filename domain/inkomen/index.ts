export { inkomensband, type Inkomensband } from './inkomensband'
export { berekenJaarinkomen, nieuweInkomensberekening, type Inkomensberekening } from './jaarinkomen'
export { KREDIETLAST_PERCENTAGE, kredietlast, type Krediet } from './kredietlast'
export { totaalInkomen } from './totaalInkomen'
