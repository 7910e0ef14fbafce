import { voorElkePersoon } from './regel'

/** A person without a pension has no pension income. */
export const nietPensioenWistInkomenPensioen = voorElkePersoon((persoon) =>
  persoon.dienstBetrekking !== 'Pensioen' && persoon.inkomenPensioen !== undefined
    ? { ...persoon, inkomenPensioen: undefined }
    : persoon,
)
