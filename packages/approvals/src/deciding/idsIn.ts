import { isList, own } from '@shouya/forms/json'
import type { Deciding } from './deciding.ts'

/** Ids in a field, one or several. Forms store a choice as text or number. */
export function idsIn({ instance }: Deciding, model: string): readonly number[] {
  const value = own(instance.form, model) ?? null
  return (isList(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0)
}
