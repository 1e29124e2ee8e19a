import type { BodyOf, Path, RowOf } from '@shouya/console/api/path.ts'

export type StaffRow = RowOf<'Escort/GetStaffPageList'>
export type StaffFacts = RowOf<'Escort/GetStaff'>
export type StaffBody = BodyOf<'Escort/SaveStaff'>
export type StaffMove = StaffRow['moves'][number]

/** The pictures of a person: one of each, as lists in the form. */
export const pictures = [
  'photo_file_id',
  'id_card_front_file_id',
  'id_card_back_file_id',
  'guard_cert_file_id',
  'gun_cert_file_id',
] as const
export type Picture = (typeof pictures)[number]

export type StaffValues = Omit<StaffBody, Picture> & { [P in Picture]: number[] }

/** The filters of the list (domain 3.3). */
export const staffShape = {
  escort_company_id: 'int',
  status: 'ints',
  expiry: 'text',
  duty_type: 'ints',
  dept_id: 'int',
  id_card: 'text',
} as const

export const staffSorts = ['create_time', 'staff_no', 'name', 'cert_end', 'pass_end', 'gun_cert_end'] as const

/** The action behind each move. */
export const movePath = {
  audit: 'Escort/AuditStaff',
  issuePass: 'Escort/IssueStaffPass',
  stop: 'Escort/ChangeStaffStatus',
  start: 'Escort/ChangeStaffStatus',
  leave: 'Escort/ChangeStaffStatus',
  blacklist: 'Escort/BlacklistStaff',
  unblacklist: 'Escort/UnblacklistStaff',
} as const satisfies Record<StaffMove, Path>

export const isDanger = (move: StaffMove): boolean => move === 'stop' || move === 'leave' || move === 'blacklist'

/** Dictionary staff_status. */
export const staffStatus = { waiting: 0, onDuty: 1, stopped: 2, left: 3, blacklisted: 4, refused: 5 } as const

/** Who may be changed, and who was never approved and may be taken out. */
export const isOpen = ({ status }: Pick<StaffRow, 'status'>): boolean =>
  status !== staffStatus.left && status !== staffStatus.blacklisted
export const isNew = ({ status, pass_card_no }: Pick<StaffRow, 'status' | 'pass_card_no'>): boolean =>
  pass_card_no === null && (status === staffStatus.waiting || status === staffStatus.refused)

/** Dictionary staff_duty: those whose certificates differ. */
export const duty = { driver: 1, guard: 2 } as const
