import { dictLabel, useDict } from './useDict.ts'
import Words from './Words.tsx'

type Props = { dict: string; value: number | string | null | undefined }

/** The label of a dictionary's value as text; in a list it wraps if it is longer than its column. */
export default function DictText({ dict, value }: Props) {
  return <Words text={dictLabel(useDict(dict), value)} />
}
