export { insertAccount } from '../user/server/insertAccount.ts'
export { firstPassword, resetPassword, updatePassword } from '../user/server/password.ts'
export { checkNotAbove } from '../user/server/rules.ts'
