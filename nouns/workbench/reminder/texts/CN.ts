export default {
  title: '提醒',
  none: '没有未读提醒',
  noneText: '钥匙逾期、待签收等消息会出现在这里。',
  readOne: '标为已读',
  readAll: '全部已读',
  choice: {
    level: {
      1: '一般',
      2: '重要',
      3: '紧急',
    },
  },
  field: {
    level: '级别',
    status: '状态',
  },
} as const
