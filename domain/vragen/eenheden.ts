import type { Meeteenheid } from '../codec/metEenheid'
import { plaatsenIn } from './plaatsen'
import type { Verzoekdelen } from './vraag'
import { VRAGEN, type BedragnaamIn } from './vragen'

/** Returns the unit of each amount in one part of a request, by the name of the field. */
export const eenhedenIn = <Deel extends keyof Verzoekdelen>(
  deel: Deel,
): Readonly<Record<BedragnaamIn<Deel>, Meeteenheid>> =>
  Object.fromEntries(
    plaatsenIn(deel).flatMap(({ naam, velden: [veld] }) => {
      const { eenheid } = VRAGEN[veld]
      return eenheid === undefined ? [] : [[naam, eenheid]]
    }),
  ) as Readonly<Record<BedragnaamIn<Deel>, Meeteenheid>>
