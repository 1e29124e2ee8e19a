import { words } from '../../checkReport/texts/wordsCN.ts'

export default {
  ...words,
  title: '月度安全检查',
  book: '月度安全检查表',
  add: '登记月度检查',
  about: '网点每月自查，支行、分行每月检查所辖网点；被检负责人确认后，异常项转整改，当月任务随之完成。',
  log: '月度安全检查',
  count: {
    security_item_sign: '待我签名的月度检查',
    security_item_confirm: '待确认月度检查',
  },
} as const
