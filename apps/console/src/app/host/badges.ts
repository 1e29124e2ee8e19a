import { useMemo } from 'react'
import { hasDuty, useUser } from '../../api/account.ts'
import { useMayCall } from '../../api/can.ts'
import { useRead } from '../../api/useRead.ts'

/** Path of a page → number of items that wait for the user there; pages without any are left out. */
export type Badges = Readonly<Record<string, number>>

const inbox = '/form/step'
const noBadges: Badges = {}

/** The counts next to page names in menu and tabs: read at a change and when the window becomes visible. */
export function useBadges(): Badges {
  const mayCall = useMayCall()
  const user = useUser()
  const enabled = mayCall('OaExamine/GetAuditCount') && !hasDuty(user)
  const { data } = useRead('OaExamine/GetAuditCount', {}, { enabled })
  const count = (enabled && data?.count) || 0
  return useMemo(() => (count > 0 ? { [inbox]: count } : noBadges), [count])
}

/** The text of a badge: the server counts up to a hundred. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
