import { code, day, line, moment, paragraph, pattern, person, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { PLAN_VERSION } from './rules.ts'

const states = { effective: 1, revision: 2, abolished: 3 } as const

/** An emergency plan of the whole bank or of a branch, a row for each version (domain 7.1). */
export const drillPlan = defineNoun({
  name: 'drillPlan',
  controller: 'DrillPlan',
  table: 'drill_plan',
  permission: 'report_drill',
  route: '/report/drill?tab=plans',
  states: { dict: 'drill_plan_status', codes: states, open: ['revision'] },
  moves: {
    edit: { from: ['revision'], operation: 'edit', action: 'Save' },
    revise: { from: ['effective'], operation: 'edit', action: 'Revise' },
    publish: { from: ['revision'], to: 'effective', operation: 'edit', action: 'Publish' },
    review: { from: ['effective'], operation: 'edit', action: 'Review' },
    abolish: { from: ['effective'], to: 'abolished', operation: 'delete', action: 'Abolish', danger: true },
    delete: { from: ['revision'], operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    plan_name: line(100, 2, { entered: true, exported: true, searched: true }),
    drill_type: code('drill_type', { min: 1, max: 11, entered: true, exported: true }),
    plan_version: pattern(PLAN_VERSION, 10, { entered: true, exported: true, searched: true }),
    // The branch whose units follow it; empty: the whole bank.
    owner_dept_name: unit('owner_dept_id', { optional: true, entered: true, exported: true }),
    effective_date: day({ entered: true, exported: true }),
    // A year after it took effect or was reviewed.
    review_due: day({ exported: true }),
    content: paragraph(10_000, 10, { entered: true, detail: true }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ detail: true }),
    abolish_reason: line(200, 2, { optional: true, detail: true }),
    status: code('drill_plan_status', { exported: true }),
  },
  parts: {
    /** Who does what when it happens. */
    roles: {
      fields: {
        role: line(50, 1, { entered: true }),
        duty: line(300, 1, { entered: true }),
      },
    },
  },
  query: {
    sorts: ['review_due', 'effective_date', 'create_time'],
    among: ['drill_type', 'status'],
    // To be reviewed within thirty days, or late.
    flags: ['review'],
  },
})

/** A line of who does what. */
export const planRole = partOf(drillPlan, 'roles')
