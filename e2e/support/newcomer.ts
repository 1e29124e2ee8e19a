import { apiOf } from './api.ts'
import { PASSWORD } from './browser.ts'

let accountCount = 0

/** An account for a test that has already changed its first password to the usual one. */
export async function newcomer(
  role: string,
  user_type = 1,
  more: object = {},
): Promise<{ id: number; username: string; name: string }> {
  const admin = await apiOf('admin')
  const roles = await admin<{ id: number; role_code: string }[]>('Role/GetRoleList', {})
  const units = await admin<{ id: number }[]>('AdminDept/DEPTLIST', {})
  const serial = `${++accountCount}${String(Date.now()).slice(-7)}`
  const username = `new_${serial}`
  const name = `新人${serial}`
  const { id, password } = await admin<{ id: number; password: string }>('User/Add', {
    username,
    real_name: name,
    phone: `139${serial.padStart(8, '0')}`,
    dept_id: units[0]?.id,
    user_type,
    role_ids: roles.filter(({ role_code }) => role_code === role).map((role) => role.id),
    ...more,
  })
  const call = await apiOf(username, password)
  await call('User/UpdatePwd', { old_password: password, new_password: PASSWORD })
  return { id, username, name }
}
