/** What opens under a question of the first step, each in a chunk of its own. */
export const loadJaarinkomenDialog = () => import('./JaarinkomenDialog')
export const loadKredietBerekening = () => import('./KredietBerekening')
