import { voorElkePersoon, type Regel } from './regel'

/** Clears the `inkomen` of each person whose kind of income is `Pensioen`. */
export const pensioenWistInkomen: Regel = voorElkePersoon((persoon) =>
  persoon.dienstBetrekking === 'Pensioen' && persoon.inkomen !== undefined
    ? { ...persoon, inkomen: undefined }
    : persoon,
)
