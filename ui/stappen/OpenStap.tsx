import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent, memo } from 'react'

import { toInvoerFouten } from '../../domain/invoer'
import { EERSTE_STAP, LAATSTE_STAP, STAPPEN, type Veld } from '../../domain/orientatie'
import { AdviseurButton } from '../vensters/adviseur/AdviseurButton'
import { InTab } from '../vensters/bewaren/InTab'
import { Verder } from '../vensters/bewaren/Verder'
import { GedeeldeBerekening } from '../vensters/delen/GedeeldeBerekening'
import type { Vervangen } from '../basis/context/bovenStap'
import { useAfterRelease } from '../basis/press/press'
import { useCalculator } from '../basis/context/context'
import { TerugContext } from '../basis/context/terug'
import { useSelected } from '../basis/context/useSelected'
import { useOnStapChange, useOrientatie, useStap } from '../basis/context/reading'
import { LoadFailureMessage, LazyDialog } from '../basis/lazy/LazyDialog'
import { useNeeded, usePart } from '../basis/lazy/usePart'
import { algemeneTekst, stappenTekst } from '../tekst/nl'
import { FormColumn, StapTitle, Text } from '../thema/parts'
import { giveFocus, type Click } from '../basis/press/giveFocus'
import { MaximaleHypotheekStap } from './MaximaleHypotheekStap'
import { StapButtons } from './StapButtons'

const NIETS = () => undefined

/**
 * The open step: its title, messages, questions and buttons. On steps 1 and 2 an adviser also gets the button 'Open een
 * rekenbewijs' here. The summary has the same button, but a narrow element folds the summary.
 */
export const OpenStap = () => {
  const { form, services, page, view, settings } = useCalculator()
  const stap = useStap()
  const isBerekend = useOrientatie(({ berekend }) => berekend !== undefined)
  const [ronde, setRonde] = useState(0)
  const [gezocht, setGezocht] = useState<{ readonly veld: Veld }>()
  const kader = useRef<HTMLDivElement>(null)
  const titel = useRef<HTMLHeadingElement>(null)
  const klik = useRef<Click>(undefined)

  const [vanUitkomst, setVanUitkomst] = useState<Veld>()
  useOnStapChange(stap, () => {
    if (stap === LAATSTE_STAP) setVanUitkomst(undefined)
    page.scrollToTop()
    if (klik.current) giveFocus(titel.current, klik.current, { preventScroll: true })
    klik.current = undefined
  })

  const naarVeld = (veld: Veld) => {
    if (kader.current) focusVeld(kader.current, veld, view.reveal)
  }
  const naarGezocht = useEffectEvent(naarVeld)
  // Moves the focus only after the pointer is released, because the error list appears on release and pushes the
  // questions down.
  const teTonen = useAfterRelease(gezocht)
  useEffect(() => {
    if (teTonen) naarGezocht(teTonen.veld)
  }, [teTonen])

  const toFouten = () => toInvoerFouten(services.orientatie.state(), stap, form.draftStore.onleesbaar())
  const gaVerder = (verder: Click) => {
    const fouten = toFouten()
    form.showFoutenOf(fouten.map(({ veld }) => veld))
    klik.current = fouten.length === 0 ? verder : undefined
    services.stappen.gaVerder(fouten)
    if (fouten[0]) setGezocht({ veld: fouten[0].veld })
  }
  useEffect(() => view.setTitle(titel), [view])
  const naarTitel = view.focusTitle
  /** After all answers are replaced, remounts the fields, hides the old errors and focuses the title of the step. */
  const beginOpnieuw = (begin: Click) => {
    setRonde(ronde + 1)
    form.showFoutenOf([])
    naarTitel(begin)
  }
  /** Resets the fields after all answers are replaced. Loads and opens `volledig` if it is later than the open step. */
  const openVolledige: Vervangen = (open, volledig = stap) => {
    beginOpnieuw(open)
    if (volledig <= stap) return
    const openNu = () => {
      klik.current = open
      services.stappen.beginOpnieuw(volledig)
    }
    services.lazy.of('vervolgstappen').load().then(openNu, NIETS)
  }
  const terugknop = useNeeded('terugknop', settings.terugknop)
  const { value: Foutenlijst, ask: askLijst, failure: lijstFailure } = usePart('foutenlijst')
  const { value: vervolgstappen, ask, bezig, failure } = usePart('vervolgstappen', gaVerder)
  const weigerOfVraag = (klik: MouseEvent<HTMLElement>) => {
    const aantal = toFouten().length
    if (aantal > 1) askLijst(klik)
    if (aantal > 0) gaVerder(klik)
    else ask(klik)
  }
  const terug = useMemo(
    () =>
      vanUitkomst === undefined || stap === LAATSTE_STAP
        ? undefined
        : {
            veld: vanUitkomst,
            onTerug: (na: Click) => {
              klik.current = na
              services.stappen.gaNaar(LAATSTE_STAP)
            },
          },
    [vanUitkomst, stap, services],
  )
  const Inhoud = stap === 0 ? MaximaleHypotheekStap : vervolgstappen?.[stap]

  return (
    <FormColumn ref={kader}>
      <StapTitle key={STAPPEN[stap]} ref={titel} tabIndex={-1}>
        {stap === LAATSTE_STAP ? stappenTekst.jeUitkomst : STAPPEN[stap]}
      </StapTitle>
      <Vooraf />
      {/*
       * When the pressed button is removed, Orca silently moves to the place of the focus in the nearest accessible
       * element around that button. If the new title is in that element, Orca does not say it. This element does not
       * contain the title, and remains when the step changes. Firefox makes it accessible because it has an id.
       */}
      <div id="stap">
        <Verder onVervangen={openVolledige} naarTitel={naarTitel} />
        <GedeeldeBerekening onVervangen={openVolledige} naarTitel={naarTitel} />
        <InTab deel="RestoreMessage" onVervangen={openVolledige} naarTitel={naarTitel} />
        {Foutenlijst && <Foutenlijst onKies={naarVeld} />}
        <LoadFailureMessage failure={lijstFailure} />
        {Inhoud && (
          <TerugContext value={terug}>
            <Inhoud
              key={ronde}
              onZoek={(veld) => {
                setGezocht({ veld })
                setVanUitkomst(veld)
              }}
            >
              <LoadFailureMessage failure={failure} />
              <StapButtons
                bezig={bezig}
                Vervolg={vervolgstappen?.Vervolg}
                onVerder={weigerOfVraag}
                onVorige={(na) => {
                  klik.current = na
                  services.stappen.vorigeStap()
                }}
              />
            </Inhoud>
          </TerugContext>
        )}
        {settings.terugknop && terugknop && <terugknop.Terugknop onTerug={(na) => (klik.current = na)} />}
        <WoordenButton />
        <InTab deel="Wissen" onVervangen={beginOpnieuw} naarTitel={naarTitel} />
        {isBerekend && stap < LAATSTE_STAP && <AdviseurButton />}
      </div>
    </FormColumn>
  )
}

/**
 * The sentence above the questions: what to expect, on the first step, or that the page has filled in answers. Loads
 * the part for the latter only on a page that fills in answers.
 */
const Vooraf = () => {
  const { startwaarden } = useCalculator().services
  const vooraf = useStap() === EERSTE_STAP && <Text soort="rustig">{stappenTekst.vooraf}</Text>
  const deel = useNeeded(
    'ingevuld',
    useSelected(startwaarden, (stand) => stand.startwaarden.length > 0),
  )
  return deel ? <deel.IngevuldLine>{vooraf}</deel.IngevuldLine> : vooraf
}

/** Focuses and reveals the chosen radio button of the question `veld`, or else the first input or button of `veld`. */
const focusVeld = (form: HTMLElement, veld: Veld, reveal: (control: Element) => void): void => {
  const kader = form.querySelector(`[data-veld="${veld}"]`)
  const control =
    kader?.querySelector<HTMLElement>('input:checked') ??
    kader?.querySelector<HTMLElement>('.bediening input, .bediening button, input')
  control?.focus({ preventScroll: true })
  if (control) reveal(control)
}

/** A button that opens the meanings of hard words on screen. A press stores the element whose text is searched. */
const WoordenButton = memo(() => {
  const [scherm, setScherm] = useState<Element | null>()
  return (
    <LazyDialog
      titel={algemeneTekst.watBetekenen}
      deel="woorden"
      onVraag={({ currentTarget }) => setScherm(currentTarget.closest('[part]')?.parentElement)}
    >
      {(woorden, onSluit) => scherm && <woorden.WoordenDialog scherm={scherm} onSluit={onSluit} />}
    </LazyDialog>
  )
})
