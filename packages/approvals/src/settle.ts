import type { Mode } from './definition.ts'

/** One seat's vote. */
export interface Vote {
  readonly is: 'agree' | 'refuse' | 'open'
  readonly weight: number
}

/**
 * The result of a node's votes. Monotone: a further vote never changes `pass` or `refuse`, so it may be settled early.
 * The order of votes does not matter (I8), except that in `seq` only the first open one can be cast.
 */
export function settle(mode: Mode, votes: readonly Vote[]): 'pass' | 'refuse' | 'open' {
  const share = (is: Vote['is']) => votes.reduce((sum, vote) => (vote.is === is ? sum + weighed(mode, vote) : sum), 0)
  const [agreed, refused, open] = [share('agree'), share('refuse'), share('open')]
  const total = agreed + refused + open
  if (mode.kind === 'any') {
    if (agreed > 0) return 'pass'
    return refused > 0 && (mode.anyRefuse === 'first' || open === 0) ? 'refuse' : 'open'
  }
  if (mode.kind === 'all' || mode.kind === 'seq') {
    if (refused > 0) return 'refuse'
    return open === 0 && agreed > 0 ? 'pass' : 'open'
  }
  // Integers on both sides: shares of 33.3 % must not depend on binary fractions.
  const needed = mode.pass * total
  if (agreed > 0 && agreed * 100 >= needed) return 'pass'
  return (agreed + open) * 100 < needed || open === 0 ? 'refuse' : 'open'
}

const weighed = (mode: Mode, { weight }: Vote): number => (mode.kind === 'weight' ? weight : 1)
