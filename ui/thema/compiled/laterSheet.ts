/** The style sheet of the parts that the first step does without; the build writes it here. */
export const laterSheet = ''
