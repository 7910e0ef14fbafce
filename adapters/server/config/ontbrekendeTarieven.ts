import type { Config } from './config'

/**
 * Returns a Dutch message when a service without demo pages has no file of rates; otherwise undefined. Such a service
 * is in use, and the built-in example rates are not real.
 */
export const meldingZonderTarieven = ({
  RENTETARIEVEN_FILE,
  PAGINAS,
}: Pick<Config, 'RENTETARIEVEN_FILE' | 'PAGINAS'>): string | undefined =>
  RENTETARIEVEN_FILE === undefined && PAGINAS === 'uit'
    ? 'RENTETARIEVEN_FILE: ontbreekt. Met PAGINAS=uit rekent de dienst niet met de ingebouwde voorbeeldrentes.'
    : undefined
