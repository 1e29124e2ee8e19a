import { action } from '@shouya/contract/action'
import { date, id, saved, version } from '@shouya/contract/fields'
import {
  deleteAction,
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { drillPlan, planRole } from './noun.ts'

const grant = grantOf(drillPlan)

const MOST_ROLES = 30

const row = z.object({ id, version, ...listFields(drillPlan), allowed: allowedMoves(drillPlan) })

export const drillPlanDetail = row.extend({
  ...detailFields(drillPlan),
  roles: z.array(z.object(listFields(planRole))),
  /** All versions of the plan, the last first; each can be read. */
  versions: z.array(z.object({ id, plan_version: z.string(), status: row.shape.status, effective_date: date })),
})

const query = queryOf(drillPlan)

export type Filters = FiltersIn<typeof query>

/**
 * Plans, every version: those of the whole bank, and those of branches for their units; an escort company reads what concerns
 * the transport (drill type 10). `keywords`: name, version.
 */
export const GetPageList = pageAction(drillPlan, query.list, row)

/** One version. 1002 none, 403 a plan of another branch. */
export const Get = getAction(drillPlan, drillPlanDetail)

/** The versions that hold now and that the caller may read, by type and name: what a drill can follow. */
export const GetEffectiveList = action('DrillPlan', 'GetEffectiveList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(z.object({ id, plan_name: z.string(), plan_version: z.string(), drill_type: row.shape.drill_type })),
})

/**
 * Enters the first version of a plan, which takes effect, or changes a version in revision (domain 7.1). Plans of the whole bank
 * (`owner_dept_id` null) by whoever sees the whole bank, those of a branch by whoever has it in scope. 1001 an owner that is no
 * branch, 1003 the same name and version, 403 a plan of another branch, 1004 not in revision, 1005.
 */
export const Save = action('DrillPlan', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...enteredFields(drillPlan),
    roles: z
      .array(z.strictObject(enteredFields(planRole)))
      .max(MOST_ROLES)
      .default([]),
  }),
  out: saved,
})

/** Begins the next version as a copy that can be changed; this one holds until that is published. 1004 one is in revision. */
export const Revise = moveAction(drillPlan, 'revise')

/** A revision takes effect; the version before it is read only. */
export const Publish = moveAction(drillPlan, 'publish')

/** The yearly review found nothing to change: the next one is due in a year. */
export const Review = moveAction(drillPlan, 'review')

/** Ends a plan; its versions stay readable. 1004 one is in revision. */
export const Abolish = moveAction(drillPlan, 'abolish', reason)

/** Gives up a revision. */
export const Delete = deleteAction(drillPlan)
