import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  title: '款箱',
  add: '新增',
  addTitle: '新增款箱',
  editTitle: '編輯款箱',
  about: '款箱、鈔袋和鈔箱各有箱號和所屬網點；位置只隨交接確認改變。',
  keywords: '箱號/網點',
  unitAlone: '不含下級機構',
  receive: '確認入庫',
  receiveAsk: '確認這些款箱已入庫嗎？{boxes}',
  received: '{count} 個款箱已入庫',
  removeAsk: '確定刪除款箱「{name}」嗎？',
  noRule: '4–20 位字母、數字或連字號',
  choice: { status: { 1: '使用中', 2: '停用', 3: '報廢' } },
  refused: {
    noVault: '只有業務庫人員可以確認入庫',
    notUnderway: '款箱不在途中：{boxes}',
    scrapped: '款箱已報廢',
    number: '交接過的款箱不能改號',
    underway: '款箱在途中，不能改所屬網點或狀態',
    moved: '款箱已有交接記錄，不能刪除',
  },
  field: {
    box_no: '箱號',
    box_type: '箱型',
    dept_name: '所屬網點',
    position: '位置',
    position_time: '到位時間',
    last_bill_no: '最近交接單',
    rfid: 'RFID',
    status: '狀態',
    remark: '備註',
    create_user_name: '建立人',
    create_time: '建立時間',
  },
} satisfies Translation<typeof CN>
