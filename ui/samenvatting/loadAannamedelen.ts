/** What is said beside the figures of what they rest on, in a chunk of its own. */
export const loadAannamedelen = () => import('./aannamedelen')
