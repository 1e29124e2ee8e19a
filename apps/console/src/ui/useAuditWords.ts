import { nouns } from '@shouya/contract/nouns/all'
import { mark } from '../i18n/language.ts'
import type { Change } from './Changes.tsx'
import { useDictWord } from './useDict.ts'
import { useWord } from './useWord.ts'

/** The dictionaries behind the codes that the log keeps, by table and field. */
const dicts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  room_key: { status: 'key_status', handover_type: 'key_handover_type' },
  key_ledger: { key_type: 'key_type', copy_type: 'copy_type', position: 'key_position' },
  security_check: { status: 'security_check_status', session: 'check_session' },
  money_box: { status: 'handover_status', handover_type: 'handover_type', exception_type: 'handover_exception' },
  rectification: { status: 'rectify_status', hazard_level: 'hazard_level', source_type: 'rectify_source' },
  escort_plan: { status: 'plan_status', shift: 'shift_type' },
  escort_route: { status: 'enable' },
  box: { box_type: 'box_type', position: 'box_position' },
  task_assignment: { status: 'task_status' },
  out_inside: {
    status: 'inout_status',
    person_type: 'visitor_type',
    gender: 'gender',
    cert_type: 'cert_type',
    visit_reason: 'visit_reason',
  },
  video_access: {
    status: 'video_status',
    applicant_type: 'video_applicant',
    video_reason: 'video_reason',
    access_mode: 'video_mode',
  },
  check_item: {
    status: 'enable',
    scene: 'check_scene',
    category: 'check_category',
    risk_level: 'hazard_level',
    result_type: 'result_type',
    dept_types: 'dept_type',
  },
  sys_user: { status: 'user_status', user_type: 'user_type', gender: 'gender', post: 'post' },
  dept: { dept_type: 'dept_type', risk_level: 'risk_level', status: 'enable' },
  escort_company: { status: 'escort_company_status', service_types: 'escort_service' },
  escort_car: { status: 'car_status', car_type: 'car_type' },
  escort_staff: { status: 'staff_status', duty_type: 'staff_duty', gender: 'gender', bg_check_result: 'pass_fail' },
  notice: { status: 'notice_status', type: 'notice_type' },
  dict_type: { status: 'enable' },
  dict_data: { status: 'enable' },
  custom_form: { status: 'form_status' },
  appr_flow: { status: 'form_status' },
  role: { status: 'enable', data_scope: 'data_scope' },
  menu: { status: 'enable', menu_type: 'menu_type' },
}

/** Where the words of fields stand, where it is not among those of the daily registers. */
const fields: Readonly<Record<string, (field: string) => string>> = {
  role: (field) => `access.role.field.${field}`,
  menu: (field) => `access.menu.field.${field}`,
  dept: (field) => `settings.dept.field.${field}`,
  sys_user: (field) => `settings.user.${field}`,
  dict_type: (field) => `settings.dict.field.${field}`,
  dict_data: (field) => `settings.dict.field.${field}`,
  custom_form: (field) => `forms.${field}`,
  form_submission: (field) => `forms.${field}`,
  appr_flow: (field) => `flows.${field}`,
  notice: (field) => `notices.field.${field}`,
  check_item: (field) => `checkItems.field.${field}`,
  security_check: (field) => `checks.field.${field}`,
  money_box: (field) => `moneyBox.field.${field}`,
  escort_plan: (field) => `escortPlan.plan.field.${field}`,
  escort_route: (field) => `escortPlan.route.field.${field}`,
  box: (field) => `escortPlan.box.field.${field}`,
  task_assignment: (field) => `tasks.field.${field}`,
  rectification: (field) => `rectify.field.${field}`,
  escort_company: (field) => `escort.company.field.${field}`,
  escort_car: (field) => `escort.car.field.${field}`,
  escort_staff: (field) => `escort.staff.field.${field}`,
  video_access: (field) => `videos.field.${field}`,
  out_inside: (field) => `visitors.field.${field}`,
}

/** A list as one line, keys by name and number, operations as they are; any other text as it is, also one that begins like a list. */
function listText(value: string): string {
  try {
    const list = JSON.parse(value) as (string | { key_name?: string; key_no?: string })[]
    const text = (one: (typeof list)[number]) => {
      if (typeof one === 'string') return one
      return one.key_no ? `${one.key_name} ${one.key_no}` : JSON.stringify(one)
    }
    return list.map(text).join(mark('、'))
  } catch {
    return value
  }
}

/** A list of codes, e.g. `[4,7]`. */
const codes = (value: string): string[] => value.replace(/[[\]"\s]/g, '').split(',')

/** What a row of the log says in words: codes by their dictionaries, ids left out where the name or number stands beside them. */
export function useAuditWords(table: string | null) {
  const word = useWord()
  const dictWord = useDictWord()
  const noun = nouns.find((one) => one.table === table)
  const shown = (changes: readonly Change[]): Change[] => {
    const fields = new Set(changes.map(({ field }) => field))
    const named = (field: string) => ['_name', '_no'].some((end) => fields.has(field.replace(/_id$/, end)))
    return changes.filter(({ field }) => !(field.endsWith('_id') && named(field)))
  }
  /** The words of a table's fields stand in the texts of its page. */
  const fieldText = (field: string): string => {
    const own = noun ? (name: string) => `${noun.name}.field.${name}` : fields[table ?? '']
    const wherever = word(`settings.user.${field}`, word(`settings.dict.field.${field}`, field))
    return own ? word(own(field), wherever) : word(`daily.field.${field}`, wherever)
  }
  const valueText = (field: string, value: string): string => {
    const declared = noun?.fields[field]
    if (declared?.kind === 'choice') return word(`${noun?.name}.choice.${field}.${value}`, value)
    const dict = declared?.kind === 'code' ? declared.dict : dicts[table ?? '']?.[field]
    if (dict)
      return value.startsWith('[')
        ? codes(value)
            .map((code) => dictWord(dict, code))
            .join(mark('、'))
        : dictWord(dict, value)
    return value.startsWith('[') ? listText(value) : word(`ui.flag.${value}`, value)
  }
  return { shown, fieldText, valueText }
}
