import type { OptionItem } from '@shouya/forms/document'
import { call } from '../api/call.ts'
import type { DataOf } from '../api/path.ts'

type Given = DataOf<'CustomForm/GetSources'>['options']
export type Options = Readonly<Record<string, readonly OptionItem[]>>
export type Read = { options: Options; missing: readonly string[] }

/** Options of sources by name. A source that no longer exists has none. */
export async function readSources(keys: readonly string[], signal: AbortSignal): Promise<Read> {
  if (keys.length === 0) return { options: {}, missing: [] }
  const { options, missing } = await call('CustomForm/GetSources', { keys: [...keys] }, { signal })
  return { options: { ...asOptions(options), ...Object.fromEntries(missing.map((key) => [key, []])) }, missing }
}

/** Namesakes are distinguished by their unit. */
export const asOptions = (sources: Given): Options =>
  Object.fromEntries(Object.entries(sources).map(([key, items]) => [key, items.map(asOption)]))

function asOption({ value, label, note, children }: Given[string][number]): OptionItem {
  return {
    value,
    label: note ? `${label} · ${note}` : label,
    ...(children && { children: children.map(asOption) }),
  }
}
