import { voorElkePersoon } from './regel'

/** Clears the pension income of a person without a pension. */
export const nietPensioenWistInkomenPensioen = voorElkePersoon((persoon) =>
  persoon.dienstBetrekking !== 'Pensioen' && persoon.inkomenPensioen !== undefined
    ? { ...persoon, inkomenPensioen: undefined }
    : persoon,
)
