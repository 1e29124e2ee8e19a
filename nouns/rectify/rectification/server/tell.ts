import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type Remind, type RemindCode, remind } from '@shouya/server/core/messages/remind.ts'
import { MAJOR, rectification } from '../noun.ts'
import type { Rectification } from './rules.ts'

type Told = { params?: Remind['params']; level?: Remind['level'] }

/** Notifies people of a rectification, but not the caller. */
export const tell = (
  { db, user, now }: Ctx,
  row: Rectification,
  code: RemindCode,
  receivers: readonly number[],
  { params, level = row.hazard_level === MAJOR ? 3 : 2 }: Told = {},
) =>
  remind(
    db,
    {
      code,
      receivers: receivers.filter((id) => id !== user.userId),
      params: { bill_no: row.bill_no, dept: row.dept_name, problem: row.problem_desc, ...params },
      link: linkTo(rectification, row.id),
      table: rectification.table,
      id: row.id,
      level,
    },
    now,
  )
