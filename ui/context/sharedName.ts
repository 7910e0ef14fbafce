/** The name by which the fragment of the page passes on a calculation. */
export const SHARED_NAME = 'hypotheekberekening'
