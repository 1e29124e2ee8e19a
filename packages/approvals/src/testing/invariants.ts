import { votesOn } from '../deciding/seats.ts'
import type { FlowNode } from '../definition.ts'
import type { Recorded } from '../event.ts'
import type { Flow } from '../flow.ts'
import { type Instance, isEnded, isLive } from '../instance.ts'
import { holdersOf } from '../project.ts'
import { settle } from '../settle.ts'

/** Violations of the invariants of approvals.md 4.7 in an instance, each with its number. */
export function wrongWith(flow: Flow, instance: Instance): readonly string[] {
  const { status, tasks, marks } = instance
  const violations: string[] = []
  const must = (holds: boolean, message: string) => void (holds || violations.push(message))
  const open = tasks.filter((task) => task.status === 'open')
  const timers = Object.values(marks).filter(({ elapsesAt }) => elapsesAt !== null)
  if (status === 'running') must(open.length + timers.length > 0, 'I1: running with nothing open')
  if (status === 'returned') must(open.length === 1 && open[0]?.kind === 'resubmit', 'I1: returned to nobody')
  if (isEnded(instance)) {
    must(!tasks.some(isLive), 'I3: a task lives on after the end')
    must(timers.length === 0 && tasks.every(({ timerAt }) => timerAt === null), 'I3: a timer lives on after the end')
  }
  for (const task of tasks) {
    must(isLive(task) || task.timerAt === null, `I3: timer of task ${task.no} after its end`)
    must(task.timerAt === null || task.dueAt !== null, `timer of task ${task.no} without a limit`)
    if (!isLive(task) || task.node === null) continue
    const mark = marks[task.node]
    must(mark?.act === task.act && mark.state === 'open', `I12: task ${task.no} lives on an older activation`)
    must(task.assignee !== null || task.pool.length > 0, `I21: task ${task.no} is in nobody's inbox`)
    if (task.status === 'suspended')
      must(
        tasks.some((child) => child.parent === task.no && isLive(child)),
        `I17: task ${task.no} waits for nobody`,
      )
  }
  if (status === 'running') {
    const result = structure(instance, flow.definition.flow, must)
    must(result !== 'done', 'I1: running although all is passed')
  }
  if (status === 'approved') {
    must(structure(instance, flow.definition.flow, must) === 'done', 'I9: approved with something not passed')
    must(
      tasks.every(({ status: taskStatus }) => taskStatus !== 'open'),
      'I9',
    )
  }
  must(instance.round <= flow.definition.policies.maxRounds, 'I16: more rounds than there may be')
  return violations
}

/** Done nodes first, at most one that waits, nothing entered after it; unchosen branches untouched (I9, I13). */
function structure(
  instance: Instance,
  nodes: readonly FlowNode[],
  must: (holds: boolean, message: string) => void,
): 'done' | 'waits' {
  let state: 'done' | 'waits' = 'done'
  for (const node of nodes) {
    const mark = instance.marks[node.id]
    if (state === 'waits') {
      must(mark === undefined, `I13: ${node.id} was entered before what comes first had ended`)
      continue
    }
    if ('branches' in node && mark)
      for (const branch of node.branches) {
        const chosen = mark.branches.includes(branch.id)
        if (!chosen)
          must(
            branch.flow.every(({ id }) => !instance.marks[id]),
            `I13: ${branch.id} was not chosen`,
          )
        else if (structure(instance, branch.flow, must) === 'waits')
          must(mark.state === 'open', `I13: ${node.id} was joined too early`)
      }
    if ('mode' in node && mark?.how === 'votes')
      must(settle(node.mode, votesOn(instance, node.id)) === 'pass', `I9: ${node.id} was passed without the votes`)
    if ('mode' in node && mark?.state === 'open')
      must(openOn(instance, node.id) > 0, `I17: nobody can act on ${node.id}`)
    if (mark?.state !== 'done') state = 'waits'
  }
  return state
}

const openOn = ({ tasks, marks }: Instance, node: string): number =>
  tasks.filter((task) => task.node === node && task.act === marks[node]?.act && task.status === 'open').length

const ASIDE = new Set(['commented', 'copied', 'read'])

/** Violations in a step from one instance to the next. */
export function wrongWithStep(before: Instance, records: readonly Recorded[], after: Instance): readonly string[] {
  const violations: string[] = []
  const must = (holds: boolean, message: string) => void (holds || violations.push(message))
  if (isEnded(before))
    must(
      records.every(({ event }) => ASIDE.has(event.type)),
      'I2: something happened after the end',
    )
  must(records.filter(({ event }) => ENDS.has(event.type)).length <= 1, 'I2: ended twice')
  for (const [index, record] of records.entries())
    must(record.seq === before.seq + index + 1, 'I7: a number is missing')
  for (const [index, task] of before.tasks.entries())
    if (!isLive(task)) {
      const now = after.tasks[index]
      const isSame = now?.status === task.status && now.endedBy === task.endedBy && now.ended === task.ended
      must(isSame, `I4: task ${task.no} ended twice`)
    }
  for (const { event, actor } of records) {
    if (event.type !== 'decided' || event.auto !== null) continue
    const task = before.tasks[event.task - 1]
    must(task?.status === 'open', `I4: task ${event.task} was not open`)
    must(
      task !== undefined && actor !== null && holdersOf(task).includes(actor),
      `I5: ${actor} may not decide ${event.task}`,
    )
  }
  must(
    JSON.stringify([before.origin?.definitionVersion, before.origin?.formVersion]) ===
      JSON.stringify([after.origin?.definitionVersion, after.origin?.formVersion]) || before.origin === null,
    'I19: another version',
  )
  entering(before, records, after, must)
  return violations
}

/** A node is entered once until a return or a take-back removes its mark; a return asks its target again. */
function entering(
  before: Instance,
  records: readonly Recorded[],
  after: Instance,
  must: (holds: boolean, message: string) => void,
): undefined {
  const marked = new Set(Object.keys(before.marks))
  for (const { event } of records) {
    if (event.type === 'returned' || event.type === 'takenBack') for (const id of event.nodes) marked.delete(id)
    if (event.type !== 'entered' && !(event.type === 'passed' && event.how === 'carried')) continue
    must(!marked.has(event.node), `I13: ${event.node} was entered twice`)
    marked.add(event.node)
  }
  const last = records.findLast(({ event }) => event.type === 'returned')?.event
  if (last?.type !== 'returned' || last.to === null || after.status !== 'running') return
  const entered = records.some(({ event }) => event.type === 'entered' && event.node === last.to)
  must(entered && last.nodes.includes(last.to), `I12: ${last.to} was not asked anew`)
}

const ENDS = new Set(['approved', 'refused', 'withdrawn', 'terminated'])
