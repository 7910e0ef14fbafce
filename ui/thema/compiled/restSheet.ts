/** The rules of the application that the painted first step does without; the build writes them here. */
export const restSheet = ''
