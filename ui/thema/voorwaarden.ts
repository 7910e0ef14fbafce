/**
 * The circumstances in which something looks different. Widths are those of the element, not of the window, and count
 * in the visitor's own text size: 16 pixels where nothing was chosen, so 900, 740 and 480 pixels.
 */
export const breed = '@container rekenhulp (min-width: 56.25em)'
export const nietBreed = '@container rekenhulp (max-width: 56.24em)'
/** Room for the names of the steps beside each other, each on one line. */
export const ruim = '@container rekenhulp (min-width: 46.25em)'
export const nietRuim = '@container rekenhulp (max-width: 46.24em)'
export const smal = '@container rekenhulp (max-width: 29.99em)'
/** A window too low for anything to stay in view without being in the way: a phone on its side, or 400% zoom. */
export const laag = '@media (max-height: 29.99em)'
export const metMuis = '@media (hover: hover)'
export const metVinger = '@media (pointer: coarse)'
export const rustig = '@media (prefers-reduced-motion: reduce)'
export const contrastmodus = '@media (forced-colors: active)'
export const afdruk = '@media print'

/** The edge of what floats: a shade shows it, except in forced colours, which paint every border and no shade. */
export const randInContrast = '1px solid transparent'
