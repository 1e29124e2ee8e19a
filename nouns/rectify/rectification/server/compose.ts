import { searchText } from '@shouya/noun/searchText'
import { rectification } from '../noun.ts'

type Named = { id: number; name: string } | null

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
  /** Dictionary check_category; null if unknown. */
  category: number | null
  problem_desc: string
  problem_photos: readonly number[]
  require_desc?: string | null
  temp_measure?: string | null
  /** `YYYY-MM-DD`. */
  deadline: string
  duty: Named
  /** The escort company that has to rectify it. */
  company?: Named
  /** Who entered it; null if an event did. */
  by: Named
  now: Date
}

/** A new rectification as a row. */
export function compose({ unit, duty, company, by, now, problem_photos, ...fields }: Composition) {
  const row = {
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
    status: rectification.states.codes.waiting,
    create_user_id: by?.id ?? null,
    create_user_name: by?.name ?? null,
    create_time: now,
  }
  return { ...row, search_text: searchText(rectification, row) }
}
