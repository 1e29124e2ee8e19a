import type { OptionItem } from '@shouya/forms/document'

export interface PlainOption {
  readonly value: string | number
  readonly label: string
  readonly children?: PlainOption[]
}

const cache = new WeakMap<readonly OptionItem[], PlainOption[]>()

/** Options reduced to the keys that antd expects, since it passes further keys on as props of elements. */
export function plainOptions(options: readonly OptionItem[] | undefined): PlainOption[] {
  if (!options) return []
  const cached = cache.get(options)
  if (cached) return cached
  const reduced = options.map(({ value, label, children }) => ({
    value,
    label: label ?? String(value),
    ...(children && children.length > 0 && { children: plainOptions(children) }),
  }))
  cache.set(options, reduced)
  return reduced
}
