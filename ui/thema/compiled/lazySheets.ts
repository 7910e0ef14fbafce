/** The style sheet of the parts that the first step does without; the build writes it here. */
export const lazySheet = ''

/** The style sheet of the parts that no step uses; the build writes it here. */
export const looseSheet = ''
