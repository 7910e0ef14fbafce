import { voorElkePersoon } from './regel'

/** Who has no pension yet has no pension income. */
export const nietPensioenWistInkomenPensioen = voorElkePersoon((persoon) =>
  persoon.dienstBetrekking !== 'Pensioen' && persoon.inkomenPensioen !== undefined
    ? { ...persoon, inkomenPensioen: undefined }
    : persoon,
)
