import { createHash } from 'node:crypto'
import { anchorOf, chain } from '@shouya/approvals/chain'
import type { Decided } from '@shouya/approvals/decide'
import type { Recorded } from '@shouya/approvals/event'
import type { Flow } from '@shouya/approvals/flow'
import { type Instance, isEnded } from '@shouya/approvals/instance'
import { holdersOf, project } from '@shouya/approvals/project'
import { everything } from '@shouya/server/core/access/everything.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { requestStates } from '../../request/noun.ts'
import { nodeNameOf } from '../../request/server/names.ts'
import { type NewRow, type Row, writeRequest } from '../../request/server/request.ts'
import type { Runner } from '../../request/server/runner.ts'
import { applyRows } from './applyRows.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

type Done = Extract<Decided, { is: 'done' }>

/** Writes the result of a command: events, the state after them, and the rows that follow from them. */
export async function persist(
  runner: Runner,
  row: Row | NewRow,
  flow: Flow,
  before: Instance,
  { records, states, instance: after }: Done,
): Promise<Row> {
  const previous = row.head ?? anchorOf(row.id, sha256)
  const links = chain(previous, records, sha256)
  const changes = records.flatMap((record, at) => project(states[at - 1] ?? before, record, states[at] ?? after))
  const head = links.at(-1)?.hash ?? previous
  const saved = await writeRequest(runner, row, { ...(await columnsOf(runner, row, flow, after)), head })
  await writeEvents(runner, row.id, records, links)
  await applyRows(runner, saved, flow, changes, records)
  const userIds = concernedBy(before, after)
  if (userIds.length > 0) await notify(runner.db, { type: 'task', userIds })
  return saved
}

async function writeEvents(
  { db }: Runner,
  id: number,
  records: readonly Recorded[],
  links: ReturnType<typeof chain>,
): Promise<void> {
  const rows = records.map(({ seq, at, actor, onBehalfOf, command, part, event }, index) => ({
    instance_id: id,
    seq,
    at: new Date(at),
    actor_id: actor,
    on_behalf_of: onBehalfOf,
    command_id: command,
    part,
    event: JSON.stringify(event),
    prev_hash: links[index]?.prevHash ?? '',
    hash: links[index]?.hash ?? '',
  }))
  await db.insertInto('appr_event').values(rows).execute()
}

/** The state as columns of the request's row. */
async function columnsOf(runner: Runner, row: Row | NewRow, flow: Flow, after: Instance) {
  const { now } = runner
  return {
    status: requestStates[after.status],
    title: after.title,
    state: JSON.stringify(after),
    draft: null,
    waits_at: waitsAt(flow, after),
    ...(row.submit_time === null ? { submit_time: now, bill_no: await numberOf(runner, row) } : {}),
    ...(isEnded(after) && row.finish_time === null ? { finish_time: now } : {}),
  }
}

async function numberOf({ db, now, services }: Runner, { dept_id }: Pick<Row, 'dept_id'>): Promise<string> {
  const { dept_code } = await everything(db)
    .selectFrom('dept')
    .select('dept_code')
    .where('id', '=', dept_id)
    .executeTakeFirstOrThrow()
  const [number] = await nextNumber(db, 'SP', localDay(now, services.database.timezone), dept_code)
  if (number === undefined) throw new Error('no number was given')
  return number
}

const LONGEST = 200

/** The names of the nodes where the request waits. */
export function waitsAt(flow: Flow, { tasks, marks, status }: Instance): string {
  if (status !== 'running' && status !== 'returned') return ''
  const open = tasks.filter((task) => task.status === 'open' || task.status === 'suspended').map(({ node }) => node)
  const delays = Object.entries(marks).flatMap(([node, { elapsesAt }]) => (elapsesAt === null ? [] : [node]))
  const names = [...new Set([...open, ...delays])].map((node) => nodeNameOf(flow.definition, node))
  return names
    .filter((name) => name !== '')
    .join('、')
    .slice(0, LONGEST)
    .toWellFormed()
}

/**
 * The people whose lists a command has changed: those who got or lost an open task or got a copy, and the initiator if
 * the request's state changed. Holders of open tasks may have the request open: they are notified of everything that
 * others do with it, except reading.
 */
function concernedBy(before: Instance, after: Instance): number[] {
  const [had, has] = [holdings(before), holdings(after)]
  const moved = [...had, ...has].filter(([key]) => had.has(key) !== has.has(key)).map(([, user]) => user)
  const informed = Object.keys(after.copies)
    .map(Number)
    .filter((user) => after.copies[user] !== before.copies[user])
  const initiator = after.origin && before.status !== after.status ? [after.origin.initiator.id] : []
  const looking = isReading(before, after) ? [] : [...has.values()]
  return [...new Set([...moved, ...informed, ...initiator, ...looking])]
}

/** Whether somebody has only read a task; a claim changes the holder. */
const isReading = (before: Instance, after: Instance): boolean =>
  after.seq === before.seq + 1 &&
  before.tasks.some(({ readAt, assignee }, at) => {
    const now = after.tasks[at]
    return now?.readAt !== readAt && now?.assignee === assignee
  })

/** Open tasks with their holders. */
const holdings = ({ tasks }: Instance): ReadonlyMap<string, number> =>
  new Map(
    tasks
      .filter(({ status }) => status === 'open')
      .flatMap((task) => holdersOf(task).map((user) => [`${task.no} ${user}`, user] as const)),
  )
