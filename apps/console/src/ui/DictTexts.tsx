import { mark } from '../i18n/language.ts'
import { useDictLabel } from './useDict.ts'
import Words from './Words.tsx'

/** The labels of several values of a dictionary, joined. */
export default function DictTexts({ dict, values }: { dict: string; values: readonly number[] }) {
  const label = useDictLabel(dict)
  const labels = values.map(label).join(mark('、'))
  return <Words text={labels} full={labels} />
}
