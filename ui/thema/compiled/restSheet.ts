/** The style sheet of the components in `parts`, without the rules of `sheet`; the build fills it in here. */
export const restSheet = ''
