import { ontdek } from './ontdek'

if (typeof window !== 'undefined' && typeof customElements !== 'undefined') ontdek(document)

export { type HypotheekOrientatieElement } from './rekenhulpElement'
