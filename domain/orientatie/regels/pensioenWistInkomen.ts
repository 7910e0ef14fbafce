import { voorElkePersoon } from './regel'

/** Clears the normal income of a person with a pension. */
export const pensioenWistInkomen = voorElkePersoon((persoon) =>
  persoon.dienstBetrekking === 'Pensioen' && persoon.inkomen !== undefined
    ? { ...persoon, inkomen: undefined }
    : persoon,
)
