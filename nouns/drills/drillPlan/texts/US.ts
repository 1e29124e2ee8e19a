import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  title: 'Emergency plans',
  book: 'Emergency plans',
  add: 'New plan',
  about:
    'Emergency plans of the bank and its branches: a version holds until the next one is published, and every version stays readable. Each plan is reviewed yearly; reminders begin 30 days ahead.',
  keywords: 'Name, version',
  flag: { review: 'To be reviewed' },
  bank: 'Whole bank',
  ownerHint: 'Empty: the whole bank',
  versions: 'Versions',
  roles: { title: 'Roles', add: 'Add role', remove: 'Remove role {n}', field: { role: 'Role', duty: 'Duty' } },
  rule: { plan_version: 'Write the version as V1.0' },
  reviseAsk: 'Revise “{name}”? The current version holds until the new one is published.',
  publishAsk: 'Publish “{name}”? The version before it is abolished but stays readable.',
  reviewAsk: 'Has the review of “{name}” found nothing to change? The next one is due in a year.',
  deleteAsk: 'Give up the revision “{name}”?',
  move: {
    edit: 'Edit',
    revise: 'Revise',
    publish: 'Publish',
    review: 'Reviewed',
    abolish: 'Abolish',
    delete: 'Give up revision',
  },
  refused: {
    owner: 'The scope of a plan cannot be changed',
    branch: 'Choose a branch that is open',
    inRevision: 'This plan is in revision: publish the revision or give it up first',
  },
  log: 'Emergency plans',
  remind: {
    drill_plan_review: {
      title: 'Plan to be reviewed: {plan}',
      content: 'The emergency plan “{plan}” is to be reviewed by {day}: confirm or revise it.',
    },
  },
  field: {
    plan_name: 'Plan',
    drill_type: 'Type',
    plan_version: 'Version',
    owner_dept_name: 'Scope',
    effective_date: 'Effective from',
    review_due: 'Review due',
    content: 'Content',
    create_user_name: 'Written by',
    create_time: 'Written at',
    abolish_reason: 'Reason for abolition',
    status: 'Status',
  },
} satisfies Translation<typeof CN>
