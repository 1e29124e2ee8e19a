import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Calendar, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import { openOffice } from '@shouya/server/demo/office.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { workTime } from '@shouya/server/demo/workTime.ts'
import type { Kysely } from 'kysely'
import { runEffects } from '../effect/demo/part.ts'
import { saveLeave } from '../leave/server/actions.ts'
import { closeFlows, fillFlows } from '../template/demo/fillFlows.ts'
import { fireTimer } from '../timer/server/runTimers.ts'
import { makePlans } from './plans.ts'
import { begin, type Play, playOn, type Stage } from './play.ts'

export const part: DemoPart = {
  title: 'approvals',
  after: ['approvals/template'],
  tables: [
    'appr_category',
    'appr_flow',
    'appr_flow_version',
    'appr_instance',
    'appr_task',
    'appr_pool',
    'appr_part',
    'appr_cc',
    'appr_event',
    'appr_secret',
    'appr_timer',
    'appr_effect',
    'appr_leave',
    'file',
    'file_blob',
  ],
  fill: fillApprovals,
}

type Happening = { at: number; play: Play } | { at: number; leave: Away }
type Away = { who: Person; substitute: Person; from: number; to: number }

/** Flows, and three hundred requests of the last sixty days, processed in order of time by the nouns' own functions. */
async function fillApprovals(tx: Kysely<DB>, { people, admin, teams, days, services, all }: Ground) {
  const flows = await fillFlows(tx, { admin, days, services })
  const office = await openOffice(tx, people, services)
  const stage: Stage = { office, flows, days, admin }
  const guards = new Map(people.filter(({ role }) => role === 'guard').map((person) => [person.unit.id, person]))
  const happenings: Happening[] = [
    ...makePlans({ teams, guards, days }).map((plan) => ({
      at: plan.until ? plan.at : workTime(days, plan.at),
      play: begin(plan),
    })),
    ...awayTimes(teams, days).map((leave) => ({ at: leave.from - 30 * MINUTE, leave })),
  ]
  const db = tx as unknown as Kysely<Unscoped>
  for (let next = earliest(happenings); next && next.at <= days.present; next = earliest(happenings)) {
    happenings.splice(happenings.indexOf(next), 1)
    await fireTimers(db, services, next.at)
    if ('leave' in next) {
      const { who, substitute, from, to } = next.leave
      await saveLeave(office.as(who, next.at), {
        substitute_id: substitute.id,
        from_time: localText(from),
        to_time: localText(to),
        flow_ids: [],
        remark: '休假期间由其代为审批',
      })
      continue
    }
    const after = await playOn(stage, next.play, next.at)
    if (after !== null) happenings.push({ at: after, play: next.play })
  }
  await fireTimers(db, services, days.present)
  await closeFlows(tx, { admin, days, services }, flows)
  await runEffects(tx, all)
  const { count } = await tx
    .selectFrom('appr_instance')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { requests: Number(count) }
}

const earliest = (happenings: readonly Happening[]): Happening | undefined =>
  happenings.reduce<Happening | undefined>(
    (first, happening) => (!first || happening.at < first.at ? happening : first),
    undefined,
  )

/** Fires reminders and time-outs up to a moment, each at its own time. */
async function fireTimers(db: Kysely<Unscoped>, services: Services, until: number): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('appr_timer')
      .select(['id', 'due_time'])
      .where('done_time', 'is', null)
      .where('due_time', '<=', moment(new Date(until)))
      .orderBy('due_time')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return
    await fireTimer({ db, now: new Date(until), services }, due.id)
  }
}

/** Heads of outlets who were on leave for days, and one who is on leave now. */
function awayTimes(teams: readonly Team[], days: Calendar): Away[] {
  const shownIndex = teams.findIndex(({ unit }) => unit.dept_code === SHOWN_OUTLET)
  const away = (team: Team | undefined, from: number, to: number): Away[] =>
    team ? [{ who: team.leader, substitute: team.safety, from: days.at(from, 8 * 60), to: days.at(to, 18 * 60) }] : []
  return [
    ...away(teams[shownIndex], -30, -24),
    ...away(teams[(shownIndex + 7) % teams.length], -16, -10),
    ...away(teams[(shownIndex + 1) % teams.length], -2, 4),
  ]
}
