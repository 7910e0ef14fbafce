/** The folders with the code of the product. */
export const LAYERS = ['domain', 'application', 'adapters', 'ui']
