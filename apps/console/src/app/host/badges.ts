import { useMemo } from 'react'
import { hasDuty, useUser } from '../../api/account.ts'
import { useMayCall } from '../../api/can.ts'
import { useRead } from '../../api/useRead.ts'

/** Path of a page → how much waits there for the user; a page where nothing waits is left out. */
export type Badges = Readonly<Record<string, number>>

const inbox = '/form/step'
const none: Badges = {}

/** The counts beside the names of pages, in menu and tabs. The server tells when one changes; coming back asks as well. */
export function useBadges(): Badges {
  const mayCall = useMayCall()
  const user = useUser()
  const enabled = mayCall('OaExamine/GetAuditCount') && !hasDuty(user)
  const { data } = useRead('OaExamine/GetAuditCount', {}, { enabled })
  const count = (enabled && data?.count) || 0
  return useMemo(() => (count > 0 ? { [inbox]: count } : none), [count])
}

/** What stands in a badge: the server counts no further than a hundred. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count))
