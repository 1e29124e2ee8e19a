import { status } from './rules.ts'

type Person = { id: number; name: string }

export type Composition = {
  bill_no: string
  unit: { id: number; dept_name: string }
  /** Dictionary rectify_source; the record behind it, unless somebody entered it by hand. */
  source_type: number
  source_table: string | null
  source_id: number | null
  source_item_id: number | null
  source_no: string | null
  hazard_level: number
  /** Dictionary check_category; null where nobody knows. */
  category: number | null
  problem_desc: string
  problem_photos: readonly number[]
  require_desc?: string | null
  temp_measure?: string | null
  /** `YYYY-MM-DD`. */
  deadline: string
  duty: Person | null
  /** The escort company that is to mend it. */
  company?: Person | null
  /** Who entered it; nobody where an event did. */
  by: Person | null
  now: Date
}

/** A new rectification as a row. */
export const compose = ({ unit, duty, company, by, now, problem_photos, ...fields }: Composition) => ({
  ...fields,
  problem_photos: [...problem_photos],
  require_desc: fields.require_desc ?? null,
  temp_measure: fields.temp_measure ?? null,
  dept_id: unit.id,
  dept_name: unit.dept_name,
  duty_user_id: duty?.id ?? null,
  duty_user_name: duty?.name ?? null,
  escort_company_id: company?.id ?? null,
  escort_company_name: company?.name ?? null,
  status: status.waiting,
  search_text: searchText({ ...fields, dept_name: unit.dept_name, duty_user_name: duty?.name ?? null }),
  create_user_id: by?.id ?? null,
  create_user_name: by?.name ?? null,
  create_time: now,
})

type Words = {
  bill_no: string
  dept_name: string
  problem_desc: string
  duty_user_name: string | null
  source_no: string | null
}

/** What a keyword finds it by. */
export const searchText = ({ bill_no, dept_name, problem_desc, duty_user_name, source_no }: Words): string =>
  [bill_no, dept_name, problem_desc, duty_user_name, source_no].filter(Boolean).join(' ').toLowerCase()
