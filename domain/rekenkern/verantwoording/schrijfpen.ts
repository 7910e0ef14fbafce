import type { Normen } from '../../normen'
import { zonderMinNul, type Pen, type Waarde, type Waarden } from '../pen'
import type { Eenheid, Gegevensoort, Normgegeven, Stap, Stapwaarde } from '../stap'
import { VAN_DE_INVOER, type Omschrijving, type Stapplek } from '../woorden'
import { keuze as gekozen, volgens, type Herkomst } from './herkomst'
import type { Gegeven, Rekenstap, Stapinvoer } from './knoop'
import { gegevenwoordenVan, normwoordenVan, stapwoordenVan } from './register'

/** What a value is for this pen: the node it comes from. */
interface Verwijzing<T> {
  readonly id: string
  readonly waarde: T
  readonly eenheid: Eenheid
}

const verwijs = <T>(id: string, waarde: T, eenheid: Eenheid): Waarde<T> =>
  ({ id, waarde, eenheid }) satisfies Verwijzing<T> as unknown as Waarde<T>

const verwijzingVan = <T>(waarde: Waarde<T>): Verwijzing<T> => waarde as unknown as Verwijzing<T>

const idVan = (pad: string, naam: string): string => (pad === '' || naam === '' ? pad + naam : `${pad}.${naam}`)

const kies = <A extends readonly unknown[], T>(tekst: T | ((...a: A) => T), ...a: A): T =>
  typeof tekst === 'function' ? (tekst as (...a: A) => T)(...a) : tekst

const omschrijf = (omschrijving: Omschrijving, plek: Stapplek, naam: string): string =>
  kies(omschrijving, plek, naam).replace('#', String(plek.nummer))

/** What was written so far: the steps in the order in which they were taken, and the leaves, each once. */
export interface Spoor {
  readonly normen: Normen
  readonly stappen: Rekenstap[]
  readonly gegevens: Map<string, Gegeven>
}

/** Works every step out and writes it down, with the leaves it rests on. */
export class Schrijfpen implements Pen, Stapplek {
  constructor(
    private readonly spoor: Spoor,
    readonly pad = '',
    readonly nummer: 1 | 2 = 1,
    private readonly gekozen = false,
  ) {}

  bij(pad: string, gekozen?: boolean): Schrijfpen {
    return new Schrijfpen(this.spoor, pad, 1, gekozen)
  }

  over(nummer: 1 | 2): Schrijfpen {
    return new Schrijfpen(this.spoor, `${this.pad}.${nummer}`, nummer)
  }

  stap<I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>, andereNaam?: string): Waarde<U> {
    const waarden: Record<string, Stapwaarde> = {}
    const stapinvoer: Stapinvoer[] = []
    for (const [naam, gegeven] of Object.entries(invoer as Readonly<Record<string, Waarde<Stapwaarde> | undefined>>)) {
      if (gegeven === undefined) continue
      const { id, waarde, eenheid } = verwijzingVan(gegeven)
      waarden[naam] = waarde
      stapinvoer.push({ naam, waarde, eenheid, van: id })
    }
    const gelezen = waarden as I
    const { naam, woorden } = stapwoordenVan(stap)
    const eigennaam = andereNaam ?? woorden.naam ?? naam
    const eenheid = woorden.eenheid === VAN_DE_INVOER ? (stapinvoer[0]?.eenheid ?? 'euro') : woorden.eenheid
    const id = idVan(this.pad, eigennaam)
    const uitkomst = stap(gelezen)
    const keuze = kies(woorden.keuze, gelezen, this)
    const grondslag = kies(woorden.grondslag, gelezen)
    this.spoor.stappen.push({
      soort: 'stap',
      id,
      omschrijving: omschrijf(woorden.omschrijving, this, eigennaam),
      formule: kies(woorden.formule, gelezen),
      vorm: woorden.vorm,
      invoer: stapinvoer,
      uitkomst: uitkomst as Stapwaarde,
      eenheid,
      afronding: woorden.afronding ?? 'niet afgerond',
      herkomst: grondslag ? volgens(this.spoor.normen, grondslag) : gekozen(woorden.waarom ?? ''),
      ...(keuze === undefined ? {} : { keuze }),
      kandidaten: woorden.kandidaten?.(gelezen) ?? [],
      plaats: woorden.plaats?.(gelezen) ?? [],
      reken: stap as unknown as Rekenstap['reken'],
    })
    return verwijs(id, uitkomst, eenheid)
  }

  gegeven<T, K>(gegeven: Gegevensoort<T>, waarde: K): Waarde<T> | Extract<K, undefined> {
    if (waarde === undefined) return waarde as Extract<K, undefined>
    return this.schrijf(gegeven, zonderMinNul(waarde) as unknown as T)
  }

  bedrag<T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined): Waarde<T> {
    const leeg = bedrag === undefined ? ' (niet ingevuld: telt als 0)' : ''
    return this.schrijf(gegeven, zonderMinNul(bedrag ?? 0) as T, leeg)
  }

  norm<T>(lees: Normgegeven<T>): Waarde<T> {
    const { normen } = this.spoor
    const { naam, woorden } = normwoordenVan(lees)
    const { norm, deel, eenheid } = woorden
    const omschrijving = omschrijf(woorden.omschrijving, this, naam)
    return this.bewaar(idVan(`norm.${norm}`, deel), omschrijving, lees(normen), eenheid, volgens(normen, { norm }))
  }

  read<T>(waarde: Waarde<T>): T {
    return verwijzingVan(waarde).waarde
  }

  private schrijf<T>(gegeven: Gegevensoort<T>, waarde: T, leeg = ''): Waarde<T> {
    const { naam, woorden } = gegevenwoordenVan(gegeven)
    const van = this.gekozen ? 'keuze' : woorden.van
    const veld = idVan(this.pad, woorden.veld ?? naam)
    const herkomst: Herkomst = van === 'keuze' ? gekozen(woorden.waarom ?? '') : { soort: 'invoer', veld }
    const omschrijving = omschrijf(woorden.omschrijving, this, naam) + leeg
    return this.bewaar(idVan(van, veld), omschrijving, waarde, woorden.eenheid, herkomst)
  }

  private bewaar<T>(id: string, omschrijving: string, waarde: T, eenheid: Eenheid, herkomst: Herkomst): Waarde<T> {
    const knoop = { soort: 'gegeven', id, omschrijving, waarde: waarde as Stapwaarde, eenheid, herkomst } as const
    this.spoor.gegevens.set(id, knoop)
    return verwijs(id, waarde, eenheid)
  }
}
