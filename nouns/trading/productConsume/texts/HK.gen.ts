// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  add: '新增產品耗材',
  addTitle: '新增產品耗材',
  editTitle: '修改用量',
  about: '每種產品使用哪些耗材、每次用多少件。必需的耗材不足時設備不能啟動。',
  keywords: '產品或耗材的編碼/名稱',
  relate: '關聯耗材',
  relateHint: '不在列表中的耗材，該產品不再使用',
  line: '第 {n} 行',
  addLine: '新增耗材',
  dropLine: '移除',
  deleteAsk: '刪除「{product}」的耗材「{consume}」？',
  refused: {
    twice: '同一耗材只能選一次',
    consume: '沒有該耗材或未上架',
    product: '沒有該產品或已停產',
  },
  field: {
    product_name: '產品',
    consume_name: '耗材',
    unit: '單位',
    qty_per_use: '每次用量（件）',
    required: '必需',
    create_user_name: '建立人',
    create_time: '建立時間',
  },
} as const
