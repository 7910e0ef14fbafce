import { normenVan, voorbeeldRentes, type Rekenkader } from '../../../domain'

/** The norms of 2025 with the example rates of MY. */
export const kaderVan2025: Rekenkader = { normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }
