import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  book: '押運路線',
  title: '路線',
  add: '新增',
  addTitle: '新增路線',
  editTitle: '編輯路線',
  about: '路線按次序列出停靠的網點和早送、晚收時間，編更由路線產生。',
  keywords: '路線號/路線名稱',
  removeAsk: '確定刪除路線「{name}」嗎？',
  noRule: '1–20 位字母、數字或連字號',
  refused: {
    stopTwice: '同一機構不能停靠兩次',
    collectAfter: '晚收時間須遲於早送時間',
    stopOrder: '停靠時間須逐站遞增',
    planned: '已有編更使用該路線，不能刪除，可以停用',
    stopped: '該路線已停用',
  },
  stop: {
    no: '站序',
    at: '第 {no} 站',
    add: '加一站',
    up: '上移',
    down: '下移',
    remove: '移除此站',
    needed: '最少一站，每站須選機構並填寫時間',
  },
  stops: { field: { dept_name: '機構', deliver_plan: '早送時間', collect_plan: '晚收時間' } },
  field: {
    route_no: '路線號',
    route_name: '路線名稱',
    company_name: '守押公司',
    stop_count: '站數',
    stops: '停靠機構',
    status: '狀態',
    remark: '備註',
    create_user_name: '建立人',
    create_time: '建立時間',
  },
} satisfies Translation<typeof CN>
