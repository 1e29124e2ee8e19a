import { mark } from '@shouya/console/i18n/language.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import Words from '@shouya/console/ui/Words.tsx'

/** The areas that somebody may enter, one after the other. */
export default function Areas({ areas }: { areas: readonly number[] }) {
  const label = useDictLabel('area')
  const all = areas.map(label).join(mark('、'))
  return <Words text={all} full={all} />
}
