import { voorElkePersoon } from './regel'

/** A person with a pension has no normal income. */
export const pensioenWistInkomen = voorElkePersoon((persoon) =>
  persoon.dienstBetrekking === 'Pensioen' && persoon.inkomen !== undefined
    ? { ...persoon, inkomen: undefined }
    : persoon,
)
