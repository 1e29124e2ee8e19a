import type { Row } from '@shouya/contract/action'
import * as Home from '@shouya/contract/controllers/Home'
import type { Ctx } from '../../../core/context.ts'
import { handle } from '../../../core/handle.ts'
import { foundRequests } from '../../approvals/public.ts'
import { foundForms } from '../../customForms/public.ts'
import {
  abnormalItems,
  foundChecks,
  foundFaults,
  foundKeys,
  foundMoneyBoxes,
  foundVideos,
  foundVisitors,
  lateDays,
  lateUnits,
  onTimeDays,
  videoApplicants,
} from '../../daily/public.ts'
import { certEnds, foundEscorts } from '../../escort/public.ts'
import { foundNotices } from '../../notices/public.ts'
import { foundRectifications, hazardCategories, hazardWeeks } from '../../rectify/public.ts'
import { auditUnits, errorDays, foundPeople, signInDays, storageUse } from '../../settings/public.ts'
import { taskDays, taskLateDays, taskUnits } from '../../tasks/public.ts'
import { completion } from './completion.ts'
import { countsOf } from './counts.ts'

/** Who makes which chart. What it takes to see one is declared in the contract. */
const charts: Readonly<Record<Home.Chart, (ctx: Ctx) => Promise<Row<typeof Home.GetChart>>>> = {
  completion,
  task_days: taskDays,
  task_units: taskUnits,
  task_late_days: taskLateDays,
  check_items: abnormalItems,
  key_late_days: lateDays,
  key_late_units: lateUnits,
  hazard_categories: hazardCategories,
  hazard_weeks: hazardWeeks,
  video_applicants: videoApplicants,
  cert_ends: certEnds,
  escort_on_time: onTimeDays,
  sign_ins: signInDays,
  errors: errorDays,
  storage: storageUse,
  audit_units: auditUnits,
}

export const home = handle(Home, {
  GetHomeCount(ctx) {
    const { counts } = ctx.services
    if (ctx.fresh) counts.drop(ctx.user.userId)
    return counts.read(ctx.user, ctx.now, () => countsOf(ctx))
  },

  GetChart: (ctx, { chart }) => charts[chart](ctx),

  async Search(ctx, { keywords }) {
    const groups = await Promise.all([
      foundRequests(ctx, keywords),
      foundForms(ctx, keywords),
      foundChecks(ctx, keywords),
      foundMoneyBoxes(ctx, keywords),
      foundRectifications(ctx, keywords),
      foundFaults(ctx, keywords),
      foundKeys(ctx, keywords),
      foundVisitors(ctx, keywords),
      foundEscorts(ctx, keywords),
      foundVideos(ctx, keywords),
      foundNotices(ctx, keywords),
      foundPeople(ctx, keywords),
    ])
    return groups.flat()
  },
})
