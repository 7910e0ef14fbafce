import { expect, it } from 'vitest'

import { toProblem, type ProblemCode } from '../../../adapters/server/problem/problem'
import { problems } from '../../../adapters/server/problem/problems'

/** What a caller is told, letter for letter. */
const GEZEGD: Readonly<Record<ProblemCode, readonly [number, string, string]>> = {
  OngeldigVerzoek: [400, 'Het verzoek klopt niet.', 'The request is not valid.'],
  GeenJson: [400, 'De inhoud van het verzoek is geen JSON.', 'The body of the request is not JSON.'],
  OnleesbareAanroep: [400, 'De aanroep is niet te lezen.', 'The call cannot be read.'],
  GeenToegang: [401, 'Het token van deze machine klopt niet.', 'The token of this machine is not right.'],
  GeenGeldigToken: [
    403,
    'Het anti-forgery-token ontbreekt, klopt niet of is verlopen. Laad de pagina opnieuw.',
    'The anti-forgery token is missing, wrong or out of date. Load the page again.',
  ],
  VreemdeSite: [403, 'Deze aanroep komt van een andere website.', 'This call comes from another web site.'],
  NietGevonden: [404, 'Hier is niets te vinden.', 'There is nothing to be found here.'],
  MethodeOnbekend: [405, 'Dit adres kent deze methode niet.', 'This address does not know this method.'],
  TeTraag: [408, 'De aanroep kwam niet op tijd binnen.', 'The call did not arrive in time.'],
  TeGroot: [413, 'De inhoud van het verzoek is te groot.', 'The body of the request is too large.'],
  GeenJsonType: [415, 'Stuur de inhoud als application/json.', 'Send the body as application/json.'],
  OnbruikbaarBereik: [
    416,
    'Dit deel heeft het bestand niet: vraag minder, of alles.',
    'The file has no such part: ask for less, or for all of it.',
  ],
  NietTeBerekenen: [
    422,
    'Dit is met deze rentes of normen niet te berekenen.',
    'This cannot be calculated with these rates or norms.',
  ],
  TeVaak: [429, 'Te veel aanroepen. Wacht even.', 'Too many calls. Wait a moment.'],
  KopTeGroot: [431, 'De kop van de aanroep is te groot.', 'The head of the call is too large.'],
  Storing: [500, 'Er ging iets mis. Probeer het later opnieuw.', 'Something went wrong. Try again later.'],
}

it.each(Object.entries(GEZEGD) as readonly [ProblemCode, readonly [number, string, string]][])(
  'the answer %s says what went wrong, in Dutch and in English',
  (code, [status, nl, en]) => {
    expect(toProblem(code)).toEqual({ type: 'about:blank', title: en, status, code, melding: { nl, en } })
  },
)

it('no answer is left out above', () => {
  expect(Object.keys(GEZEGD).toSorted()).toEqual(Object.keys(problems).toSorted())
})
