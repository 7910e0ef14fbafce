import { useId, type ComponentType } from 'react'

import type { BenodigdeHypotheekBlok } from '../../application'
import { memoAlike } from '../context/useSelected'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Block, Row, Text } from '../thema/parts'
import type { BenodigdeBedragenProps } from './BenodigdeBedragen'
import { BlokTitle } from './BlokTitle'

interface BenodigdeHypotheekProps {
  readonly blok: BenodigdeHypotheekBlok
  /** Its amounts, which come with the steps that ask for them; absent until then. */
  readonly Bedragen: ComponentType<BenodigdeBedragenProps> | undefined
}

/**
 * 'Je benodigde hypotheek': the mortgage with what it costs a month, what the home costs, how it is paid, and what is
 * missing. Greyed until step 2, and no more than its title while it has nothing.
 */
export const BenodigdeHypotheek = memoAlike(({ blok, Bedragen }: BenodigdeHypotheekProps) => {
  const id = useId()
  return (
    <Block aria-labelledby={id} aria-hidden={!blok.actief} inert={!blok.actief} gedimd={!blok.actief} scheiding>
      {blok.leeg ? (
        <Row>
          <BlokTitle id={id} titel={samenvattingTekst.benodigdeHypotheek} />
          <Text soort="gedempt">{samenvattingTekst.wachtOpWoning}</Text>
        </Row>
      ) : (
        <>
          <BlokTitle id={id} titel={samenvattingTekst.benodigdeHypotheek} />
          {Bedragen && <Bedragen blok={blok} />}
        </>
      )}
    </Block>
  )
})
