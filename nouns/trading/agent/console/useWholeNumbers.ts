import type { RowOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useState } from 'react'

/** The whole numbers of an agent after the user has asked for them; each request is logged. */
export function useWholeNumbers(id: number) {
  const [seen, setSeen] = useState<{ id: number; numbers: RowOf<'Agent/Reveal'> }>()
  const reveal = useAction('Agent/Reveal', { onSuccess: (numbers, body) => setSeen({ id: body.id, numbers }) })
  return {
    // Those of the next agent are masked again.
    whole: seen?.id === id ? seen.numbers : undefined,
    asking: reveal.isPending,
    ask: () => reveal.mutate({ id }),
  }
}

export type Numbers = ReturnType<typeof useWholeNumbers>
