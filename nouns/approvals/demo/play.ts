import { Failure } from '@shouya/server/core/failure.ts'
import { type Calendar, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Office } from '@shouya/server/demo/office.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { workTime } from '@shouya/server/demo/workTime.ts'
import { comment, copy, terminate, urge, withdraw } from '../examine/server/aside.ts'
import { audit } from '../examine/server/audit.ts'
import { addRequest, editRequest } from '../examine/server/save.ts'
import { requestStates } from '../request/noun.ts'
import { stateOf } from '../request/server/request.ts'
import type { Flows } from '../template/demo/fillFlows.ts'
import { opinion } from './opinions.ts'
import type { Plan } from './plans.ts'
import { amended, valuesOf } from './values.ts'

/** The state of a request while it is played. */
export type Play = {
  readonly plan: Plan
  readonly draw: Random
  id: number
  data: Record<string, unknown>
  decisions: number
  twisted: boolean
  followed: boolean
}

export type Stage = { readonly office: Office; readonly flows: Flows; readonly days: Calendar; readonly admin: Person }

export const begin = (plan: Plan): Play => ({
  plan,
  draw: random(`approval ${plan.no}`),
  id: 0,
  data: {},
  decisions: 0,
  twisted: false,
  followed: false,
})

/** Nodes whose decisions are signed. */
const SIGNED = new Set(['FLOW_VIDEO n3', 'FLOW_VAULT n3'])

/** Plays the next step of a request; returns the time of the following step, null if there is none. */
export async function playOn(stage: Stage, play: Play, at: number): Promise<number | null> {
  const { plan, draw } = play
  const soon = () => {
    const next = at + Math.round(plan.pace * (0.5 + draw.next())) * MINUTE
    return plan.until ? next : workTime(stage.days, next)
  }
  if (play.id === 0) {
    await start(stage, play, at)
    return plan.twist === 'draft' || plan.twist === 'stall' || plan.until === 'n1' ? null : soon()
  }
  const ctx = stage.office.as(plan.by, at)
  const row = await ctx.db.selectFrom('appr_instance').selectAll().where('id', '=', play.id).executeTakeFirstOrThrow()
  const { running, returned, approved, refused } = requestStates
  if (row.status === returned) {
    if (plan.twist === 'returned') return null
    await editRequest(ctx, {
      id: row.id,
      version: row.version,
      data: amended(plan.code, at, play.data),
      picks: {},
      submit: true,
    })
    return soon()
  }
  if (row.status === running) {
    const { tasks } = stateOf(row)
    const open = tasks.filter(({ status, node }) => status === 'open' && node !== plan.until)
    const task = open[draw.int(0, Math.max(0, open.length - 1))]
    if (!task) return null
    await act(stage, play, at, task)
    return soon()
  }
  const follows =
    (row.status === approved && plan.twist === 'revoke') || (row.status === refused && plan.twist === 'again')
  if (play.followed || !follows) return null
  await follow(stage, play, at, row.status === approved ? 'revocation' : 'again')
  return soon()
}

async function start({ office, flows }: Stage, play: Play, at: number): Promise<void> {
  const { plan, draw } = play
  const flow = flows.get(plan.code)
  if (!flow) throw new Error(`no flow ${plan.code}`)
  const submit = plan.twist !== 'draft'
  const attach = submit ? office.attachFor(plan.by, at) : async () => ({})
  play.data = await valuesOf({ ...plan, at }, draw, attach)
  // A draft is only half filled in.
  const data = submit
    ? play.data
    : Object.fromEntries(
        Object.entries(play.data)
          .filter(([, value]) => !Array.isArray(value))
          .slice(0, 4),
      )
  const input = { flow_id: flow.id, version_id: flow.version_id, data, picks: {}, submit }
  play.id = (await addRequest(office.as(plan.by, at), input as Parameters<typeof addRequest>[1])).id
}

/** Submits again after a refusal, or revokes an approved request: the follow-up is a request of its own. */
async function follow({ office, flows }: Stage, play: Play, at: number, as: 'again' | 'revocation'): Promise<void> {
  const { plan } = play
  const flow = flows.get(plan.code)
  if (!flow) throw new Error(`no flow ${plan.code}`)
  // The same request again, with its own files and the dates of this day.
  const data = await valuesOf({ ...plan, at }, random(`approval ${plan.no}`), office.attachFor(plan.by, at))
  const input = {
    flow_id: flow.id,
    version_id: flow.version_id,
    data,
    picks: {},
    submit: true,
    link: { as, id: play.id },
  }
  play.id = (await addRequest(office.as(plan.by, at), input as Parameters<typeof addRequest>[1])).id
  play.followed = true
}

type Open = ReturnType<typeof stateOf>['tasks'][number]

async function act(stage: Stage, play: Play, at: number, task: Open): Promise<void> {
  const { office } = stage
  const { plan, draw } = play
  const who = office.person(task.assignee ?? task.pool[draw.int(0, task.pool.length - 1)] ?? 0)
  const ctx = office.as(who, at)
  const { id: task_id } = await ctx.db
    .selectFrom('appr_task')
    .select('id')
    .where('instance_id', '=', play.id)
    .where('no', '=', task.no)
    .executeTakeFirstOrThrow()
  if (task.assignee === null) {
    await audit(ctx, { task_id, command: 'claim' }, null)
    return
  }
  const isTurn = !play.twisted && play.decisions >= plan.step && task.part === 'main'
  if (isTurn) {
    play.twisted = true
    const happened = await twist(stage, play, at, { who, task_id, task }).catch(orNot)
    if (happened) return
  }
  play.decisions++
  const signed = SIGNED.has(`${plan.code} ${task.node}`) ? signatureOf(who, at) : null
  const work = task.node === 'n4' && plan.code === 'FLOW_TEMP_ESCORT'
  await audit(
    ctx,
    {
      task_id,
      command: 'agree',
      opinion: opinion(draw, work ? 'done' : 'agree'),
      ...(work && { data: carOf(play, at) }),
    },
    signed,
  )
}

const carOf = ({ draw }: Play, at: number) => ({
  car_no: `沧A·Y${draw.int(100, 999)}警`.replace('警', ''),
  crew: draw.pick(['一组：韩立、罗平', '二组：程刚、马远', '三组：高峰、田野']),
  arrive_time: localText(at + 90 * MINUTE).slice(0, 16),
})

const signatureOf = ({ id, real_name, ip }: Person, at: number) => ({
  sign: { user_id: id, name: real_name, time: localText(at), ip, method: 2 as const, img_url: null },
  fileId: null,
})

/** The chosen helper may take part already, as a substitute: then the request continues without the twist. */
function orNot(error: unknown): false {
  if (error instanceof Failure) return false
  throw error
}

/** Applies the twist of a request; false when it is impossible here. */
async function twist(
  stage: Stage,
  play: Play,
  at: number,
  { who, task_id, task }: { who: Person; task_id: number; task: Open },
): Promise<boolean> {
  const { office, admin } = stage
  const { plan, draw, id } = play
  const ctx = office.as(who, at)
  const initiator = office.as(plan.by, at)
  switch (plan.twist) {
    case 'refuse':
    case 'again':
      await audit(ctx, { task_id, command: 'refuse', opinion: opinion(draw, 'refuse') }, null)
      return true
    case 'return':
    case 'returned':
      await audit(ctx, { task_id, command: 'return', target: 'initiator', opinion: opinion(draw, 'return') }, null)
      return true
    case 'withdraw':
      await withdraw(initiator, { id, reason: opinion(draw, 'withdraw') })
      return true
    case 'terminate':
      await terminate(office.as(admin, at), { id, reason: opinion(draw, 'terminate') })
      return true
    case 'comment':
      await comment(ctx, { id, text: opinion(draw, 'comment'), files: [], mentions: [] })
      return true
    case 'urge':
      await urge(initiator, { id })
      return true
    case 'cc':
      await copy(ctx, {
        id,
        task_id,
        user_ids: [plan.team.teller.id, plan.team.safety.id].filter((person) => person !== who.id),
      })
      return true
    case 'transfer':
    case 'delegate':
    case 'addBefore':
    case 'addAfter': {
      const helper = helperOf(stage, play, who)
      if (task.node !== 'n1' || !helper) return false
      await audit(ctx, { task_id, command: plan.twist, user_ids: [helper], opinion: opinion(draw, plan.twist) }, null)
      return true
    }
    default:
      return false
  }
}

/** A person who may decide and does not take part yet: of the outlet, or the head of the unit above. */
function helperOf({ office }: Stage, { plan: { by, team } }: Play, who: Person): number | undefined {
  const others = [team.leader, team.safety].filter((person) => person !== by && person !== who)
  return others[0]?.id ?? office.person(who.id).unit.leader_user_id ?? undefined
}
