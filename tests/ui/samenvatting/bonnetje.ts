import { click, wait, type ShownCalculator } from '../../support/screen'

/** Has the summary read aloud, after earlier messages were cleared; gives what the polite region then holds. */
export const leesBonnetje = ({ gehoord }: ShownCalculator): string => {
  wait(5000)
  click('Lees de samenvatting voor')
  wait(100)
  return gehoord.beleefd()
}
