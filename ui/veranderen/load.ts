/** What has to change, and what is tried of it: loaded when a visitor asks for it. */
export const loadVeranderen = () => import('./veranderen')
