import { useAction } from '@shouya/console/api/useAction.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Request } from './request.ts'

type Item = { path: (string | number)[]; value: unknown }

/** The sensitive values of a request once somebody has asked for them; read anew when the form is another one. */
export function useSensitive({ id, data, masked, allowed }: Pick<Request, 'id' | 'data' | 'masked' | 'allowed'>) {
  const [shown, setShown] = useState<{ of: Request['data']; items: Item[] }>()
  const action = useAction('OaExamine/Reveal', {
    onSuccess: (items) => setShown({ of: data, items: items as Item[] }),
  })
  const may = allowed.includes('reveal')
  const again = useEffectEvent(() => {
    if (may && !action.isPending) action.mutate({ id })
  })
  const old = shown !== undefined && shown.of !== data
  useEffect(() => {
    if (old) again()
  }, [old])
  return {
    /** What stood there until now stays while it is read anew: nobody loses what they type. */
    items: may ? shown?.items : undefined,
    offered: masked.length > 0 && may && shown === undefined,
    pending: action.isPending,
    start: () => action.mutate({ id }),
  }
}
