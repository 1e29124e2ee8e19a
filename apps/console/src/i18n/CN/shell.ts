export default {
  skip: '跳到主要内容',
  mainMenu: '主菜单',
  openMenu: '打开菜单',
  collapse: '收起菜单',
  expand: '展开菜单',
  language: '语言',
  account: '账户菜单',
  changePassword: '修改密码',
  signOut: '退出登录',
  breadcrumb: '当前位置',
  footerLinks: '页脚链接',
} as const
