/** The rules of the application that the painted first step does not use; the build writes them here. */
export const restSheet = ''
