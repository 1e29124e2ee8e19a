import type { RowOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useState } from 'react'

type Whole = RowOf<'Escort/RevealStaff'>

/** The whole numbers of a person after the user has requested them; each request is logged. */
export function useWholeNumbers(id: number) {
  const [seen, setSeen] = useState<{ id: number; numbers: Whole }>()
  const reveal = useAction('Escort/RevealStaff', { onSuccess: (numbers, body) => setSeen({ id: body.id, numbers }) })
  return {
    // The numbers of the next person are masked again.
    whole: seen?.id === id ? seen.numbers : undefined,
    asking: reveal.isPending,
    ask: () => reveal.mutate({ id }),
  }
}

export type Numbers = ReturnType<typeof useWholeNumbers>
