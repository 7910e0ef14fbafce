/**
 * Container and media queries. Widths are those of the element, not of the window, in the visitor's text size: at the
 * default of 16 pixels they are 900, 740 and 480 pixels.
 */
export const wide = '@container calculator (min-width: 56.25em)'
export const notWide = '@container calculator (max-width: 56.24em)'
/** Room for the names of the steps beside each other, each on one line. */
export const roomy = '@container calculator (min-width: 46.25em)'
export const notRoomy = '@container calculator (max-width: 46.24em)'
export const narrow = '@container calculator (max-width: 29.99em)'
/** A window too low for sticky parts, as at 400% zoom: under 320 pixels. A phone on its side is higher. */
export const low = '@media (max-height: 19.99em)'
/** A window in which a title takes too much of the height: under 480 pixels, as of a phone on its side. */
export const notHigh = '@media (max-height: 29.99em)'
/** The window of a phone held upright: under 480 pixels. */
export const onPhone = '@media (max-width: 29.99em)'
export const withMouse = '@media (hover: hover)'
export const withFinger = '@media (pointer: coarse)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const forcedColours = '@media (forced-colors: active)'
export const print = '@media print'

/** The border of an overlay in forced colours, which paint every border and no shadow. */
export const edgeInForcedColours = '1px solid transparent'

/** Selects a part in the dark theme. A tinted surface has no colour of its own there, so that an edge marks it. */
export const inTheDark = '[data-kleurmodus=donker] &'
