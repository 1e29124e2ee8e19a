import { useWord } from '@shouya/console/ui/useWord.ts'

/** What an event of the posting table is called. */
export function useEventWord(): (event: string) => string {
  const word = useWord()
  return (event) => word(`ledger.event.${event}`, event)
}
