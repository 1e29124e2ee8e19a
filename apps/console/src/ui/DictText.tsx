import { dictLabel, useDict } from './useDict.ts'

type Props = { dict: string; value: number | string | null | undefined }

/** The word of a dictionary's value as text. */
export default function DictText({ dict, value }: Props) {
  return dictLabel(useDict(dict), value)
}
