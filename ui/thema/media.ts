/**
 * Container queries measure the element, media queries the window. Both use the visitor's text size: 900, 740 and 480
 * pixels wide at the default of 16 pixels.
 */
export const wide = '@container calculator (min-width: 56.25em)'
export const notWide = '@container calculator (max-width: 56.24em)'
/** Room for the names of the steps side by side, each on one line. */
export const roomy = '@container calculator (min-width: 46.25em)'
export const notRoomy = '@container calculator (max-width: 46.24em)'
export const narrow = '@container calculator (max-width: 29.99em)'
/** A window too low for sticky parts, as at 400% zoom: under 320 pixels. A phone in landscape is higher. */
export const low = '@media (max-height: 19.99em)'
/** A window in which a title takes too much height: under 480 pixels, such as a phone in landscape. */
export const notHigh = '@media (max-height: 29.99em)'
/** The window of a phone in portrait: under 480 pixels wide. */
export const onPhone = '@media (max-width: 29.99em)'
export const withMouse = '@media (hover: hover)'
export const withFinger = '@media (pointer: coarse)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const forcedColours = '@media (forced-colors: active)'
export const print = '@media print'

/** The border of an overlay in forced colours, which show every border and no shadow. */
export const edgeInForcedColours = '1px solid transparent'

/** Selects a part in dark mode. A tinted surface has no colour of its own there, so an edge marks it. */
export const inTheDark = '[data-kleurmodus=donker] &'
