/**
 * The query for a calculator that is at least 900 pixels wide. Container queries measure the calculator; media queries
 * measure the window. The limits of both grow with the visitor's text size; sizes in these comments are for a text size
 * of 16 pixels.
 */
export const wide = '@container calculator (min-width: 56.25em)'
export const notWide = '@container calculator (max-width: 56.24em)'
/** The query for a calculator at least 740 px wide, where the names of the steps fit side by side, each on one line. */
export const roomy = '@container calculator (min-width: 46.25em)'
export const notRoomy = '@container calculator (max-width: 46.24em)'
export const narrow = '@container calculator (max-width: 29.99em)'
/** The query for windows under 320 pixels high, as at 400% zoom. Such a window is too low for sticky elements. */
export const low = '@media (max-height: 19.99em)'
/** The query for windows under 480 px high, in which a title that stays in view would take too much of the height. */
export const notHigh = '@media (max-height: 29.99em)'
/**
 * The query for windows of 480 to 600 px high, in which a foot with only a close button takes room from the content. In
 * a lower window the cross scrolls out of view, so the foot stays.
 */
export const notTall = '@media (min-height: 30em) and (max-height: 37.49em)'
/** The query for windows under 480 pixels wide, such as a phone in portrait. */
export const onPhone = '@media (max-width: 29.99em)'
export const withMouse = '@media (hover: hover)'
export const withFinger = '@media (pointer: coarse)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const forcedColours = '@media (forced-colors: active)'
export const print = '@media print'

/** The border of a box that has no visible edge. In forced colours mode, browsers give this border a visible colour. */
export const edgeInForcedColours = '1px solid transparent'

/** The selector of an element in dark mode. Tinted boxes get a border, as accent and warning tints are equal there. */
export const inTheDark = '[data-kleurmodus=donker] &'
