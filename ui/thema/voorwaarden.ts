/** The circumstances in which something looks different. Widths are those of the element, not of the window. */
export const breed = '@container rekenhulp (min-width: 900px)'
export const nietBreed = '@container rekenhulp (max-width: 899.9px)'
/** Room for the names of the steps beside each other, each on one line. */
export const ruim = '@container rekenhulp (min-width: 740px)'
export const nietRuim = '@container rekenhulp (max-width: 739.9px)'
export const smal = '@container rekenhulp (max-width: 479.9px)'
/** A window too low for anything to stay in view without being in the way: a phone on its side, or 400% zoom. */
export const laag = '@media (max-height: 479.9px)'
export const metMuis = '@media (hover: hover)'
export const metVinger = '@media (pointer: coarse)'
export const rustig = '@media (prefers-reduced-motion: reduce)'
export const contrastmodus = '@media (forced-colors: active)'
export const afdruk = '@media print'

/** The edge of what floats: a shade shows it, except in forced colours, which paint every border and no shade. */
export const randInContrast = '1px solid transparent'
