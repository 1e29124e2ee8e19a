import type { RowOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useState } from 'react'

type Whole = RowOf<'Escort/RevealStaff'>

/** The whole numbers of one person, once somebody has asked for them; each look is in the log. */
export function useWholeNumbers(id: number) {
  const [seen, setSeen] = useState<{ id: number; numbers: Whole }>()
  const reveal = useAction('Escort/RevealStaff', { onSuccess: (numbers, body) => setSeen({ id: body.id, numbers }) })
  return {
    // Beside the next person they are covered again.
    whole: seen?.id === id ? seen.numbers : undefined,
    asking: reveal.isPending,
    ask: () => reveal.mutate({ id }),
  }
}

export type Numbers = ReturnType<typeof useWholeNumbers>
