import type { OptionItem } from '@shouya/forms/document'
import { ApiError } from '../../api/ApiError.ts'
import { call } from '../../api/call.ts'
import type { DataOf } from '../../api/path.ts'

type Given = DataOf<'CustomForm/GetSources'>
export type Options = Readonly<Record<string, readonly OptionItem[]>>

/** Options of sources by their names. Of a source that is gone since the form was published nothing can be chosen. */
export async function readSources(keys: readonly string[], signal: AbortSignal): Promise<Options> {
  if (keys.length === 0) return {}
  try {
    return asOptions(await call('CustomForm/GetSources', { keys: [...keys] }, { signal }))
  } catch (error) {
    const gone = error instanceof ApiError ? error.issues.map(({ path }) => keys[Number(path.split('.')[1])]) : []
    const left = keys.filter((key) => !gone.includes(key))
    if (left.length === keys.length) throw error
    const none = Object.fromEntries(gone.map((key) => [key, []]))
    return { ...(await readSources(left, signal)), ...none }
  }
}

/** People of one name are told apart by their unit. */
export const asOptions = (sources: Given): Options =>
  Object.fromEntries(Object.entries(sources).map(([key, items]) => [key, items.map(asOption)]))

function asOption({ value, label, note, children }: Given[string][number]): OptionItem {
  return {
    value,
    label: note ? `${label} · ${note}` : label,
    ...(children && { children: children.map(asOption) }),
  }
}
