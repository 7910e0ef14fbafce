import type { Orientatie } from '../orientatie'
import { inkomenVan } from './inkomenVan'

/** Has anyone who buys given an income that counts? An income of 0 is given. */
export const heeftInkomen = ({ alleenSamen, eigen, partner }: Orientatie): boolean =>
  inkomenVan(eigen) !== undefined || (alleenSamen === 'samen' && inkomenVan(partner) !== undefined)
