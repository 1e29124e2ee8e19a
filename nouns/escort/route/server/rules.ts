import type { MessageKey } from '@shouya/contract/messages'

type Stop = { dept_id: number; deliver_plan: string; collect_plan: string }
type Issue = { path: string; reason: MessageKey }

/** The faults of a route's stops (domain 3.4, 20): each unit once, times `HH:mm` that increase from stop to stop. */
export function stopIssues(stops: readonly Stop[]): Issue[] {
  const seen = new Set<number>()
  return stops.flatMap(({ dept_id, deliver_plan, collect_plan }, at) => {
    const before = stops[at - 1]
    const issues: (Issue | false)[] = [
      seen.has(dept_id) && { path: `stops.${at}.dept_id`, reason: 'route.refused.stopTwice' },
      collect_plan <= deliver_plan && { path: `stops.${at}.collect_plan`, reason: 'route.refused.collectAfter' },
      before !== undefined &&
        deliver_plan <= before.deliver_plan && { path: `stops.${at}.deliver_plan`, reason: 'route.refused.stopOrder' },
      before !== undefined &&
        collect_plan <= before.collect_plan && { path: `stops.${at}.collect_plan`, reason: 'route.refused.stopOrder' },
    ]
    seen.add(dept_id)
    return issues.filter((issue) => issue !== false)
  })
}
