import { createElement } from 'react'

/** A recipe after the build. The style sheet has a class for each combination of values of the recipe's variants. */
export interface CompiledRecipe {
  /** The name with which each class of the recipe starts. */
  readonly name: string
  /** The default value of each variant; absent if the recipe has no variants. */
  readonly variants?: Readonly<Record<string, string>>
}

/** The properties of a component: attributes of its HTML element, and values of its variants. */
interface Props {
  readonly className?: string
  readonly [name: string]: unknown
}

/** Returns an HTML element component with the class of the chosen variants. Replaces Chakra's factory in the build. */
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
