import { createElement } from 'react'

/** A recipe after the build: the style sheet has a class for each combination of its variants. */
export interface CompiledRecipe {
  /** The start of each class name. */
  readonly name: string
  /** The default value of each variant; absent without variants. */
  readonly variants?: Readonly<Record<string, string>>
}

/** Attributes of the element, and values of variants. */
interface Props {
  readonly className?: string
  readonly [name: string]: unknown
}

/** Chakra's factory after the build: a part is a platform element with the class of its variants. */
export const chakra = (
  tag: string,
  { name, variants = {} }: CompiledRecipe,
  { defaultProps = {} }: { readonly defaultProps?: Props } = {},
) => {
  const Part = ({ className, ...given }: Props) => {
    const attributes: Record<string, unknown> = {}
    const chosen: Record<string, unknown> = { ...variants }
    for (const [key, value] of [...Object.entries(defaultProps), ...Object.entries(given)]) {
      const place = Object.hasOwn(variants, key) ? chosen : attributes
      if (value !== undefined) place[key] = value
    }
    const own = [name, ...Object.values(chosen)].join('-')
    return createElement(tag, { ...attributes, className: className ? `${className} ${own}` : own })
  }
  return Part
}
