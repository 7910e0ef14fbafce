import { type ComponentProps, type ReactNode, useId } from 'react'

import { isVerplicht, verplichtMelding, voorbeeldBedrag } from '../../domain/invoer'
import {
  waardeVan,
  type Veld,
  type Veldwaarde,
  type AlleenSamen,
  type JaNee,
  type BedragVeld,
} from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useOrientatie } from '../basis/context/reading'
import { woordenBij, type Vraagwoorden } from '../tekst/vragen/woorden'
import { KeuzeField } from './KeuzeField'
import type { Option } from './field'
import { alleenSamenTekst, jaNeeTekst } from '../tekst/nl'
import { useTextDraft } from '../basis/context/draft'
import { BedragField } from './BedragField'
import { FollowUp, Group, GroupTitle } from '../thema/parts'
import { gevraagdIn } from '../basis/context/gevraagd'

/** The state of a question: its texts, its answer, and whether it is asked. */
interface Stand<V extends Veld> extends ReturnType<typeof woordenBij> {
  readonly value: ReturnType<typeof waardeVan<V>>
  readonly gevraagd: boolean
}

const isSameStand = <V extends Veld>(one: Stand<V>, other: Stand<V>): boolean =>
  one.gevraagd === other.gevraagd &&
  one.value === other.value &&
  one.label === other.label &&
  one.hulp === other.hulp &&
  one.toelichting === other.toelichting

/** Returns whether a question is asked, and the properties of its field, such as its texts and its answer. */
const useStand = <V extends Veld>(veld: V, woorden: Vraagwoorden) => {
  const { beantwoord, form } = useCalculator()
  const { gevraagd, value, label, hulp, toelichting } = useOrientatie<Stand<V>>(
    (orientatie) => ({
      ...woordenBij(woorden, orientatie),
      value: waardeVan(orientatie, veld),
      gevraagd: gevraagdIn(orientatie).has(veld),
    }),
    isSameStand,
  )
  const vraag = {
    name: veld,
    label,
    helperText: hulp,
    tooltip: toelichting,
    required: isVerplicht(veld),
    requiredMessage: verplichtMelding(veld),
    toonFout: form.shownFouten.has(veld),
    onFout: (melding: string) => form.reportFout({ veld, melding }),
    value,
    onChange: (waarde: Veldwaarde<V>) => beantwoord(veld, waarde),
  }
  return { gevraagd, vraag }
}

/** Returns the properties of the field of a question, whether or not the question is asked. */
export const useVraag = <V extends Veld>(veld: V, woorden: Vraagwoorden) => useStand(veld, woorden).vraag

/** Whether at least one of the questions `velden` is asked, given the current answers. */
export const useGevraagd = (...velden: readonly Veld[]): boolean =>
  useOrientatie((orientatie) => {
    const gevraagd = gevraagdIn(orientatie)
    return velden.some((veld) => gevraagd.has(veld))
  })

/** Returns an option for each key of `teksten`, in the order of the keys, with the text of the key. */
export const toOptions = <Value extends string>(teksten: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  (Object.keys(teksten) as Value[]).map((value) => ({ value, text: teksten[value] }))

export const jaNeeOptions: readonly Option<JaNee>[] = toOptions(jaNeeTekst)
export const alleenSamenOptions: readonly Option<AlleenSamen>[] = toOptions(alleenSamenTekst)

type KeuzeVeld = { [V in Veld]: Veldwaarde<V> extends string ? V : never }[Veld]

interface KeuzeVraagProps<V extends KeuzeVeld> {
  readonly veld: V
  readonly woorden: Vraagwoorden
  readonly options: readonly Option<Veldwaarde<V>>[]
}

/** A question answered by choosing one of a few options. Renders nothing while the question is not asked. */
export const KeuzeVraag = <V extends KeuzeVeld>({ veld, woorden, options }: KeuzeVraagProps<V>) => {
  const { gevraagd, vraag } = useStand(veld, woorden)
  const onBezoek = useBezoek(veld)
  return gevraagd && <KeuzeField {...vraag} onBezoek={onBezoek} options={options} />
}

type JaNeeVeld = { [V in Veld]: Veldwaarde<V> extends 'ja' | 'nee' ? V : never }[Veld]

/** A question answered with yes or no. Renders nothing while the question is not asked. */
export const JaNeeVraag = (vraag: { readonly veld: JaNeeVeld; readonly woorden: Vraagwoorden }) => (
  <KeuzeVraag {...vraag} options={jaNeeOptions} />
)

/** Returns a function that reports when the focus enters (`bezig`) or leaves the field of the question `veld`. */
const useBezoek = (veld: Veld) => {
  const { visit } = useCalculator()
  return (bezig: boolean) => visit(veld, bezig)
}

/**
 * Returns the properties of a field that offers a choice. If the visitor changes a choice before the focus leaves the
 * field, the answers that the first choice cleared are restored.
 */
export const useKeuze = <V extends Veld>(veld: V, woorden: Vraagwoorden) => ({
  ...useVraag(veld, woorden),
  onBezoek: useBezoek(veld),
})

interface BedragVraagProps {
  readonly veld: BedragVeld
  readonly woorden: Vraagwoorden
}

/** A question answered with an amount in whole euros. Renders nothing while the question is not asked. */
export const BedragVraag = ({ veld, woorden }: BedragVraagProps) => {
  const { draftStore } = useCalculator().form
  const { gevraagd, vraag } = useStand(veld, woorden)
  const draft = useTextDraft(draftStore, veld)
  return (
    gevraagd && (
      <BedragField
        {...vraag}
        voorbeeld={voorbeeldBedrag(veld)}
        draft={draft}
        onDraft={(tekst) => draftStore.dispatch({ soort: 'tekstGewijzigd', veld, tekst })}
      />
    )
  )
}

interface VervolgvragenProps {
  readonly vragen: readonly BedragVraagProps[]
  readonly ruimte?: ComponentProps<typeof FollowUp>['ruimte']
  /** Content below the questions; undefined for none. */
  readonly children?: ReactNode
}

/** Indented amount questions that depend on an earlier answer. Renders nothing while none of them is asked. */
export const Vervolgvragen = ({ vragen, ruimte, children }: VervolgvragenProps) =>
  useGevraagd(...vragen.map(({ veld }) => veld)) && (
    <FollowUp ruimte={ruimte}>
      {vragen.map((vraag) => (
        <BedragVraag key={vraag.veld} {...vraag} />
      ))}
      {children}
    </FollowUp>
  )

export const VragenGroup = ({ titel, children }: { readonly titel: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <GroupTitle id={id}>{titel}</GroupTitle>
      {children}
    </Group>
  )
}
