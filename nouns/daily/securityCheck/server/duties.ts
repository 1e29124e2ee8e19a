import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can, type Principal } from '@shouya/server/core/context.ts'
import type { DutyDay, DutyPart } from '@shouya/server/noun/dutyPart.ts'
import { securityCheck, sessions } from '../noun.ts'
import { awaitsSecond, type Check, status, taskOf } from './rules.ts'

const { permission, route: page } = securityCheck

/** Each session of the day: the people who must fill it in or sign it, and the page for the caller. */
export async function checkDuties({ db, user }: Ctx, { deptId, day }: DutyDay): Promise<[string, DutyPart][]> {
  const rows = await everything(db)
    .selectFrom('security_check')
    .select(['id', 'session', 'status', 'checker_sign', 'create_user_id', 'create_user_name'])
    .select(['second_checker_user_id', 'second_checker_user_name'])
    .where('dept_id', '=', deptId)
    .where('biz_date', '=', day)
    .where('status', '<>', status.revoked)
    .execute()
  return sessions.map((session) => {
    const row = rows.find((check) => check.session === session)
    const part = row ? partOf(row, user) : blankPart(session, user, deptId)
    return [taskOf(session), can(user, permission, 'query') ? part : { ...part, way: null }]
  })
}

/** Nothing was entered yet: the person on duty is awaited, and anybody of the unit who may enter checks can do it. */
function blankPart(session: number, user: Principal, deptId: number): DutyPart {
  const fills = can(user, permission, 'add') && user.deptId === deptId
  return { awaited: null, way: fills ? `${page}?new=${session}` : page, act: fills ? 'fill' : 'look' }
}

type Begun = Pick<Check, 'id' | 'session' | 'status' | 'checker_sign' | 'create_user_id' | 'create_user_name'> &
  Pick<Check, 'second_checker_user_id' | 'second_checker_user_name'>

function partOf(row: Begun, user: Principal): DutyPart {
  const record = `${page}?id=${row.id}`
  if (awaitsSecond(row)) {
    const { second_checker_user_id: user_id, second_checker_user_name: name } = row
    const signs = can(user, permission, 'sign') && user_id === user.userId
    return { awaited: [{ user_id, name: name ?? '' }], way: record, act: signs ? 'sign' : 'look' }
  }
  if (row.status !== status.draft) return { awaited: [], way: record, act: 'look' }
  const own = row.create_user_id === user.userId && can(user, permission, 'edit')
  const awaited = [{ user_id: row.create_user_id, name: row.create_user_name }]
  return { awaited, way: own ? `${page}?new=${row.session}` : record, act: own ? 'fill' : 'look' }
}
