import type { CountKey } from '@shouya/console/ui/page/Page.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'

/** The name of a counter, from the texts of its noun. */
export function useCounterName(): (key: CountKey) => string {
  const word = useWord()
  return (key) => word(`nounWords.count.${key}`, key)
}
