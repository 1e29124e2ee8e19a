import { dictLabel, useDict } from './useDict.ts'
import Words from './Words.tsx'

type Props = { dict: string; value: number | string | null | undefined }

/** The word of a dictionary's value as text; in a list it goes on in a second line where it is longer than its column. */
export default function DictText({ dict, value }: Props) {
  return <Words text={dictLabel(useDict(dict), value)} />
}
