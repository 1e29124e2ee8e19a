import { type Param, paramType, saleMode } from '../product/rules.ts'
import type { PictureName } from './pictures.ts'

/** Categories of products, each below the one before it that it names. */
export const productCategories: readonly { name: string; below?: string }[] = [
  { name: '智能安防终端' },
  { name: '智能钥匙柜', below: '智能安防终端' },
  { name: '访客登记终端', below: '智能安防终端' },
  { name: '记录仪采集站', below: '智能安防终端' },
  { name: '交接终端' },
  { name: '手持机', below: '交接终端' },
  { name: '配件' },
]

/** Pieces of one use of a consumable; one that is not `required` can be missing. */
type Need = { code: string; qty?: number; optional?: true }

type ProductPlan = {
  code: string
  name: string
  category: string
  model: string
  picture: PictureName
  mode: number
  /** Yuan: price, agent's price, rent of a month, deposit. */
  yuan: readonly [price: number, agent: number, rent?: number, deposit?: number]
  stock: number
  about: readonly [lead: string, ...points: string[]]
  params?: readonly Param[]
  needs?: readonly Need[]
  state?: 'off' | 'discontinued'
}

const param = (key: string, label: string, type: number, more: Partial<Param> = {}): Param => ({
  ...{ key, label, type, min: null, max: null, default: null, unit: null },
  ...more,
})

const cabinet = [
  param('door_timeout', '开门超时报警', paramType.whole, { min: 10, max: 600, default: 60, unit: '秒' }),
  param('volume', '语音音量', paramType.whole, { min: 0, max: 10, default: 6 }),
  param('auto_lock', '关门自动上锁', paramType.onOff, { default: true }),
  param('temp_limit', '温度报警上限', paramType.decimal, { min: 30, max: 80, default: 55.5, unit: '℃' }),
]

const kiosk = [
  param('idle_seconds', '待机时间', paramType.whole, { min: 30, max: 900, default: 180, unit: '秒' }),
  param('print_badge', '自动打印访客贴纸', paramType.onOff, { default: true }),
  param('welcome', '欢迎词', paramType.text, { min: 1, max: 20, default: '欢迎光临，请登记' }),
]

const handheld = [
  param('scan_tone', '扫描提示音', paramType.onOff, { default: true }),
  param('sleep_minutes', '息屏时间', paramType.whole, { min: 1, max: 30, default: 5, unit: '分钟' }),
]

const station = [param('keep_days', '影像保存天数', paramType.whole, { min: 30, max: 365, default: 90, unit: '天' })]

/** The products of the demonstration (domain 11.3 and 16.1). */
export const productPlans: readonly ProductPlan[] = [
  {
    ...{ code: 'KG-24', name: '智能钥匙柜KG-24', category: '智能钥匙柜', model: 'KG-24', picture: 'cabinet' },
    ...{ mode: saleMode.both, yuan: [7800, 6600, 320, 2000], stock: 46 },
    about: [
      '24 位智能钥匙柜，双人验证开柜，取还自动登记。',
      '人脸、刷卡、密码三种验证',
      '断电后可用备用电池工作 8 小时',
    ],
    params: cabinet,
    needs: [{ code: 'DC-CR2' }, { code: 'YS-24', optional: true }],
  },
  {
    ...{ code: 'KG-12', name: '智能钥匙柜KG-12', category: '智能钥匙柜', model: 'KG-12', picture: 'cabinet' },
    ...{ mode: saleMode.both, yuan: [4980, 4300, 210, 1200], stock: 31 },
    about: ['12 位智能钥匙柜，适合小型网点。', '双人验证开柜', '取还自动登记'],
    params: cabinet,
    needs: [{ code: 'DC-CR2' }],
  },
  {
    ...{ code: 'HT-5', name: '款箱交接手持机HT-5', category: '手持机', model: 'HT-5', picture: 'handheld' },
    ...{ mode: saleMode.both, yuan: [3200, 2680, 150, 800], stock: 120 },
    about: ['款箱交接手持机，扫描款箱和封签，核验押运人员。', 'RFID 与条码双扫描', '离线可用，联网后自动上传'],
    params: handheld,
    needs: [{ code: 'FQ-500' }, { code: 'DC-HT5', optional: true }],
  },
  {
    ...{ code: 'HT-7', name: '款箱交接手持机HT-7', category: '手持机', model: 'HT-7', picture: 'handheld' },
    ...{ mode: saleMode.sale, yuan: [4600, 3980], stock: 0, state: 'off' },
    about: ['新一代交接手持机，待到货后上架。', '指纹与人脸双重核验'],
    params: handheld,
    needs: [{ code: 'FQ-500' }],
  },
  {
    ...{ code: 'VT-2', name: '访客登记一体机VT-2', category: '访客登记终端', model: 'VT-2', picture: 'kiosk' },
    ...{ mode: saleMode.lease, yuan: [5600, 4900, 260, 1500], stock: 58 },
    about: ['访客登记一体机，读取证件、拍照、打印访客贴纸。', '支持身份证和护照', '黑名单即时提醒'],
    params: kiosk,
    needs: [{ code: 'FK-1000' }, { code: 'RM-57', optional: true }],
  },
  {
    ...{ code: 'VT-1', name: '访客登记一体机VT-1', category: '访客登记终端', model: 'VT-1', picture: 'kiosk' },
    ...{ mode: saleMode.sale, yuan: [3900, 3400], stock: 3, state: 'discontinued' },
    about: ['上一代访客登记一体机，仅供售后。'],
    params: kiosk,
    needs: [{ code: 'FK-1000' }],
  },
  {
    ...{ code: 'CJ-8', name: '执法记录仪采集站CJ-8', category: '记录仪采集站', model: 'CJ-8', picture: 'station' },
    ...{ mode: saleMode.both, yuan: [6800, 5900, 280, 1600], stock: 22 },
    about: ['8 口记录仪采集站，插上即自动上传影像并充电。', '影像加密保存'],
    params: station,
  },
  {
    ...{ code: 'CJ-16', name: '执法记录仪采集站CJ-16', category: '记录仪采集站', model: 'CJ-16', picture: 'station' },
    ...{ mode: saleMode.sale, yuan: [11800, 10200], stock: 9 },
    about: ['16 口记录仪采集站，适合押运公司。', '影像加密保存'],
    params: station,
  },
  {
    ...{ code: 'CD-4', name: '四联充电座CD-4', category: '配件', model: 'CD-4', picture: 'dock' },
    ...{ mode: saleMode.sale, yuan: [680, 560], stock: 75 },
    about: ['手持机四联充电座。'],
  },
]

type ConsumePlan = {
  code: string
  name: string
  category: string
  spec: string
  /** Dictionary unit. */
  unit: number
  pieces: number
  yuan: readonly [price: number, agent: number]
  stock: number
  warn: number
  shelf?: number
  off?: true
}

export const consumeCategories = ['封签', '打印耗材', '电池', '卡证'] as const

const unit = { piece: 2, roll: 3, box: 4, set: 5, sheet: 6 } as const

/** The consumables of the demonstration. */
export const consumePlans: readonly ConsumePlan[] = [
  {
    ...{ code: 'FQ-500', name: '一次性封签', category: '封签', spec: '卷/500', unit: unit.roll, pieces: 500 },
    ...{ yuan: [98, 80], stock: 860, warn: 200, shelf: 36 },
  },
  {
    ...{ code: 'FQ-1000', name: '款箱塑封条', category: '封签', spec: '盒/1000', unit: unit.box, pieces: 1000 },
    ...{ yuan: [120, 98], stock: 340, warn: 100, shelf: 36 },
  },
  {
    ...{ code: 'FK-1000', name: '访客贴纸', category: '打印耗材', spec: '盒/1000', unit: unit.box, pieces: 1000 },
    ...{ yuan: [86, 72], stock: 410, warn: 120, shelf: 24 },
  },
  {
    ...{ code: 'FK-500', name: '访客贴纸（小）', category: '打印耗材', spec: '盒/500', unit: unit.box, pieces: 500 },
    ...{ yuan: [48, 39], stock: 60, warn: 80, shelf: 24 },
  },
  {
    ...{ code: 'RM-57', name: '热敏纸57mm', category: '打印耗材', spec: '57×50', unit: unit.roll, pieces: 1 },
    ...{ yuan: [6.5, 5.2], stock: 2400, warn: 500, shelf: 24 },
  },
  {
    ...{ code: 'RM-80', name: '热敏纸80mm', category: '打印耗材', spec: '80×60', unit: unit.roll, pieces: 1 },
    ...{ yuan: [8.8, 7], stock: 1300, warn: 300, shelf: 24 },
  },
  {
    ...{ code: 'DC-CR2', name: '电子锁电池', category: '电池', spec: 'CR2 3V', unit: unit.piece, pieces: 1 },
    ...{ yuan: [18, 14.5], stock: 46, warn: 150, shelf: 60 },
  },
  {
    ...{ code: 'DC-HT5', name: '手持机电池', category: '电池', spec: '5000mAh', unit: unit.piece, pieces: 1 },
    ...{ yuan: [128, 105], stock: 88, warn: 40, shelf: 24 },
  },
  {
    ...{ code: 'YS-24', name: 'RFID钥匙扣', category: '卡证', spec: '套/24', unit: unit.set, pieces: 24 },
    ...{ yuan: [288, 240], stock: 130, warn: 30 },
  },
  {
    ...{ code: 'IC-100', name: '访客IC卡', category: '卡证', spec: '盒/100', unit: unit.box, pieces: 100 },
    ...{ yuan: [150, 126], stock: 0, warn: 20, off: true },
  },
  {
    ...{ code: 'QK-10', name: '读卡器清洁卡', category: '卡证', spec: '盒/10', unit: unit.box, pieces: 10 },
    ...{ yuan: [58, 46], stock: 95, warn: 30, shelf: 18 },
  },
  {
    ...{ code: 'BM-5', name: '屏幕保护膜', category: '卡证', spec: '5.5英寸', unit: unit.sheet, pieces: 1 },
    ...{ yuan: [12, 9], stock: 220, warn: 60 },
  },
]
