import { mark } from '../i18n/language.ts'
import { useDictLabel } from './useDict.ts'
import Words from './Words.tsx'

/** Several values of a dictionary in words, one after the other. */
export default function DictTexts({ dict, values }: { dict: string; values: readonly number[] }) {
  const label = useDictLabel(dict)
  const all = values.map(label).join(mark('、'))
  return <Words text={all} full={all} />
}
