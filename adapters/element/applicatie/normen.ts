import type { Normen, Normjaar } from '../../../domain'

/** Loads the figures of one norm year, and of no other. */
export const laadNormen = async (jaar: Normjaar): Promise<Normen> => {
  switch (jaar) {
    case 2025:
      return (await import('../../../domain/normen/2025')).normen2025
    case 2026:
      return (await import('../../../domain/normen/2026')).normen2026
  }
}
