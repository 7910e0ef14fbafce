import { TELT, type Overzicht, type Verhaalstap, type Vindplaats } from '../../../domain/uitleg/verhaal'
import { verhaalTekst } from '../../tekst/verhaal'
import { ContentDisclosure } from '../../thema/lazyParts'
import { Line, Lines, SmallTitle, Stack, Text } from '../../thema/parts'
import { LawLink } from './LawLink'

/**
 * A disclosure with one step of an explanation: a sentence, and at the end of the line the resulting amount. Unfolding
 * the step shows the formula, the inputs and the source. Screen readers get the amount only from the sentence.
 */
export const StapDisclosure = ({ stap }: { readonly stap: Verhaalstap }) => {
  const { zinnen, uitkomst, formule, afronding, overzichten, invoer, vindplaats, keuze } = stap
  return (
    <ContentDisclosure soort="stap">
      <summary>
        <span>{zinnen.join(' ')}</span>
        {uitkomst !== undefined && <span aria-hidden="true">{uitkomst}</span>}
      </summary>
      <Stack ruimte="lijn">
        {formule !== undefined && <Text>{formule}</Text>}
        {afronding !== undefined && <Text soort="gedempt">{afronding}</Text>}
        {overzichten.map((overzicht) => (
          <Vakken key={overzicht.kop} {...overzicht} />
        ))}
        {invoer.length > 0 && (
          <>
            <SmallTitle>{verhaalTekst.hiermee}</SmallTitle>
            <Lines>
              {invoer.map(({ naam, waarde, vindplaats: bron }) => (
                <Line key={naam} soort="invoer">
                  <dt>{naam}</dt>
                  <dd>{waarde}</dd>
                  {bron && (
                    <dd>
                      <VindplaatsText {...bron} />
                    </dd>
                  )}
                </Line>
              ))}
            </Lines>
          </>
        )}
        <SmallTitle>{verhaalTekst.waarHetStaat}</SmallTitle>
        <p>
          <VindplaatsText {...vindplaats} />
        </p>
        {keuze !== undefined && <p>{keuze}</p>}
      </Stack>
    </ContentDisclosure>
  )
}

/** An overview in a step: table rows or compared amounts. Emphasis and a word mark each row or amount that counts. */
const Vakken = ({ kop, vakken, zin }: Overzicht) => (
  <>
    <SmallTitle>{kop}</SmallTitle>
    <Lines>
      {vakken.map(({ naam, waarde, telt }) => (
        <Line key={naam} soort={telt ? 'som' : 'gewoon'}>
          <dt>{telt ? `${naam} (${TELT})` : naam}</dt>
          <dd>{waarde}</dd>
        </Line>
      ))}
    </Lines>
    {zin !== undefined && <p>{zin}</p>}
  </>
)

const VindplaatsText = ({ zinnen, link }: Vindplaats) => (
  <>
    {zinnen.join(' ')}
    {link !== undefined && (
      <>
        {' '}
        <LawLink {...link} />
      </>
    )}
  </>
)
