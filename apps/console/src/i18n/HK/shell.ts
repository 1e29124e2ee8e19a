import type CN from '../CN/shell.ts'
import type { Translation } from '../types.ts'

export default {
  skip: '跳到主要內容',
  mainMenu: '主選單',
  openMenu: '開啟選單',
  collapse: '收起選單',
  expand: '展開選單',
  language: '語言',
  account: '帳戶選單',
  changePassword: '修改密碼',
  signOut: '登出',
  breadcrumb: '目前位置',
  footerLinks: '頁尾連結',
} satisfies Translation<typeof CN>
