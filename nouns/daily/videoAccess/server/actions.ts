import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { find } from '@shouya/server/registers/find.ts'
import { requestsOnTheWay } from '../../../approvals/server/public.ts'
import * as VideoAccess from '../contract.ts'
import { videoAccess } from '../noun.ts'
import { openPersonal } from './numbers.ts'
import { registerAccess, supervisorsOf } from './register.ts'
import { conditionsOf, detailsOf, rowOf, storageDays } from './rows.ts'
import { saveAccess, submitAccess } from './save.ts'
import { refuseAccess, returnMedia, signAccess } from './steps.ts'

export const videoAccessActions = handle(VideoAccess, {
  ...listActions(videoAccess, {
    conditionsOf,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: detailsOf,
    paper: { order: ['biz_date'], max: VideoAccess.MOST_PRINTED },
  }),

  GetBlank: ({ services }) => storageDays(services),

  GetRequestList: (ctx) => requestsOnTheWay(ctx, 'video_access.create'),

  async GetPersonList(ctx, { dept_id }) {
    const unit = dept_id ?? ctx.user.deptId
    if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
    return supervisorsOf(ctx.db, unit).execute()
  },

  async GetLast(ctx, { dept_id }) {
    const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
    const last = await ctx.scoped
      .rows('video_access')
      .selectAll()
      .where('dept_id', '=', unit.id)
      .where('create_user_id', '=', ctx.user.userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last ? { ...last, camera_list: last.camera_list as never } : null
  },

  Save: saveAccess,
  Submit: submitAccess,
  Register: signed(registerAccess),
  Sign: signed(signAccess),
  Return: returnMedia,
  Refuse: refuseAccess,

  async Reveal(ctx, { id }) {
    const row = await find(ctx, 'video_access', id)
    ctx.note({ type: 3, table: 'video_access', id, billNo: row.bill_no ?? '', message: 'cert_no phone' })
    return (await openPersonal(ctx.db, ctx, row)) ?? fail('WrongState', { reason: 'visitor.refused.forgotten' })
  },
})
