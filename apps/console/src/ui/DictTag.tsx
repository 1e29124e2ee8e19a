import StatusTag from './StatusTag.tsx'
import { statusKind } from './status.ts'
import { dictLabel, useDict } from './useDict.ts'

type Value = number | string | null | undefined

/** A state from a dictionary: the text is the dictionary's, colour and shape come from the product's single table. */
export default function DictTag({ dict, value }: { dict: string; value: Value }) {
  const options = useDict(dict)
  if (value === null || value === undefined) return '-'
  return <StatusTag kind={statusKind(dict, value)}>{dictLabel(options, value)}</StatusTag>
}
