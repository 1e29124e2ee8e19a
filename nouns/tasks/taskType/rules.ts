/** Receivers of reminders: the unit's safety officer (or whom the task names), its head, the branch's security section. */
export const remindTo = ['duty', 'leader', 'branch'] as const

/** The unit's own times: `opening` is its begin less `check.before_open_deadline_min`, `closing` is `check.close_deadline`. */
export const deadlineAnchors = ['opening', 'begin', 'end', 'closing', 'deliver', 'collect'] as const

export type Anchor = (typeof deadlineAnchors)[number]

/** A deadline rule in its parts: a fixed time, or one of the unit's times with minutes more or less. */
export type DeadlineParts = { anchor: Anchor | 'fixed'; time: string | null; more: number }

/** `15:00` or `deliver+60m` in its parts. */
export function partsOf(rule: string): DeadlineParts {
  const [, name = '', more = '0'] = /^([a-z]+)(?:([+-]\d+)m)?$/.exec(rule) ?? []
  const anchor = deadlineAnchors.find((candidate) => candidate === name)
  return anchor ? { anchor, time: null, more: Number(more) } : { anchor: 'fixed', time: rule, more: 0 }
}

/** The stored rule of its parts. */
export function ruleOf({ anchor, time, more }: DeadlineParts): string {
  if (anchor === 'fixed') return time ?? ''
  return more === 0 ? anchor : `${anchor}${more > 0 ? '+' : '-'}${Math.abs(more)}m`
}
