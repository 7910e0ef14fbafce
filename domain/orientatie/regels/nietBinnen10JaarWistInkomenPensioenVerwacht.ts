import { voorElkePersoon } from './regel'

/** A person who does not retire within ten years has no expected pension. */
export const nietBinnen10JaarWistInkomenPensioenVerwacht = voorElkePersoon((persoon) =>
  persoon.pensioenBinnen10Jaar === 'nee' && persoon.inkomenPensioenVerwacht !== undefined
    ? { ...persoon, inkomenPensioenVerwacht: undefined }
    : persoon,
)
