import { useId } from 'react'

import { LAATSTE_STAP, STAPNUMMERS, zichtbareVelden, type Stapnummer, type Veld } from '../../domain/orientatie'
import { rentepaarVan } from '../../domain'
import { useCalculator } from '../basis/context/context'
import { useOrientatie } from '../basis/context/reading'
import { antwoordenTekst as tekst } from '../tekst/antwoordnamen'
import { showRentes } from '../tekst/rentesoort'
import { AnswerList, SubTitle } from '../thema/lazyParts'
import { Stack } from '../thema/parts'
import { hoofdantwoorden } from '../uitkomst/antwoordenlijst'
import { Naar, type ZoekProps } from './antwoorddelen'

/** The step with the questions about the home, which also has the question about the startersvrijstelling. */
const WONINGSTAP: Stapnummer = 1

/** The answers behind the outcome, each with a button that opens its question. */
export const Antwoordenlijst = ({ onZoek }: ZoekProps) => {
  const id = useId()
  const orientatie = useOrientatie((nu) => nu)
  const { rentetarieven } = useCalculator().settings
  const rentes = rentetarieven && rentepaarVan(rentetarieven, orientatie.renteperiode)
  const stapVanVeld = (veld: Veld): Stapnummer =>
    STAPNUMMERS.find((stap) => zichtbareVelden(orientatie, stap).includes(veld)) ?? WONINGSTAP
  return (
    <section aria-labelledby={id}>
      <Stack ruimte="lijn">
        <SubTitle id={id}>{tekst.kop}</SubTitle>
        <AnswerList>
          {hoofdantwoorden(orientatie).map(({ veld, naam, waarde }) => {
            const stap = stapVanVeld(veld)
            return (
              <li key={veld}>
                <span>{naam}</span>
                <span>{[waarde, ...(veld === 'renteperiode' && rentes ? [showRentes(rentes)] : [])].join(', ')}</span>
                <Naar
                  veld={veld}
                  {...(stap < LAATSTE_STAP && { stap })}
                  soort="tekst"
                  naam={tekst.wijzigNaam(naam)}
                  onZoek={onZoek}
                >
                  {tekst.wijzig}
                </Naar>
              </li>
            )
          })}
        </AnswerList>
      </Stack>
    </section>
  )
}
