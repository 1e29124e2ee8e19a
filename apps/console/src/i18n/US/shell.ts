import type CN from '../CN/shell.ts'
import type { Translation } from '../types.ts'

export default {
  skip: 'Skip to main content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  language: 'Language',
  account: 'Account menu',
  changePassword: 'Change password',
  signOut: 'Sign out',
  breadcrumb: 'You are here',
  footerLinks: 'Footer links',
} satisfies Translation<typeof CN>
