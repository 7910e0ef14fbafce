import { voorElkePersoon, type Regel } from './regel'

/** Clears the pension income of each person whose kind of income is not `Pensioen`. */
export const nietPensioenWistInkomenPensioen: Regel = voorElkePersoon((persoon) =>
  persoon.dienstBetrekking !== 'Pensioen' && persoon.inkomenPensioen !== undefined
    ? { ...persoon, inkomenPensioen: undefined }
    : persoon,
)
