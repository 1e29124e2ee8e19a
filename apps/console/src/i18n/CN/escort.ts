export default {
  ends: '到期',
  expiry: { expired: '已过期', week: '7 天内到期', month: '30 天内到期', quarter: '90 天内到期' },
  reason: '原因',
  chooseFiles: '选择文件（PDF、图片）',
  removeAsk: '确认删除“{name}”吗？',
  removeSays: '只用于误录入的数据，已有记录引用时不能删除。删除后可在回收站恢复。',
  keptNumber: '当前：{number}，留空则保持不变',
  filing: { company: '公司（盖章）', bank: '保卫部门（盖章）', day: '备案日期' },
} as const
