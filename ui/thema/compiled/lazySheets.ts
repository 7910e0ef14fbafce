/** The style sheet of the parts that the first step does not use; the build writes it here. */
export const lazySheet = ''

/** The style sheet of the parts that no step uses; the build writes it here. */
export const looseSheet = ''
