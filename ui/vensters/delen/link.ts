import { type PageFragment, SHARED_NAME } from '../../basis/context/settings'

/** Matches the route of the page at the start of a fragment: a path such as `/a` or `!/a`, and the `?` after it. */
const ROUTE = /^(!?\/[^?]*)\??/

/** Splits a URL fragment into the route of the page (empty when there is no route) and the parameters. */
const split = (fragment: string): { readonly route: string; readonly parameters: readonly string[] } => {
  const [begin = '', route = ''] = ROUTE.exec(fragment) ?? []
  const rest = fragment.slice(begin.length)
  return { route, parameters: begin === route && rest === '' ? [] : rest.split('&') }
}

const join = (route: string, parameters: readonly string[]): string =>
  parameters.length === 0 ? route : `${route === '' ? '' : `${route}?`}${parameters.join('&')}`

/** Matches a shared calculation that is the whole fragment, or follows an anchor of the page after `--`. */
const ANCHORED = new RegExp(`(?:^|--)${SHARED_NAME}-(\\d+(?:\\\\|%5[Cc])?_.*)$`)

/** Matches white space as an address writes it, for instance after a mail program has broken the link. */
const SPACE = /%(?:20|0[9ad])/gi

/** Matches a backslash as an address writes it. */
const BACKSLASH = /%5C/gi

/**
 * Returns the shared calculation in a parameter, as text; undefined when there is none. Without a value, a parameter
 * with the name of the calculation may be an anchor of the page.
 */
const sharedOf = (parameter: string): string | undefined => {
  const [, anchored] = ANCHORED.exec(parameter) ?? []
  if (anchored !== undefined) return anchored.replaceAll(SPACE, ' ').replaceAll(BACKSLASH, '\\')
  return parameter.includes('=') ? (new URLSearchParams(parameter).get(SHARED_NAME) ?? undefined) : undefined
}

/** Returns the parameters of the page itself, without the shared calculation. */
const ownOf = (parameters: readonly string[]): readonly string[] =>
  parameters.flatMap((parameter) => {
    if (sharedOf(parameter) === undefined) return [parameter]
    const { index = 0 } = ANCHORED.exec(parameter) ?? {}
    return index > 0 ? [parameter.slice(0, index)] : []
  })

/** Returns the shared calculation in a fragment, as text; undefined when there is none. */
export const sharedIn = (fragment: string): string | undefined =>
  split(fragment)
    .parameters.map(sharedOf)
    .find((tekst) => tekst !== undefined)

/** The names of the query parameters with which advertisers and mailings follow visitors. */
const TRACKERS =
  'utm_\\w+|mtm_\\w+|pk_\\w+|hsa_\\w+|_hs\\w+|gad_\\w+|gclid|gclsrc|gbraid|wbraid|dclid|srsltid|_gl|fbclid|' +
  'msclkid|ttclid|twclid|li_fat_id|igshid|igsh|epik|rdt_cid|sccid|yclid|mc_[ce]id|mkt_tok|vero_id|_kx|ef_id|s_kwcid|awc'
const TRACKING = new RegExp(`^(?:${TRACKERS})(?:=|$)`, 'i')

const untracked = (parameters: readonly string[]): readonly string[] =>
  parameters.filter((parameter) => !TRACKING.test(parameter))

/** Returns an address without the tracking parameters in its query. The other parameters stay exactly the same. */
const withoutTracking = (address: string): string =>
  address.replace(/^([^?#]*)\?([^#]*)/, (_, page: string, query: string) => {
    const parameters = untracked(query.split('&'))
    return parameters.length === 0 ? page : `${page}?${parameters.join('&')}`
  })

/** Matches an anchor of letters, digits, `-` and `_`, which is a valid CSS selector after `#`. */
const ANCHOR = /^[\w-]+$/

/**
 * Returns `fragment` with the shared calculation `tekst`. The result is a valid CSS selector after `#`, because pages
 * pass their fragment to jQuery. A page with a route or parameters in its fragment gets a parameter instead.
 */
const fragmentWith = (tekst: string, fragment: string): string => {
  const { route, parameters } = split(fragment)
  const own = untracked(ownOf(parameters))
  const anchored = `${SHARED_NAME}-${tekst}`
  const [anchor, ...rest] = own
  if (route !== '' || rest.length > 0) return join(route, [...own, `${SHARED_NAME}=${tekst}`])
  if (anchor === undefined) return anchored
  return ANCHOR.test(anchor) ? `${anchor}--${anchored}` : join('', [anchor, `${SHARED_NAME}=${tekst}`])
}

/**
 * Returns the URL of the page with the shared calculation `tekst`; undefined when no URL leads back to the page. The
 * URL includes the page's own route, anchor and parameters, except tracking parameters.
 */
export const linkTo = (tekst: string, fragment: PageFragment): string | undefined => {
  const address = fragment.addressWith(fragmentWith(tekst, fragment.read()))
  return address && withoutTracking(address)
}

export const clearShared = (fragment: PageFragment): void => {
  const { route, parameters } = split(fragment.read())
  fragment.replace(join(route, ownOf(parameters)))
}
