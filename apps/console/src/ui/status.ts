/** The states of the whole product: a text (from the dictionary) with a colour and a shape. */
export type StatusKind = 'draft' | 'waiting' | 'active' | 'done' | 'refused' | 'overdue' | 'void'

/** The colour of each kind as a preset palette of the theme. */
export const statusPalette = {
  draft: 'neutral',
  waiting: 'orange',
  active: 'blue',
  done: 'green',
  refused: 'red',
  overdue: 'red',
  void: 'neutral',
} as const satisfies Record<StatusKind, 'neutral' | 'orange' | 'blue' | 'green' | 'red'>

const byDict: Readonly<Record<string, Readonly<Record<string, StatusKind>>>> = {
  enable: { 1: 'done', 0: 'void' },
  user_status: { 1: 'done', 0: 'void', 2: 'overdue', 3: 'void' },
  key_status: { 1: 'waiting', 2: 'done', 3: 'active', 4: 'done', 5: 'refused', 9: 'void' },
  form_status: { 0: 'draft', 1: 'done', 2: 'void' },
  examine_status: { 0: 'draft', 1: 'active', 2: 'done', 3: 'refused', 4: 'void', 5: 'void', 6: 'waiting' },
  feedback_status: { 0: 'waiting', 1: 'active', 2: 'done', 3: 'void', 4: 'refused' },
  notice_status: { 0: 'draft', 1: 'done', 2: 'void', 3: 'waiting' },
  security_check_status: { 0: 'draft', 1: 'waiting', 2: 'active', 3: 'done', 9: 'void' },
  handover_status: { 0: 'draft', 1: 'waiting', 2: 'active', 3: 'done', 4: 'overdue', 5: 'refused' },
  on_time: { 1: 'done', 2: 'active', 3: 'overdue' },
  match_result: { 1: 'done', 2: 'overdue', 3: 'refused', 4: 'waiting' },
  check_result: { 1: 'done', 2: 'refused', 3: 'draft' },
  plan_status: { 0: 'draft', 1: 'waiting', 2: 'active', 3: 'done', 4: 'void' },
  box_position: { 1: 'done', 2: 'active', 3: 'draft' },
  rectify_status: { 1: 'waiting', 2: 'active', 3: 'waiting', 4: 'done', 9: 'void' },
  escort_company_status: { 1: 'done', 2: 'waiting', 3: 'void', 4: 'refused' },
  maintain_status: { 1: 'done', 2: 'waiting', 3: 'void' },
  equipment_status: { 1: 'done', 2: 'active', 3: 'waiting', 4: 'void' },
  car_status: { 1: 'done', 2: 'active', 3: 'waiting', 4: 'void' },
  staff_status: { 0: 'waiting', 1: 'done', 2: 'overdue', 3: 'void', 4: 'refused', 5: 'refused' },
  fault_status: { 1: 'waiting', 2: 'active', 3: 'done', 4: 'refused', 9: 'void' },
  repair_status: {
    ...{ 1: 'waiting', 2: 'waiting', 3: 'active', 4: 'overdue', 5: 'waiting', 6: 'active' },
    ...{ 7: 'done', 8: 'refused', 9: 'void' },
  },
  member_status: { 0: 'draft', 1: 'waiting', 2: 'done', 3: 'refused', 4: 'overdue', 5: 'void' },
  deposit_status: {
    ...{ 0: 'void', 1: 'waiting', 2: 'done', 3: 'waiting', 4: 'active', 5: 'void', 6: 'overdue' },
    ...{ 7: 'refused' },
  },
  pledge_status: { 0: 'waiting', 1: 'done', 2: 'waiting', 3: 'active', 4: 'overdue', 5: 'refused', 6: 'void' },
  rating_level: { 1: 'done', 2: 'active', 3: 'waiting', 4: 'refused' },
  urgency: { 1: 'draft', 2: 'waiting', 3: 'overdue' },
  task_status: { 1: 'waiting', 2: 'done', 3: 'overdue', 4: 'refused', 5: 'void' },
  video_status: { 1: 'draft', 2: 'waiting', 3: 'active', 4: 'done', 5: 'refused', 6: 'waiting', 7: 'void' },
  inout_status: { 1: 'active', 2: 'done', 3: 'refused', 9: 'void' },
  meeting_log_status: { 0: 'draft', 1: 'waiting', 2: 'active', 3: 'done', 9: 'void' },
  check_report_status: { 0: 'draft', 1: 'refused', 2: 'waiting', 3: 'active', 4: 'waiting', 5: 'done', 9: 'void' },
  guard_eval_status: { 0: 'draft', 1: 'waiting', 2: 'active', 3: 'active', 4: 'done' },
  perf_status: { 0: 'draft', 1: 'active', 2: 'waiting', 3: 'waiting', 4: 'done', 5: 'done', 6: 'refused' },
  archive_status: { 1: 'waiting', 2: 'done', 3: 'active', 4: 'waiting', 5: 'void' },
  drill_plan_status: { 1: 'done', 2: 'active', 3: 'void' },
  drill_status: { 0: 'draft', 1: 'active', 2: 'waiting', 3: 'active', 4: 'done', 8: 'void' },
  conference_status: { 0: 'draft', 1: 'waiting', 2: 'active', 3: 'waiting', 4: 'done', 8: 'void' },
  issue_status: { 0: 'draft', 1: 'active', 2: 'waiting', 3: 'done', 4: 'void' },
  issue_item_status: { 1: 'waiting', 2: 'active', 3: 'done', 4: 'refused', 5: 'overdue', 6: 'void' },
  file_status: { 0: 'draft', 1: 'waiting', 2: 'done', 3: 'void', 9: 'void' },
  banner_status: { 0: 'void', 1: 'done' },
  key_position: { 1: 'active', 2: 'draft', 3: 'draft', 4: 'refused', 5: 'void' },
}

/** The kind of a dictionary's value; an unknown value counts as a draft. */
export const statusKind = (dict: string, value: number | string): StatusKind => byDict[dict]?.[String(value)] ?? 'draft'
