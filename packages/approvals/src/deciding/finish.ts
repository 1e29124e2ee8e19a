import type { Definition } from '../definition.ts'
import type { Event } from '../event.ts'
import { indexFlow } from '../indexFlow.ts'
import { isLive } from '../instance.ts'
import type { Deciding } from './deciding.ts'

/** Ends the request: nobody has anything left to do on it (I3), and nothing but comments and copies follows (I2). */
export function finish(
  deciding: Deciding,
  event: Extract<Event, { type: 'refused' | 'withdrawn' | 'terminated' }>,
): undefined {
  cancelLive(deciding)
  deciding.emit(event)
}

export function cancelLive(deciding: Deciding): undefined {
  const live = deciding.instance.tasks.filter(isLive).map(({ no }) => no)
  if (live.length > 0) deciding.emit({ type: 'ended', tasks: live, as: 'cancelled' })
}

/** All is passed: the topics of `onPass` go out, of a revocation those that undo what the first request published. */
export function approve(deciding: Deciding): undefined {
  const { link } = deciding.origin
  const { definition } = deciding.flow
  const topics =
    link?.as === 'revocation'
      ? link.effects.flatMap(({ topic }) => undoOf(definition, topic) ?? [])
      : (definition.onPass ?? []).map(({ topic }) => topic)
  for (const topic of topics) deciding.emit({ type: 'emitted', topic, node: null }, null)
  deciding.emit({ type: 'approved' })
}

function undoOf(definition: Definition, topic: string): string | undefined {
  const triggers = [...indexFlow(definition).values()].flatMap(({ node }) => (node.type === 'trigger' ? [node] : []))
  return [...(definition.onPass ?? []), ...triggers].find((effect) => effect.topic === topic)?.undo
}
