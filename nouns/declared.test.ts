import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { statusKind } from '@shouya/console/ui/status.ts'
import { type Fielded, fieldsWith, type Noun, partOf } from '@shouya/noun/noun'
import { paperLines } from '@shouya/noun/paperLines'
import { expect, test } from 'vitest'
import { nouns } from './declared.gen.ts'

/** The folders of a noun's pages where they are not only its own: it needs more, or shares a part. */
const pagesOf: Readonly<Record<string, string>> = {
  request: 'examine',
  securityCheck: '{securityCheck,answer}',
  securityItem: '{securityItem,checkReport,answer}',
  sceneCheck: '{sceneCheck,checkReport,answer}',
  fireCheck: '{fireCheck,checkReport,answer}',
  selfCheck: '{selfCheck,checkReport,answer}',
}

/** The line of a receiver, whom notices and documents show alike. */
const receiver = readFileSync(resolve(import.meta.dirname, '../apps/console/src/ui/receipts/ReceiptPerson.tsx'), 'utf8')

/** The text of some files of a noun's pages. */
const textOf = ({ name }: Noun, ofFile: RegExp) => {
  const text = globSync(`*/${pagesOf[name] ?? name}/console/**/*.{ts,tsx}`, { cwd: import.meta.dirname })
    .filter((file) => ofFile.test(file))
    .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
    .join('\n')
  return text.includes('<ReceiptPerson') ? `${text}\n${receiver}` : text
}

/** A noun and its parts, each with fields of its own. */
const fieldedOf = (noun: Noun): Fielded[] => [
  noun,
  ...Object.keys(noun.parts ?? {}).map((part) => partOf(noun, part) as Fielded),
]

/**
 * A row's field on a sheet or in a record: by name, by its label, or as part of something else. The record is the `row`;
 * the rows of its parts are called what they are, and a name that the record has as well is the record's.
 */
function names(text: string, noun: Noun, of: Fielded, field: string): boolean {
  const row = of === noun ? '(row|first)' : '(?!(row|first)\\.)\\w+'
  const isNamed = (of === noun || !noun.fields[field]) && text.includes(`'${field}'`)
  return isNamed || new RegExp(`\\b${row}\\.${field}\\b`).test(text)
}

const unnamed = (fields: readonly string[], isNamed: (field: string) => boolean) =>
  fields.filter((field) => !isNamed(field))

/** One text says all values of an answer; what is asked of a register stands beside what it has. */
const ofResults = ['hazard_level', 'value_num', 'value_text', 'score', 'value_unit', 'known_by']

/** What a record says by other means than a field: in its head, as an alert, or by another field that says as much. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  // What a step asks for becomes a record of its own.
  'deposit.order': ['amount', 'pay_type', 'trade_no', 'reason', 'evidence_file_ids'],
  // The kit of versions shows what forms and flows have in common.
  form: [
    ...['form_name', 'category_name', 'version_no', 'version_time', 'update_time', 'remark', 'status'],
    ...['create_user_name', 'create_time'],
  ],
  // In its head; the summary is of what stands below, where the entries are chosen.
  submission: ['form_name', 'summary', 'entry_no'],
  // Their list says all of it; what is in the record of a request its page says.
  effect: ['topic_name', 'bill_no', 'title', 'flow_name', 'node_name', 'create_time', 'done_time'],
  // The kit of what is published in versions.
  flow: [
    ...['flow_name', 'category_name', 'version_no', 'version_time', 'update_time', 'remark', 'status'],
    ...['create_user_name', 'create_time'],
  ],
  // In the head of its page, which is no drawer, and in its trail.
  request: [
    ...['title', 'bill_no', 'flow_name', 'category_name', 'initiator_name', 'dept_name', 'waits_at'],
    ...['create_time', 'submit_time', 'finish_time', 'status'],
  ],
  'request.task': ['node_name', 'due_time', 'opened_time'],
  'request.copy': ['read_time', 'cc_time'],
  'request.share': ['acted_time'],
  checkItem: ['item_code', 'status', 'min_value', 'max_value'],
  // In its head.
  tradeRepair: ['bill_no'],
  faultRepair: ['bill_no', 'status', 'is_backfill', 'biz_date', 'create_user_name'],
  // Who changed the state when, its history says.
  company: ['company_code', 'status', 'status_time', 'status_user_name', 'dept_count'],
  vendor: ['company_code', 'status', 'status_time', 'status_user_name'],
  // Above its fields, in the box that says what it is in arrears with.
  member: ['auto_frozen', 'arrears_since'],
  // In its head.
  agent: ['agent_code', 'status'],
  agentTransfer: ['bill_no', 'status'],
  agentProduct: ['status'],
  // Its list says all of it, and a cell of the matrix what holds.
  vendorBinding: [
    ...['dept_name', 'device_type', 'company_name', 'priority', 'contact_name', 'begin_date', 'end_date', 'status'],
    ...['create_user_name', 'create_time'],
  ],
  // In its head and above its fields; the days as one period.
  banner: ['title', 'status', 'image_file_id', 'begin_date', 'end_date'],
  contact: ['status'],
  // In its head.
  product: ['product_code', 'product_name', 'status'],
  consume: ['consume_code', 'consume_name', 'status'],
  // In the record of its product, whose list says who entered it when.
  productConsume: ['product_name', 'create_user_name', 'create_time'],
  // Its drawer says all of it, under the names of the entered number.
  'contact.book': [
    ...['name', 'dept_name', 'post', 'post_code', 'phone', 'tel', 'short_no', 'email'],
    ...['contact_group', 'is_emergency', 'remark'],
  ],
  // In its head.
  vendorContact: ['status'],
  // In their heads.
  device: ['device_no', 'status'],
  memberDevice: ['device_no', 'status'],
  useLog: ['device_no', 'result'],
  // In its head; the day that somebody fixed is the next one.
  equipment: ['equip_no', 'name', 'status', 'next_maint_on'],
  // In its life, where they are called by what happened.
  'equipment.event': ['kind', 'day', 'to_status', 'note', 'user_name'],
  // In its head, as the time that is left, and in a line of the source.
  repairOrder: ['bill_no', 'status', 'overdue', 'source_no'],
  keyLedger: ['key_no', 'position'],
  roomKey: ['bill_no', 'status'],
  car: ['plate_no', 'status'],
  // The ends of passes and checks say what counts; the references are those of devices.
  staff: ['status', 'cert_end', 'pass_begin', 'bg_check_date', 'face_id', 'finger_ref'],
  // Its alerts say why, and its head; parts of its paper know the rest.
  securityItem: [
    'bill_no',
    'status',
    'full_score',
    'total_items',
    'leader_user_name',
    'rectify_count',
    'rectify_closed',
  ],
  selfCheck: ['bill_no', 'status', 'full_score', 'total_items', 'leader_user_name', 'rectify_count', 'rectify_closed'],
  sceneCheck: ['bill_no', 'status'],
  fireCheck: ['bill_no', 'status'],
  // Its month is that of its begin.
  meetingLog: ['bill_no', 'status', 'period_key', 'create_time'],
  // Lines stand in their order, and a signature says when it was made.
  'meetingLog.people': ['seq', 'sign_time'],
  'meetingLog.todos': ['seq'],
  guardEvaluation: ['bill_no', 'status'],
  performanceEvaluation: ['bill_no', 'status'],
  'performanceEvaluation.items': ['seq'],
  'guardEvaluation.items': ['seq'],
  // In its head.
  drillPlan: ['status'],
  // Its columns say all of it, in the record, too.
  payment: ['create_time', 'asked_amount', 'outcome', 'settle_user_name', 'settle_time'],
  // In its head.
  recharge: ['bill_no', 'status'],
  // In its head, and in words as what it gives.
  rechargePackage: ['package_name', 'status', 'times', 'days', 'gift_amount', 'gift_times'],
  // In its head; its lines say what is ordered, its deliveries who brings it.
  order: ['bill_no', 'status', 'goods', 'express_company', 'express_no'],
  // The signature says when it was evaluated.
  drillRecord: ['evaluate_time'],
  // In its head.
  conference: ['bill_no', 'status'],
  // In its head and above its receivers.
  issue: ['bill_no', 'status', 'total', 'uploaded', 'passed', 'overdue'],
  // In its head; what is asked for stands in its own words.
  issueItem: ['bill_no', 'title', 'category', 'status', 'duty_user_name', 'dept_name', 'file_count'],
  rectification: ['bill_no', 'status', 'overdue', 'start_time', 'delay_count'],
  videoAccess: ['bill_no', 'status', 'biz_date', 'submit_time'],
  // Its number and state in the head; who holds it since when, in an alert.
  reportFile: ['archive_no', 'status'],
  securityCheck: ['bill_no', 'status', 'overall_result', 'item_values'],
  'securityCheck.results': ofResults,
  'securityItem.results': ofResults,
  'sceneCheck.results': ofResults,
  'fireCheck.results': ofResults,
  'selfCheck.results': ofResults,
  // A signature says when it was made.
  'securityItem.inspectors': ['sign_time'],
  'sceneCheck.inspectors': ['sign_time'],
  'fireCheck.inspectors': ['sign_time'],
  'selfCheck.inspectors': ['sign_time'],
  // Plan and vehicle by route and plate, the crew by name; who verified handed over first; none is verified out of view.
  moneyBox: [
    ...['bill_no', 'status', 'plan_id', 'car_id', 'crew_names', 'late_minutes', 'is_consistent'],
    ...['verify_user_name', 'place_ok'],
  ],
  // Their papers by the reasons against them; verified with the handover, and how matters to nobody who reads it.
  'moneyBox.crew': ['cert_valid', 'verify_time', 'verify_method'],
  // Nobody writes one at the door.
  'moneyBox.items': ['remark'],
  // In its head.
  ledger: ['txn_no'],
  // Its table and its statement say all of them.
  'ledger.entries': ['leg', 'account', 'debit', 'credit'],
  'ledgerAccount.entries': ['occur_time', 'txn_no', 'event', 'memo', 'debit', 'credit', 'balance'],
  // In its head.
  ledgerAccount: ['is_stopped'],
  // Its drawer says all of it, under the heads of the list.
  ledgerDifference: ['run_time', 'kind', 'account', 'txn_no', 'biz', 'expected', 'actual', 'note', 'settle_time'],
  // Its words stand beside its sentence on the work bench.
  reminder: ['level', 'status'],
  visitor: ['bill_no', 'status', 'is_backfill', 'replaces_id', 'person_count'],
  box: ['box_no', 'status'],
  plan: ['plan_date', 'stop_count', 'leader_name', 'status', 'changed', 'create_time'],
  route: ['route_no', 'route_name', 'stop_count', 'status'],
  // Its text is shown as readers see it; whether the reader has read it, says the list.
  // Its title is its head; whose files it has, and how many are to read it, stand in their own parts.
  material: ['title', 'status', 'receiver_count', 'file_ids', 'submit_time'],
  notice: ['title', 'content', 'url', 'bill_no', 'status', 'create_time', 'receiver_count', 'IsRead'],
  dept: ['dept_name', 'status', 'sort'],
  user: ['username', 'status'],
  // Whether it was done says the tag in the head; the object has its name and number.
  log: ['result', 'code', 'target_id'],
  'user.session': ['user_agent', 'ip', 'create_time', 'last_seen_time'],
  // Their lists say all of them, and there is no record beside.
  dict: [
    ...['dict_code', 'dict_name', 'dict_name_hk', 'dict_name_us', 'items', 'is_builtin', 'status', 'remark'],
    'update_time',
  ],
  role: [
    ...[
      'role_code',
      'role_name',
      'role_name_hk',
      'role_name_us',
      'user_types',
      'data_scope',
      'users',
      'sort',
      'status',
    ],
    'remark',
  ],
  menu: [
    ...['title_cn', 'title_hk', 'title_us', 'icon', 'menu_type', 'parent_id', 'path', 'router', 'highlight'],
    ...['page_title_cn', 'page_title_hk', 'page_title_us', 'link', 'permission_id', 'invisible', 'closable', 'cache'],
    ...['sort', 'status'],
  ],
  'dict.value': [
    ...['value', 'label_cn', 'label_hk', 'label_us', 'parent_value', 'color', 'sort', 'is_default', 'is_builtin'],
    'status',
  ],
  holiday: ['day', 'kind', 'name'],
  taskAssignment: ['task_code'],
  taskType: ['task_code', 'name_cn', 'name_hk', 'name_us', 'required', 'status'],
  // A list that is edited, as the types of tasks.
  monitor: [
    ...[
      'column_key',
      'title_cn',
      'title_hk',
      'title_us',
      'group_cn',
      'group_hk',
      'group_us',
      'source_type',
      'data_type',
    ],
    ...['width', 'align', 'visible', 'exported', 'owner_dept_name', 'status'],
  ],
  remindRule: [
    ...['remind_code', 'name', 'trigger', 'title_cn', 'title_hk', 'title_us'],
    ...['content_cn', 'content_hk', 'content_us', 'cron', 'status'],
  ],
}

/** What is chosen before there is a form, or ticked in it under a label of its own. */
const enteredOtherwise: Readonly<Record<string, readonly string[]>> = {
  // Of the ways that are set up.
  recharge: ['pay_type'],
  form: ['form_name', 'category_name', 'remark'],
  // By the kit of what is published in versions.
  flow: ['flow_name', 'category_name', 'form_name', 'remark'],
  checkItem: ['need_vault', 'need_self_service'],
  // Boxes to tick under one heading.
  dept: ['has_cash', 'has_vault', 'has_self_service'],
  // By the page of its type; in controls of their own, or ticked.
  material: ['type', 'tags', 'need_read', 'file_ids', 'allow_download'],
  securityCheck: ['session'],
  // By its id, in a control that route and plan share.
  'plan.stops': ['dept_name'],
  'route.stops': ['dept_name'],
  taskType: ['required'],
  // Several of each at once.
  vendorBinding: ['dept_name', 'device_type'],
}

const all = nouns.flatMap((noun) => fieldedOf(noun).map((of) => [of.name, noun, of] as const))

test.each(all)('every field of %s is where its declaration says', (name, noun, of) => {
  const isAnswered = (field: string) => !['personal', 'digest'].includes(of.fields[field]?.kind ?? '')
  const answered = Object.keys(of.fields).filter(isAnswered)

  // The rows of a part may be typed in by a control of their own.
  const form = textOf(noun, /Field|Form|Item|Move|Step|Row|Menu(Page|Authority)/)
  const isEntered = (field: string) =>
    form.includes(`of="${field}"`) ||
    enteredOtherwise[name]?.includes(field) ||
    (of !== noun && names(form, noun, of, field))
  expect(unnamed(fieldsWith(of, 'entered'), isEntered), 'in the form').toEqual([])

  const record = textOf(noun, /Facts|Detail|Record|Parts|People|Todos|Signs|Numbers|Signature/)
  const shown = answered.filter((field) => !otherwise[name]?.includes(field))
  expect(
    unnamed(shown, (field) => names(record, noun, of, field)),
    'in the record',
  ).toEqual([])

  // What a file has the list has, too: the columns of a file are chosen among them. The day is that of a moment in it.
  const columns = textOf(noun, /Columns|People/)
  const listed = fieldsWith(of, 'exported').filter((field) => {
    const declared = of.fields[field]
    return !declared?.detail && declared?.kind !== 'flag' && field !== 'biz_date'
  })
  expect(
    unnamed(listed, (field) => columns.includes(`\n    ${field}: {`) || names(columns, noun, of, field)),
    'in the list',
  ).toEqual([])

  // By the id of a row React knows it; nobody reads one.
  const sheets = textOf(noun, /Print/)
  // The head of each sheet of a book names the unit and the day, and the number of a single record.
  const book = sheets.includes('<NounBook') ? `${sheets} 'dept_name' 'biz_date' 'bill_no'` : sheets
  const lines = sheets.includes('<PaperFacts') && of === noun ? paperLines(noun).flatMap((line) => line.of) : []
  const paper = [book, ...lines.map((field) => `'${field}'`)].join(' ')
  const read = answered.filter((field) => of.fields[field]?.kind !== 'id')
  const printed = read.filter((field) => names(paper, noun, of, field))
  expect(printed.toSorted(), 'on paper').toEqual(fieldsWith(of, 'printed').toSorted())
})

test.each(nouns.filter(({ query }) => query).map((noun) => [noun.name, noun] as const))(
  'the list of %s is asked for by fields that it has',
  (_, { fields, query }) => {
    const days = [query?.days, query?.daily].filter((name) => name !== undefined)
    const { sorts = [], among = [], equals = [] } = query ?? {}
    const unknown = [...sorts, ...among, ...equals, ...days].filter((name) => !fields[name])
    expect(unknown).toEqual([])
    expect((query?.among ?? []).filter((name) => fields[name]?.kind !== 'code')).toEqual([])
  },
)

/** States that are shown as drafts, though they are not called so. */
const likeDrafts: Readonly<Record<string, readonly string[]>> = {
  // Entered, and not asked to be approved yet.
  member: ['unverified'],
  // Where a key rests.
  keyLedger: ['sealed', 'handedUp'],
  drillRecord: ['planned'],
  // Reminders have no tags.
  reminder: ['unread', 'read', 'handled', 'expired'],
}

test('each state has a color and a shape of its own kind (ui/status): only a draft looks like one', () => {
  const grey = (nouns as readonly Noun[]).flatMap(({ name, states }) => {
    const { dict, codes = {} } = states ?? {}
    if (dict === undefined) return []
    const plain = Object.entries(codes).flatMap(([state, code]) =>
      state !== 'draft' && statusKind(dict, code) === 'draft' && !likeDrafts[name]?.includes(state) ? [state] : [],
    )
    return plain.length > 0 ? [`${name}: ${plain.join(' ')}`] : []
  })
  expect(grey).toEqual([])
})
