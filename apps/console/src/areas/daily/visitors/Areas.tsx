import { mark } from '../../../i18n/language.ts'
import { useDictLabel } from '../../../ui/useDict.ts'
import Words from '../../../ui/Words.tsx'

/** The areas that somebody may enter, one after the other. */
export default function Areas({ areas }: { areas: readonly number[] }) {
  const label = useDictLabel('area')
  const all = areas.map(label).join(mark('、'))
  return <Words text={all} full={all} />
}
