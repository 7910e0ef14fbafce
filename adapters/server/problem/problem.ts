import type { Leesfout } from '../../../domain/codec'

interface Bilingual {
  readonly nl: string
  readonly en: string
}

/** The status and the messages of each problem, by problem code. */
export const problems = {
  OngeldigVerzoek: { status: 400, nl: 'Het verzoek klopt niet.', en: 'The request is not valid.' },
  GeenJson: { status: 400, nl: 'De inhoud van het verzoek is geen JSON.', en: 'The body of the request is not JSON.' },
  OnleesbareHost: {
    status: 400,
    nl: 'De aanroep moet één geldige host noemen.',
    en: 'The request must have exactly one valid Host header.',
  },
  OnleesbareAanroep: { status: 400, nl: 'De aanroep is niet te lezen.', en: 'The server cannot read this request.' },
  GeenToegang: {
    status: 401,
    nl: 'Het token van deze machine klopt niet.',
    en: 'The token of this machine is not valid.',
  },
  GeenGeldigToken: {
    status: 403,
    nl: 'Het anti-forgery-token ontbreekt, klopt niet of is verlopen. Laad de pagina opnieuw.',
    en: 'The anti-forgery token is missing, wrong or expired. Reload the page.',
  },
  VreemdeSite: {
    status: 403,
    nl: 'Deze aanroep komt van een andere website.',
    en: 'This call comes from another website.',
  },
  NietGevonden: { status: 404, nl: 'Hier is niets te vinden.', en: 'There is nothing at this address.' },
  MethodeOnbekend: {
    status: 405,
    nl: 'Dit adres kent deze methode niet.',
    en: 'This address does not support this method.',
  },
  TeTraag: { status: 408, nl: 'De aanroep kwam niet op tijd binnen.', en: 'The request did not arrive in time.' },
  TeGroot: { status: 413, nl: 'De inhoud van het verzoek is te groot.', en: 'The body of the request is too large.' },
  AdresTeLang: { status: 414, nl: 'Dit adres is te lang.', en: 'This address is too long.' },
  GeenJsonType: { status: 415, nl: 'Stuur de inhoud als application/json.', en: 'Send the body as application/json.' },
  OnbruikbaarBereik: {
    status: 416,
    nl: 'Dit deel heeft het bestand niet: vraag minder, of alles.',
    en: 'The file does not have this part. Ask for a smaller part or the whole file.',
  },
  OnbekendeVerwachting: {
    status: 417,
    nl: 'Van de verwachtingen (Expect) is alleen 100-continue bekend.',
    en: 'The Expect header may only be 100-continue.',
  },
  NietTeBerekenen: {
    status: 422,
    nl: 'Dit is met deze rentes of normen niet te berekenen.',
    en: 'This cannot be calculated with these rates or norms.',
  },
  TeVaak: { status: 429, nl: 'Te veel aanroepen. Wacht even.', en: 'Too many calls. Wait a moment.' },
  KopTeGroot: { status: 431, nl: 'De kop van de aanroep is te groot.', en: 'The request headers are too large.' },
  Storing: {
    status: 500,
    nl: 'Er ging iets mis. Probeer het later opnieuw.',
    en: 'Something went wrong. Try again later.',
  },
} as const satisfies Readonly<Record<string, Bilingual & { readonly status: number }>>

/** The English texts about valid values, by the name of a codec or an error. The codecs have Dutch texts only. */
const expectations: Readonly<Record<string, string>> = {
  Bedrag: 'expected an amount from 0 to 99999999',
  Datum: 'expected a date as yyyy-mm-dd',
  Tijdstip: 'expected a date and time in ISO 8601 with a time zone, such as 2026-03-14T12:00:00Z',
  Maanden: 'expected a whole number of months, at least 1',
  Hypotheekgevers: 'expected one or two hypotheekgevers',
  Volgnummer: 'expected the place in the list, 1 or 2',
  Normjaar: 'expected a year for which the norms are known',
  Rentetarieven: 'expected a rate from 0 to 100 percent per number of months',
  FinancieringsOpzet: 'expected a financieringsopzet',
  EindigGetal: 'expected a finite number',
  EindigGetalOfNull: 'expected a finite number',
  TekstOfNull: 'expected a text',
  DubbeleSleutel: 'is present more than once; keep one',
  OnbekendVeld: 'there is no such field; check its name or leave it out',
  Opgegeven: 'expected a number, a text, true or false',
  Voorstellen: 'expected the names of norms',
  Rekenbewijs: 'expected a rekenbewijs',
  boolean: 'expected true or false',
  string: 'expected a text',
  number: 'expected a number',
}

/** The code of a problem, such as `TeGroot`. */
export type ProblemCode = keyof typeof problems

interface FieldProblem {
  /** The path of the field, such as `hypotheekgevers[0].inkomsten.bedrag`; empty for the whole body. */
  readonly veld: string
  readonly melding: Bilingual
}

/** The body of an error response: a problem document (RFC 9457) with texts in two languages. */
export interface Problem {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly melding: Bilingual
  /** The problems per field; only when the body does not decode. */
  readonly velden?: readonly FieldProblem[]
  /** The reason why a valid request cannot be calculated; absent for other problems. */
  readonly reden?: string
}

export const PROBLEM_TYPE = 'application/problem+json'

export const toProblem = (code: ProblemCode, details: Pick<Problem, 'velden' | 'reden'> = {}): Problem => {
  const { status, ...melding } = problems[code]
  return { type: 'about:blank', title: melding.en, status, code, melding, ...details }
}

/** Returns the problem with a field, in Dutch and English. */
export const toFieldProblem = (leesfout: Leesfout): FieldProblem => ({
  veld: leesfout.veld,
  melding: { nl: leesfout.melding, en: inEnglish(leesfout) },
})

const inEnglish = ({ ontbreekt, keuzes, verwacht }: Leesfout): string => {
  if (ontbreekt) return 'is missing'
  return expectations[verwacht] ?? (keuzes.length > 0 ? `expected one of ${keuzes.join(', ')}` : 'expected an object')
}
