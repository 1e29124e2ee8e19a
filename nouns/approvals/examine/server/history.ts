import { canonical } from '@shouya/approvals/canonical'
import { anchorOf, brokenAt } from '@shouya/approvals/chain'
import type { Event, Recorded } from '@shouya/approvals/event'
import { replay } from '@shouya/approvals/evolve'
import type { Instance } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type { Lang } from '@shouya/contract/messages'
import type { Sign } from '@shouya/contract/sign'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fileOf, fileUrl } from '@shouya/server/core/files/files.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { topicName } from '../../effect/server/topics.ts'
import { findRequest } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { namesOf, nodeNameOf } from '../../request/server/names.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import { sha256 } from '../../run/server/persist.ts'
import type * as OaExamine from '../contract.ts'
import { concerns, isTold, openedBy } from './concerns.ts'

/** `instant`: with milliseconds, as in the chain; other times have whole seconds. */
const eventsOf = (db: Kysely<Unscoped>, id: number) =>
  db
    .selectFrom('appr_event')
    .selectAll()
    .select(sql<number>`(extract(epoch from at) * 1000)::bigint`.as('instant'))
    .where('instance_id', '=', id)
    .orderBy('seq')
    .execute()

/** Internal steps between the events that readers want to see. */
const untold: readonly Event['type'][] = [
  ...(['picked', 'entered', 'passed', 'opened', 'turned', 'resumed', 'unseated', 'pooled', 'read'] as const),
]

/** The events, oldest first, without values of the form: the form shows them to readers with the right. */
export const history = async (ctx: Ctx, { id }: Input<typeof OaExamine.GetHistory>) =>
  historyOf(ctx, await findRequest(ctx, id))

/** The history of a request that was already found. */
export async function historyOf(ctx: Ctx, row: Row) {
  const { definition } = await frozenFlow(ctx.db, row.flow_version_id)
  const { tasks } = stateOf(row)
  const rows = (await eventsOf(ctx.db, row.id)).map((each) => ({ ...each, event: each.event as unknown as Event }))
  const opened = openedBy(rows, tasks)
  const shown = rows
    .filter((each) => !untold.includes(each.event.type) && isTold(rows, each, tasks))
    .map((each) => ({ ...each, concerns: concerns(each.event, tasks, opened(each.command_id)) }))
  const names = await namesOf(ctx.db, [
    ...new Set(
      shown.flatMap((each) => [
        ...[each.actor_id, each.on_behalf_of].filter((personId) => personId !== null),
        ...each.concerns.people,
      ]),
    ),
  ])
  const files = await filesOf(ctx.db, shown)
  const person = (user: number | null) => (user === null ? null : { id: user, name: names.get(user) ?? '' })
  return shown.map(({ event, at, actor_id, on_behalf_of, concerns: { people, origin } }) => {
    const node = nodeIn(event, tasks)
    return {
      at,
      type: event.type === 'ended' ? 'unseated' : event.type,
      node_name: node === undefined ? null : nodeNameOf(definition, node),
      actor: person(actor_id),
      on_behalf_of: person(on_behalf_of),
      result: event.type === 'decided' ? event.result : null,
      auto: event.type === 'decided' ? event.auto : null,
      text: textIn(event, ctx.lang),
      people: people.flatMap((user) => person(user) ?? []),
      origin,
      files: event.type === 'commented' ? event.files.flatMap((url) => files.get(url) ?? []) : [],
      signed: event.type === 'decided' && event.signature !== null,
      sign_url: event.type === 'decided' ? drawnIn(event.signature) : null,
      task_no: 'task' in event && typeof event.task === 'number' ? event.task : null,
      to_name: event.type === 'returned' && event.to !== null ? nodeNameOf(definition, event.to) : null,
    }
  })
}

/** Address → file, of the comments. */
async function filesOf(db: Kysely<Unscoped>, rows: readonly { event: Event }[]) {
  const ids = rows.flatMap(({ event }) => (event.type === 'commented' ? event.files.map(fileOf) : []))
  const fileIds = ids.filter((id) => id !== null)
  if (fileIds.length === 0) return new Map()
  const attached = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.id', 'name', 'size'])
    .where('file.id', 'in', fileIds)
    .execute()
  return new Map(attached.map(({ id, name, size }) => [fileUrl(id), { url: fileUrl(id), name, size }]))
}

function nodeIn(event: Event, tasks: Instance['tasks']): string | null | undefined {
  if ('task' in event && typeof event.task === 'number') return tasks[event.task - 1]?.node
  if (event.type === 'ended') return tasks[(event.tasks[0] ?? 0) - 1]?.node
  if (event.type === 'returned') return event.from
  return 'node' in event ? event.node : undefined
}

function textIn(event: Event, lang: Lang): string {
  if ('reason' in event) return event.reason ?? ''
  if (event.type === 'commented') return event.text
  return event.type === 'emitted' ? topicName(lang, event.topic) : ''
}

/** The image of a drawn signature. */
const drawnIn = (signature: string | null): string | null =>
  signature === null ? null : (JSON.parse(signature) as Sign).img_url

/** Verifies the chain of a request: every link, and that replaying its events gives its state. */
export async function auditTrail(ctx: Ctx, { id }: Input<typeof OaExamine.GetLog>) {
  const row = await findRequest(ctx, id)
  const rows = await eventsOf(ctx.db, id)
  const records = rows.map((each) => ({
    seq: each.seq,
    at: Number(each.instant),
    actor: each.actor_id,
    onBehalfOf: each.on_behalf_of,
    command: each.command_id,
    part: each.part,
    event: each.event as unknown as Event,
    prevHash: each.prev_hash,
    hash: each.hash,
  }))
  const plain: Recorded[] = records.map(({ prevHash: _, hash: __, ...record }) => record)
  const broken = brokenAt(anchorOf(id, sha256), records, sha256)
  const isConsistent = canonical(replay(plain)) === canonical(stateOf(row))
  return {
    broken_at: broken ?? (isConsistent ? null : rows.length),
    events: rows.map(({ seq, at, actor_id, event, hash }) => {
      const happened = event as unknown as Event
      const about = happened.type === 'emitted' ? textIn(happened, ctx.lang) : ''
      return { seq, at, actor_id, type: happened.type, about, hash }
    }),
  }
}
