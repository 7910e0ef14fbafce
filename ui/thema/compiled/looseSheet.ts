/** The style sheet of the parts that no step uses; the build writes it here. */
export const looseSheet = ''
