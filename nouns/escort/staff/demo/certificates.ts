import { staff } from '../noun.ts'

/** The special state of a person. Ends of certificates in days from today. */
export type Special = {
  name?: string
  duty?: number
  status?: number
  reason?: string
  /** Stopped by the daily job, not by a person. */
  byJob?: true
  pass?: number
  gun?: number
  drive?: number
  /** The day of their background check. */
  check?: number
}

const { waiting, stopped, left, blacklisted, refused } = staff.states.codes
const expired = { status: stopped, reason: '系统停岗：证件已到期', byJob: true } as const

/**
 * By number: those of domain 3.3 and 3.4, then the six expired, five waiting and two barred of domain 16.1 and others.
 */
const special: Readonly<Record<string, Special>> = {
  PD0117: { name: '马行舟', duty: 2 },
  PD0042: { name: '袁定坤', duty: 3 },
  PD0203: { name: '邱立山', duty: 2, gun: -2, ...expired },
  PD0020: { name: '罗嘉树', duty: 1 },
  PD0021: { name: '唐以衡', duty: 2 },
  PD0065: { duty: 2, gun: -1, ...expired },
  PD0086: { duty: 1, drive: -4, ...expired },
  PD0140: { pass: -1, ...expired },
  GY0035: { pass: -3, ...expired },
  GY0121: { check: -370, ...expired },
  PD0255: { status: waiting },
  PD0256: { status: waiting },
  PD0257: { duty: 2, status: waiting },
  GY0168: { status: waiting },
  CY0070: { status: waiting },
  PD0099: { status: blacklisted, reason: '押运途中擅自离岗，造成款箱无人看护' },
  GY0077: { status: blacklisted, reason: '提供虚假背景审查材料，已移送公安机关' },
  PD0250: { status: refused, reason: '持枪证影像不清，请重新上传' },
  GY0160: { status: refused, reason: '保安员证号与影像不一致' },
  PD0150: { status: stopped, reason: '违反交接规程，离岗培训' },
  PD0006: { status: left, reason: '合同期满离职' },
  PD0180: { status: left, reason: '个人原因离职' },
  GY0009: { status: left, reason: '调离本地' },
  CY0012: { status: left, reason: '个人原因离职' },
  PD0013: { duty: 2, gun: 1 },
  PD0031: { duty: 1, drive: 5 },
  PD0052: { pass: 6 },
  GY0015: { pass: 7 },
  CY0022: { check: -360 },
  PD0070: { duty: 2, gun: 12 },
  PD0101: { pass: 18 },
  PD0133: { duty: 1, drive: 22 },
  PD0166: { duty: 2, gun: 26 },
  GY0051: { pass: 14 },
  GY0099: { check: -342 },
  CY0044: { pass: 29 },
  PD0190: { pass: 45 },
  PD0211: { duty: 2, gun: 70 },
  GY0140: { pass: 60 },
}

export const specialOf = (staff_no: string): Special => special[staff_no] ?? {}
