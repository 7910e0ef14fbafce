/** The style sheet of the parts that the application has and the painted first step has not; the build writes it. */
export const restSheet = ''
