import type { OptionItem } from '@shouya/forms/document'

export interface PlainOption {
  readonly value: string | number
  readonly label: string
  readonly children?: PlainOption[]
}

const cache = new WeakMap<readonly OptionItem[], PlainOption[]>()

/** Options as antd takes them: further keys of a document's options would become props of its elements. */
export function plainOptions(options: readonly OptionItem[] | undefined): PlainOption[] {
  if (!options) return []
  const known = cache.get(options)
  if (known) return known
  const plain = options.map(({ value, label, children }) => ({
    value,
    label: label ?? String(value),
    ...(children && children.length > 0 && { children: plainOptions(children) }),
  }))
  cache.set(options, plain)
  return plain
}
