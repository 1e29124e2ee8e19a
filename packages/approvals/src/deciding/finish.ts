import type { Definition } from '../definition.ts'
import type { Event } from '../event.ts'
import { indexFlow } from '../indexFlow.ts'
import { type Emission, isLive } from '../instance.ts'
import type { Deciding } from './deciding.ts'

/** Ends the request: no task stays open (I3), and only comments and copies can follow (I2). */
export function finish(
  deciding: Deciding,
  event: Extract<Event, { type: 'refused' | 'withdrawn' | 'terminated' }>,
): undefined {
  cancelLive(deciding)
  deciding.emit(event)
}

function cancelLive(deciding: Deciding): undefined {
  const live = deciding.instance.tasks.filter(isLive).map(({ no }) => no)
  if (live.length > 0) deciding.emit({ type: 'ended', tasks: live, as: 'cancelled' })
}

/** Approves the request and publishes the topics of `onPass`, or for a revocation those that undo them. */
export function approve(deciding: Deciding): undefined {
  const { link } = deciding.origin
  const { definition } = deciding.flow
  const topics =
    link?.as === 'revocation'
      ? link.effects.flatMap((emission) => undoOf(definition, emission) ?? [])
      : (definition.onPass ?? []).map(({ topic }) => topic)
  for (const topic of topics) deciding.emit({ type: 'emitted', topic, node: null }, null)
  deciding.emit({ type: 'approved' })
}

/** By the trigger that published it, or by the end of the flow; the same topic can have several undo topics. */
function undoOf(definition: Definition, { topic, node }: Emission): string | undefined {
  if (node === null) return definition.onPass?.find((effect) => effect.topic === topic)?.undo
  const trigger = indexFlow(definition).get(node)?.node
  return trigger?.type === 'trigger' ? trigger.undo : undefined
}
