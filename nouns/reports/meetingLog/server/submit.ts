import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { meetingLog } from '../noun.ts'
import { LEAST_CONTENT, LEAST_PRESENT, leastMinutes, minutesBetween, prefixOf } from '../rules.ts'
import { peopleOf, todosOf } from './parts.ts'
import { status } from './rules.ts'
import { keep } from './save.ts'

/** Submits the caller's draft: it gets its number, and everybody named is asked to sign. */
export async function submit(
  ctx: Ctx,
  input: Input<typeof Contract.Submit>,
): Promise<Answered<typeof Contract.Submit>> {
  checkComplete(input)
  const draft = await keep(ctx, input)
  const unit = await unitInScope(ctx, draft.dept_id)
  const [people, todos] = await Promise.all([peopleOf(ctx.db, [draft.id]), todosOf(ctx.db, [draft.id])])
  const [bill_no = ''] = await nextNumber(
    ctx.db,
    prefixOf(draft.log_type),
    draft.begin_time.slice(0, 10),
    unit.dept_code,
  )
  const saved = await changeRow(ctx, meetingLog, draft, {
    ...{ bill_no, status: status.signing, submit_time: ctx.now },
    sign_hash: signedHash(meetingLog, { ...draft, bill_no, people, todos }, ctx.services.database.timezone),
  })
  await remind(
    ctx.db,
    {
      code: 'meeting_sign',
      receivers: people.flatMap(({ user_id }) => (user_id === null || user_id === ctx.user.userId ? [] : [user_id])),
      params: { bill_no, dept: draft.dept_name, title: draft.title },
      link: linkTo(meetingLog, draft.id),
      table: 'meeting_log',
      id: draft.id,
      level: 1,
    },
    ctx.now,
  )
  return { ...saved, bill_no }
}

/** What a draft may lack and a record may not (domain 5.3). */
function checkComplete({ log_type, begin_time, end_time, content, photos, people }: Input<typeof Contract.Submit>) {
  if (minutesBetween(begin_time, end_time) < leastMinutes(log_type))
    failAt('end_time', 'meetingLog.refused.tooShort', { min: leastMinutes(log_type) })
  if (content.length < LEAST_CONTENT) failAt('content', 'meetingLog.refused.content', { min: LEAST_CONTENT })
  if (photos.length === 0) failAt('photos', 'input.required')
  if (people.filter(({ absent_reason }) => !absent_reason).length < LEAST_PRESENT)
    failAt('people', 'meetingLog.refused.present', { min: LEAST_PRESENT })
}
