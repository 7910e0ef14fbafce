import { voorElkePersoon } from './regel'

/** Clears the expected pension of a person who does not retire within ten years. */
export const nietBinnen10JaarWistInkomenPensioenVerwacht = voorElkePersoon((persoon) =>
  persoon.pensioenBinnen10Jaar === 'nee' && persoon.inkomenPensioenVerwacht !== undefined
    ? { ...persoon, inkomenPensioenVerwacht: undefined }
    : persoon,
)
