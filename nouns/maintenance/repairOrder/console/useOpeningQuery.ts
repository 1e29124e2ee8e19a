import { useCan } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useAddress } from '@shouya/console/ui/address.ts'
import { useEffect, useEffectEvent } from 'react'
import { openingQuery } from './opening.ts'
import { type OrderList, repairShape } from './repairList.ts'

const asked = [...Object.keys(repairShape), 'keywords']

/** Gives an address that asks for nothing the query that the page opens with; returns whether the address has one. */
export function useOpeningQuery(list: OrderList): boolean {
  const { params, setParams } = useAddress()
  const can = useCan()
  const isAsked = asked.some((name) => params.has(name))
  const { data, error } = useRead('Repair/GetCount', {}, { enabled: !isAsked })
  const open = useEffectEvent(() => {
    const [name, value] = openingQuery(list, can, data?.status ?? {})
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.set(name, value)
      return next
    })
  })
  const isReady = !isAsked && (data !== undefined || error !== null)
  useEffect(() => {
    if (isReady) open()
  }, [isReady])
  return isAsked
}
