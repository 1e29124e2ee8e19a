import type { RowOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useState } from 'react'

type Whole = RowOf<'Member/Reveal'>

/** The whole numbers of a member after the user has asked for them; each request is logged. */
export function useWholeNumbers(id: number) {
  const [seen, setSeen] = useState<{ id: number; numbers: Whole }>()
  const reveal = useAction('Member/Reveal', { onSuccess: (numbers, body) => setSeen({ id: body.id, numbers }) })
  return {
    // The numbers of the next member are masked again.
    whole: seen?.id === id ? seen.numbers : undefined,
    asking: reveal.isPending,
    ask: () => reveal.mutate({ id }),
  }
}
