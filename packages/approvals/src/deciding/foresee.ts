import type { Deciding } from './deciding.ts'
import { find } from './find.ts'
import { insteadOfInitiator, isSelf } from './self.ts'

/**
 * Asks the questions of all nodes at once, so that the way to the end needs few rounds. Asking for branches that are
 * not taken costs less than another round.
 */
export function foresee(deciding: Deciding): undefined {
  for (const { node } of deciding.index.values()) {
    if (!('who' in node)) continue
    const users = node.who.flatMap((rule) => find(deciding, node.id, rule) ?? [])
    if (!('mode' in node)) continue
    for (const user of users) deciding.ask({ ask: 'person', user })
    if (node.due?.calendar === 'work') deciding.ask({ ask: 'calendar' })
    if (users.some((user) => isSelf(deciding, node, user))) insteadOfInitiator(deciding)
  }
}
