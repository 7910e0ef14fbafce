import { voorElkePersoon, type Regel } from './regel'

/** Clears the expected pension of each person whose answer to `pensioenBinnen10Jaar` is `nee`. */
export const nietBinnen10JaarWistInkomenPensioenVerwacht: Regel = voorElkePersoon((persoon) =>
  persoon.pensioenBinnen10Jaar === 'nee' && persoon.inkomenPensioenVerwacht !== undefined
    ? { ...persoon, inkomenPensioenVerwacht: undefined }
    : persoon,
)
