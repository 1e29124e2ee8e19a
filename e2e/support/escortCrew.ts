import { apiOf, type Call } from './api.ts'
import { pixel } from './photo.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** An identity number that nobody has, with its check digit. */
function idCardOf(number: number): string {
  const head = `99${String(number % 10_000).padStart(4, '0')}19900101${String(number % 1000).padStart(3, '0')}`
  const sum = weights.reduce((total, weight, index) => total + weight * Number(head[index]), 0)
  return `${head}${'10X98765432'[sum % 11]}`
}

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const picture = async (admin: Call): Promise<number> =>
  (
    await admin<{ id: number }>('Common/UploadByString', {
      name: 'a.png',
      content: pixel.toString('base64'),
      folder: 'escort',
      image: true,
    })
  ).id

type Duty = 1 | 2 | 3

/** An escort company with a vehicle and a crew for a branch, made by calls: the prerequisites of a plan. */
export async function makeEscort(run: string) {
  const [admin, branch] = await Promise.all([apiOf('admin'), apiOf('branch_security')])
  const units = await branch<{ id: number; dept_type: number; dept_name: string; parent_id: number | null }[]>(
    'Escort/GetDeptList',
    {},
  )
  const home = units.find(({ dept_type }) => dept_type === 2)
  const outlets = units.filter(({ dept_type }) => dept_type === 4)
  if (!home || outlets.length < 2) throw new Error('no branch')
  const number = Number(run.slice(-6))
  const company = await admin('Escort/SaveCompany', {
    company_name: `测试押运公司${run}`,
    service_types: [1],
    armed_approved: true,
    credit_code: `91330000MA${run.slice(-8).padStart(8, '0')}`,
    licence_no: run,
    licence_begin: dayFrom(-400),
    licence_end: dayFrom(800),
    contract_no: run,
    contract_begin: dayFrom(-400),
    contract_end: dayFrom(700),
    dept_ids: [home.id],
    leader_name: '某经理',
    leader_phone: '19900000001',
    dispatch_phone: '0571-1234567',
    licence_file_ids: [await picture(admin)],
    contract_file_ids: [await picture(admin)],
  })
  const plate_no = `浙Y${run.slice(-5)}`
  await admin('Escort/SaveCar', {
    escort_company_id: company.id,
    plate_no,
    car_seq: run,
    car_type: 1,
    frame_no: `LSVAA49J1${run.slice(-8).padStart(8, '0')}`,
    protect_standard: 'BG-2025-1',
    inspect_end: dayFrom(200),
    insure_end: dayFrom(200),
    photo_file_ids: [await picture(admin)],
  })
  const member = async (index: number, name: string, duty_type: Duty, more: object = {}) => {
    const saved = await admin('Escort/SaveStaff', {
      escort_company_id: company.id,
      staff_no: `T${index}-${run.slice(-6)}`,
      name,
      id_card: idCardOf(number + index),
      phone: `1990000${String(index).padStart(4, '0')}`,
      gender: 1,
      emergency_name: '某家属',
      emergency_phone: '19900009999',
      duty_type,
      guard_cert_no: `保${index}${run}`,
      guard_cert_org: '某市公安局',
      bg_check_date: dayFrom(-30),
      entry_date: dayFrom(-300),
      dept_ids: [home.id],
      photo_file_id: await picture(admin),
      id_card_front_file_id: await picture(admin),
      id_card_back_file_id: await picture(admin),
      guard_cert_file_id: await picture(admin),
      ...more,
    })
    await branch('Escort/AuditStaff', { ...saved, command: 'pass' })
  }
  const gun = async (index: number) => ({
    gun_cert_no: `枪${index}${run}`,
    gun_cert_end: dayFrom(300),
    gun_cert_file_id: await picture(admin),
  })
  await member(1, '罗嘉树', 1, { drive_licence_no: `驾1${run}`, drive_class: 'A2', drive_end: dayFrom(300) })
  await member(2, '马行舟', 2, { is_leader: true, ...(await gun(2)) })
  await member(3, '唐以衡', 2, await gun(3))
  await member(4, '袁定坤', 3)
  return { company: `测试押运公司${run}`, plate_no, outlets: outlets.slice(0, 2).map(({ dept_name }) => dept_name) }
}
