export { BedragVraag } from './BedragVraag'
export { JaNeeVraag } from './JaNeeVraag'
export { alleenSamenOpties, bestaandeWoningOpties, jaNeeOpties } from './keuzes'
export { useVraag } from './useVraag'
