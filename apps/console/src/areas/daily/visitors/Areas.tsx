import { mark } from '../../../i18n/language.ts'
import { useDictLabel } from '../../../ui/useDict.ts'

/** The areas that somebody may enter, in one line. */
export default function Areas({ areas }: { areas: readonly number[] }) {
  const label = useDictLabel('area')
  return areas.map(label).join(mark('、'))
}
