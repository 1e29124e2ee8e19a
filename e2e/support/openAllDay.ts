import { apiOf } from './api.ts'

const fields = [
  ...['id', 'version', 'parent_id', 'dept_code', 'dept_name', 'short_name', 'dept_type', 'region_code', 'address'],
  ...['lng', 'lat', 'phone', 'leader_user_id', 'safety_user_id', 'business_days', 'risk_level', 'has_cash'],
  ...['has_vault', 'has_self_service', 'alarm_code', 'police_station', 'open_date', 'close_date', 'sort', 'remark'],
]

/**
 * Opens the outlet of this file around the clock: a session can be signed only in its hours, and tests run at any hour.
 */
export const openAllDay = (): Promise<void> => openFrom('00:00', '23:59')

/** Sets the opening hours of each day. */
export async function openFrom(business_begin: string, business_end: string): Promise<void> {
  const admin = await apiOf('admin')
  const { user } = await (await apiOf('outlet_safety'))<{ user: { dept_id: number } }>('Login/GetCurrent', {})
  const unit = await admin<Record<string, unknown>>('AdminDept/Get', { id: user.dept_id })
  // The fields of its form.
  const sent = Object.fromEntries(fields.map((field) => [field, unit[field]]))
  const hours = { business_begin, business_end, deliver_time: null, collect_time: null }
  await admin('AdminDept/Edit', { ...sent, ...hours })
}
